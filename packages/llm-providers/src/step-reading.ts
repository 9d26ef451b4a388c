import type {
  LanguageModelV3StreamPart,
  LanguageModelV3ToolCall,
  LanguageModelV3Usage,
  SharedV3ProviderMetadata,
} from "@ai-sdk/provider";
import type { ModelEvent, ModelFailure, ModelUsage } from "@propertyvr/assistant";
import { failureOf } from "./failure-of.ts";

type Finish = Extract<LanguageModelV3StreamPart, { type: "finish" }>;

/** Reads the stream of one step to its last event; a stream that only looks whole is told as what it is. */
export class StepReading {
  readonly #isOfProtocol: (raw: unknown) => boolean;
  readonly #notes: Map<string, SharedV3ProviderMetadata>;
  #hasSpoken = false;
  #calls = 0;
  #isProtocol = false;
  #usage: ModelUsage | null = null;
  #finish: Finish | null = null;
  #failure: ModelFailure | null = null;

  constructor(
    isOfProtocol: (raw: unknown) => boolean,
    notes: Map<string, SharedV3ProviderMetadata>,
  ) {
    this.#isOfProtocol = isOfProtocol;
    this.#notes = notes;
  }

  /** The model itself did something; a ping of its server is none of its doing. */
  static isLife({ type }: LanguageModelV3StreamPart): boolean {
    return type !== "raw" && type !== "stream-start" && type !== "response-metadata";
  }

  get isOver(): boolean {
    return this.#failure !== null;
  }

  take(part: LanguageModelV3StreamPart): readonly ModelEvent[] {
    switch (part.type) {
      case "text-delta":
        if (part.delta === "") return [];
        this.#hasSpoken = true;
        return [{ type: "text", delta: part.delta }];
      case "tool-call":
        return this.#call(part);
      case "raw":
        this.#isProtocol ||= this.#isOfProtocol(part.rawValue);
        return [];
      case "error":
        this.#failure = this.#isEndMissing(part.error) ? this.#brokenOff() : failureOf(part.error);
        return [];
      case "finish":
        this.#finish = part;
        this.#usage = usageOf(part.usage);
        return [];
      default:
        return [];
    }
  }

  /** After the stream ended. */
  last(): ModelEvent {
    const failure = this.#failure ?? this.#wrongEnd();
    if (failure !== null) return this.failed(failure);
    const reason =
      this.#calls > 0
        ? "tool_calls"
        : this.#finish?.finishReason.unified === "length"
          ? "length"
          : "stop";
    return { type: "end", reason, usage: this.#usage };
  }

  failed(failure: ModelFailure): ModelEvent {
    return { type: "failed", failure, usage: this.#usage };
  }

  #call({
    toolCallId: id,
    toolName: name,
    input,
    providerExecuted,
    providerMetadata,
  }: LanguageModelV3ToolCall): readonly ModelEvent[] {
    // A tool of the provider's own was not asked for.
    if (providerExecuted === true) return [];
    this.#calls += 1;
    if (providerMetadata !== undefined) this.#notes.set(id, providerMetadata);
    return [{ type: "tool_call", call: { id, name, input: parsed(input) } }];
  }

  #wrongEnd(): ModelFailure | null {
    if (this.#finish === null) return this.#brokenOff();
    const { unified, raw } = this.#finish.finishReason;
    if (unified === "content-filter") return "refused";
    if (raw === undefined) return this.#brokenOff();
    if (unified === "error") return "wrong_shape";
    const isEmpty = !this.#hasSpoken && this.#calls === 0;
    return isEmpty && unified !== "length" ? "wrong_shape" : null;
  }

  /** The stream ended without saying so: cut, if it ever was one of this protocol. */
  #brokenOff(): ModelFailure {
    return this.#isProtocol ? "cut" : "wrong_shape";
  }

  #isEndMissing(error: unknown): boolean {
    return error instanceof Error && error.message.includes("without a finish reason");
  }
}

const parsed = (input: string): unknown => {
  try {
    return JSON.parse(input === "" ? "{}" : input) as unknown;
  } catch {
    return input;
  }
};

const usageOf = ({ inputTokens, outputTokens }: LanguageModelV3Usage): ModelUsage | null =>
  inputTokens.total === undefined || outputTokens.total === undefined
    ? null
    : { inputTokens: inputTokens.total, outputTokens: outputTokens.total };
