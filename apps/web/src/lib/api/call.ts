import type {
  EndpointName,
  ParamsOf,
  ReplyOf,
  SentBodyOf,
  SentQueryOf,
} from "@propertyvr/contracts";
import { readLanguage } from "../i18n/index.ts";
import { readSession, signOut } from "../session/session-store.ts";
import type { WebContract, WebEndpoint } from "./endpoints.ts";
import { ProblemError, problemOf } from "./problem-error.ts";

/** JSON calls give up after this; files take as long as they take, and streams stay open. */
export const CALL_TIMEOUT_MS = 30_000;

type RequiredPart<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: never }
  : { readonly [K in Key]: Value };
type OptionalPart<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: never }
  : { readonly [K in Key]?: Value };

/** An operation that checks the body itself may be sent a file in its place. */
type BodyPart<Name extends EndpointName> = WebContract[Name] extends { readonly takesAnyBody: true }
  ? OptionalPart<"body", Body<Name>>
  : RequiredPart<"body", Body<Name>>;
type Body<Name extends EndpointName> = SentBodyOf<WebContract[Name]>;

/**
 * What an operation wants to be sent: params, query and body as its contract says, headers such as
 * If-Match, and a signal to give up.
 */
export type CallInput<Name extends EndpointName> = RequiredPart<
  "params",
  ParamsOf<WebContract[Name]>
> &
  OptionalPart<"query", SentQueryOf<WebContract[Name]>> &
  BodyPart<Name> & {
    readonly headers?: Readonly<Record<string, string>>;
    readonly signal?: AbortSignal;
    /** The body, of an operation that takes a file as it is. */
    readonly file?: Blob;
  };

/** What an operation answers. */
export type ReplyTo<Name extends EndpointName> = ReplyOf<WebContract[Name]>;
type Arguments<Name extends EndpointName> =
  Record<string, never> extends CallInput<Name>
    ? [sent?: CallInput<Name>]
    : [sent: CallInput<Name>];

/**
 * Calls an operation and answers its JSON (undefined for 204).
 * Throws ProblemError; an aborted signal throws its own AbortError.
 * The reply is our own server's and is trusted to have the contract's shape.
 */
export async function call<Name extends EndpointName>(
  endpoint: WebEndpoint<Name>,
  ...[sent]: Arguments<Name>
): Promise<ReplyTo<Name>> {
  const timeout = sent?.file === undefined ? AbortSignal.timeout(CALL_TIMEOUT_MS) : undefined;
  const given = sent?.signal;
  const signal = AbortSignal.any([given, timeout].filter((each) => each !== undefined));
  try {
    const response = await send(endpoint, sent, { accept: "application/json", ...sent, signal });
    if (response.status === 204) return undefined as ReplyTo<Name>;
    return (await response.json()) as ReplyTo<Name>;
  } catch (error) {
    if (error instanceof ProblemError || given?.aborted) throw error;
    if (timeout?.aborted) throw new ProblemError({ status: 0, detail: "" }, "timeout");
    throw new ProblemError({ status: 200, detail: "" }, "unreadable_reply");
  }
}

/**
 * Opens an operation that answers with an event stream; no time limit.
 * `headers` carries e.g. Last-Event-ID. Throws ProblemError before the first byte.
 */
export function openStream<Name extends EndpointName>(
  endpoint: WebEndpoint<Name>,
  sent: CallInput<Name>,
): Promise<Response> {
  return send(endpoint, sent, { accept: "text/event-stream", ...sent });
}

interface Wire {
  readonly accept: string;
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

async function send(endpoint: WebEndpoint, sent: unknown, wire: Wire): Promise<Response> {
  const { params, query, body, file } = (sent ?? {}) as {
    params?: Record<string, string>;
    query?: Record<string, string | undefined>;
    body?: unknown;
    file?: Blob;
  };
  const session = readSession();
  const token = session.status === "signed_out" ? null : session.token;
  const headers: Record<string, string> = {
    accept: wire.accept,
    // Problems are told in the language of the interface, which need not be the browser's.
    "accept-language": readLanguage(),
    ...wire.headers,
  };
  if (token) headers["authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  if (file !== undefined) headers["content-type"] = file.type || "application/octet-stream";

  const response = await fetch(address(endpoint.path, params, query), {
    method: endpoint.method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(file !== undefined && { body: file }),
    ...(wire.signal && { signal: wire.signal }),
  }).catch((error: unknown) => {
    if (wire.signal?.aborted) throw error;
    throw new ProblemError({ status: 0, detail: "" }, "offline");
  });
  if (response.ok) return response;
  const problem = await problemOf(response);
  endSessionIfOver(problem, token);
  throw problem;
}

/** A token the server no longer takes ends the session it belonged to, and no newer one. */
export function endSessionIfOver(problem: ProblemError, token: string | null): void {
  if (token === null || (problem.code !== "session_expired" && problem.code !== "not_signed_in"))
    return;
  const now = readSession();
  if (now.status !== "signed_out" && now.token === token) signOut("expired");
}

function address(
  path: string,
  params: Record<string, string> = {},
  query: Record<string, string | undefined> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.set(name, value);
  return search.size > 0 ? `${filled}?${search.toString()}` : filled;
}
