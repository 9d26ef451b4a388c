export interface SceneCall {
  readonly name: string;
  /** As JSON; a string is sent as it is, however wrong. */
  readonly input: unknown;
}

export type ErrorKind =
  | "bad_key"
  | "forbidden"
  | "rate_limit"
  | "overloaded"
  | "server"
  | "bad_request";

interface SceneAnswer {
  /** Sent one by one. */
  readonly text?: readonly string[];
  readonly calls?: readonly SceneCall[];
  /** Milliseconds before each piece of text. */
  readonly paceMs?: number;
}

/** What a server of a provider does with one request. */
export type ProviderScene =
  | ({
      readonly does: "answer";
      readonly end?: "stop" | "length";
      /** absent: told; null: the server tells none. */
      readonly usage?: { readonly input: number; readonly output: number } | null;
    } & SceneAnswer)
  /** Answers with a status and the error as this provider writes it. */
  | {
      readonly does: "refuse_request";
      readonly error: ErrorKind;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** Tells an error in a stream that began well. */
  | ({ readonly does: "error_inside"; readonly error: ErrorKind } & SceneAnswer)
  /** Ends in the middle: by a broken connection, or quite politely. */
  | ({ readonly does: "cut"; readonly how: "broken" | "clean" } & SceneAnswer)
  /** Says nothing: before the headers, or after what was spoken. */
  | ({ readonly does: "silence"; readonly after: "nothing" | "headers" | "text" } & SceneAnswer)
  /** 200, but none of this protocol. */
  | {
      readonly does: "wrong_shape";
      readonly shape: "other_events" | "html" | "json" | "no_json" | "nothing" | "endless";
    }
  /** Declines to answer, as this provider tells it. */
  | ({ readonly does: "decline" } & SceneAnswer)
  /** Sends whoever asks elsewhere. */
  | { readonly does: "redirect"; readonly to: string };
