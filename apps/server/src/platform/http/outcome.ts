import type { AnswerOf, Endpoint } from "@propertyvr/contracts";
import type { Result } from "@propertyvr/vocabulary";
import type { Readable } from "node:stream";
import type { z } from "zod";
import type { Failure } from "./failure.ts";

/** What a handler returns when it has taken over `reply.raw` itself (after `reply.hijack()`). */
export const HIJACKED: unique symbol = Symbol("the handler answers on the raw connection");
/** What a handler returns when the caller already has this version: 304, with the headers it set. */
export const NOT_MODIFIED: unique symbol = Symbol("the caller has this version");

/** What a success carries: the reply, or for an endpoint without a schema bytes, a stream of them, text or nothing. */
export type ReplyContent<E extends Endpoint> = E["reply"] extends z.ZodType
  ? AnswerOf<E>
  : string | Uint8Array | Readable | undefined;

export type HandlerOutcome<E extends Endpoint> =
  | Result<ReplyContent<E>, Failure>
  | typeof HIJACKED
  | typeof NOT_MODIFIED;
