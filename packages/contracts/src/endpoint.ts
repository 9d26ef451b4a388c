import type { ReadonlyDeep } from "@propertyvr/vocabulary";
import type { z } from "zod";
import type { KeyScope } from "./partners.ts";
import type { ProblemCode } from "./problem.ts";

/** Who may call: anyone, a signed-in account, a partner's account or an admin's, an admin, or an API key. */
export type Access = "open" | "signed_in" | "partner" | "admin" | "key";

/** How an endpoint treats the API key that opens it. */
export interface KeyUse {
  /** Which scope the key must have; without it: 403 scope_missing. */
  readonly scope: KeyScope;
  /** Takes nothing of the hourly quota. */
  readonly isFree?: true;
  /** Heeds the header Idempotency-Key. */
  readonly takesIdempotencyKey?: true;
}

/**
 * One operation of the HTTP interface. Server routes, the web's client and the
 * OpenAPI document are all made from these, so they cannot drift apart.
 */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> = EndpointDefinition<Params, Query, Body, Reply> &
  (
    | { readonly access: Exclude<Access, "key">; readonly key?: undefined }
    | { readonly access: "key"; readonly key: KeyUse }
  );

interface EndpointDefinition<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
> {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** With {name} for parameters, as in OpenAPI. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Other content types the body may have. */
  readonly alsoTakes?: readonly string[];
  /** The parts of a form, where it takes multipart/form-data. */
  readonly form?: z.ZodType;
  /** The use case checks the body, text that cannot be stored included: it is handed on as it came. */
  readonly takesAnyBody?: true;
  /** It changes nothing, though its method is POST: what is asked for is too long for an address. */
  readonly readsOnly?: true;
  /** What a success answers; absent for 204 and for streams. */
  readonly reply?: Reply;
  readonly status: number;
  /** Other statuses a success may have, with the same reply, and what each says. */
  readonly otherStatuses?: Readonly<Record<number, string>>;
  /** One thing with a version: answered as ETag, asked for with If-None-Match, held to with If-Match (RFC 9110). */
  readonly hasVersion?: true;
  /** Answers page by page: the next one's address stands in the header Link (RFC 8288). */
  readonly isPaged?: true;
  /** Other content types a success may have, e.g. an event stream. */
  readonly alsoProduces?: readonly string[];
  readonly problems: readonly ProblemCode[];
}

/** A write of a signed-in account: it goes at a pace (`too_many_requests`). */
export const isPacedWrite = ({ method, access, readsOnly }: Endpoint): boolean =>
  method !== "GET" && access !== "open" && access !== "key" && readsOnly !== true;

type ParsedOf<T> = T extends z.ZodType ? z.output<T> : undefined;
type SentOf<T> = T extends z.ZodType ? ReadonlyDeep<z.input<T>> : undefined;
export type ParamsOf<E extends Endpoint> = ParsedOf<E["params"]>;
export type QueryOf<E extends Endpoint> = ParsedOf<E["query"]>;
export type BodyOf<E extends Endpoint> = ParsedOf<E["body"]>;
export type ReplyOf<E extends Endpoint> = ParsedOf<E["reply"]>;
/** What a handler answers with: it may be data that nobody changes. */
export type AnswerOf<E extends Endpoint> = ReadonlyDeep<ReplyOf<E>>;
/** What a caller sends: defaults may be left out. */
export type SentBodyOf<E extends Endpoint> = SentOf<E["body"]>;
export type SentQueryOf<E extends Endpoint> = SentOf<E["query"]>;

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;
