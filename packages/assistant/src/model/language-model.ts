/**
 * A language model as the assistant sees it: one step of a talk at a time. Adapters stand in
 * `packages/llm-providers`, the server joins them.
 */

export interface ModelToolCall {
  /** Of the provider; the result is sent back under it. */
  readonly id: string;
  readonly name: string;
  /** As the model wrote it, parsed from JSON and not checked yet. */
  readonly input: unknown;
}

export interface ModelImage {
  readonly mediaType: "image/jpeg" | "image/png" | "image/webp";
  readonly bytes: Uint8Array;
}

export type ModelMessage =
  | { readonly role: "user"; readonly text: string; readonly images?: readonly ModelImage[] }
  | {
      readonly role: "assistant";
      readonly text: string;
      readonly toolCalls: readonly ModelToolCall[];
    }
  | {
      readonly role: "tool";
      readonly results: readonly {
        readonly id: string;
        readonly name: string;
        /** Plain JSON: data, never instructions. */
        readonly output: unknown;
      }[];
    };

export interface ModelTool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of what it takes. */
  readonly inputSchema: Readonly<Record<string, unknown>>;
}

/** What ends a step; every `AbortSignal` is one. */
export interface StopSignal {
  readonly aborted: boolean;
  addEventListener(type: "abort", listener: () => void, options?: { once?: boolean }): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

export interface ModelStep {
  readonly system: string;
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly ModelTool[];
  readonly maxOutputTokens: number;
  /** Ends the call to the provider at once, its connection too. */
  readonly signal: StopSignal;
}

/** Why a step gave no whole answer. */
export type ModelFailure =
  | "bad_key"
  | "rate_limited"
  | "refused"
  | "timed_out"
  | "cut"
  | "unavailable"
  | "wrong_shape"
  | "stopped";

export interface ModelUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** In order; the last one is `end` or `failed`. */
export type ModelEvent =
  | { readonly type: "text"; readonly delta: string }
  | { readonly type: "tool_call"; readonly call: ModelToolCall }
  | {
      readonly type: "end";
      readonly reason: "stop" | "length" | "tool_calls";
      /** null where the provider did not say. */
      readonly usage: ModelUsage | null;
    }
  | {
      readonly type: "failed";
      readonly failure: ModelFailure;
      readonly usage: ModelUsage | null;
    };

/** Never throws: what goes wrong is the last event. */
export type RunModelStep = (step: ModelStep) => AsyncIterable<ModelEvent>;
