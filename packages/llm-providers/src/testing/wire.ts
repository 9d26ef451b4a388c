import type { ErrorKind, SceneCall } from "./scene.ts";

export interface Usage {
  readonly input: number;
  readonly output: number;
}

/** How one provider writes an answer; one for each response. */
export interface ProviderWire {
  /** What comes before the first word. */
  readonly begin: () => string;
  readonly text: (delta: string) => string;
  readonly call: (call: SceneCall, id: string) => string;
  readonly end: (reason: "stop" | "length" | "tool_calls", usage: Usage | null) => string;
  /** The rest of an answer that was declined. */
  readonly decline: () => string;
  readonly errorInside: (error: ErrorKind) => string;
}

/** What a request of this provider says, whatever its shape. */
export interface AskedOf {
  readonly model: string;
  readonly system: string;
  /** Of the person, newest last. */
  readonly userTexts: readonly string[];
  readonly imageTypes: readonly string[];
  readonly toolNames: readonly string[];
  /** Of tools, in order: under the id or name by which this provider knows the call. */
  readonly results: readonly { readonly id: string; readonly output: unknown }[];
  readonly maxOutputTokens: number | undefined;
}

export interface Protocol {
  /** Under which the API begins. */
  readonly basePath: string;
  readonly path: RegExp;
  readonly wire: () => ProviderWire;
  readonly errorOf: (error: ErrorKind) => { readonly status: number; readonly body: unknown };
  readonly keyIn: (headers: Readonly<Record<string, string | string[] | undefined>>) => string;
  readonly read: (body: LooseJson, url: string) => AskedOf;
}

/** A body as it came; tests look at what they expect to be there. */
// oxlint-disable-next-line typescript/no-explicit-any
export type LooseJson = any;

export const STATUS: Readonly<Record<ErrorKind, number>> = {
  bad_key: 401,
  forbidden: 403,
  rate_limit: 429,
  overloaded: 503,
  server: 500,
  bad_request: 400,
};

export const argumentsOf = ({ input }: SceneCall): string =>
  typeof input === "string" ? input : JSON.stringify(input);

/** In two pieces, as they come. */
export const halves = (text: string): readonly string[] => {
  const middle = Math.ceil(text.length / 2);
  return [text.slice(0, middle), text.slice(middle)].filter((half) => half !== "");
};

export const dataLine = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;
