import type { FetchFault } from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { IncomingHttpHeaders } from "node:http";
import { Agent, request, type Dispatcher } from "undici";
import { guardedConnect, resolveByName, type Resolve } from "./guarded-connect.ts";
import { faultOf } from "./network-faults.ts";
import { readOutboundUrl, type OutboundRules } from "./outbound-url.ts";

export interface FetchOptions {
  readonly method?: "GET" | "HEAD" | "POST";
  /** Credentials among them go to the host that was named, never on to another. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Of the reply's body as it comes over the line; it is never inflated. */
  readonly maxBytes: number;
  /** A longer body is refused, or only its beginning is read. Refused where left out. */
  readonly whenLarger?: "refuse" | "cut";
  /** For everything, redirects included. */
  readonly timeoutMs: number;
  /** For GET and HEAD; others never follow one. 0 gives the redirect as the reply. Where left out, 3. */
  readonly maxRedirects?: number;
  readonly signal?: AbortSignal;
}

export interface FetchedReply {
  /** Where it came from, after redirects. */
  readonly url: string;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface FetchFailure {
  readonly fault: FetchFault;
  /** How many redirects were followed before it. */
  readonly redirects: number;
}

/**
 * A request to an address that somebody else named: a partner's picture or webhook. It reaches the
 * public internet only, on ports 80 and 443; every redirect is checked like the first address. No
 * cookies, no proxy of the environment. Any status is a reply; the caller judges it.
 */
export type GuardedFetch = (
  url: string,
  options: FetchOptions,
) => Promise<Result<FetchedReply, FetchFailure>>;

export interface Outbound {
  readonly guardedFetch: GuardedFetch;
  readonly close: () => Promise<void>;
}

const DEFAULT_REDIRECTS = 3;
const REDIRECT_STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** What another host than the named one may be told. */
const HARMLESS_HEADERS: ReadonlySet<string> = new Set(["accept", "accept-language", "user-agent"]);
export const WEB_PORTS: ReadonlySet<number> = new Set([80, 443]);
const MAX_HEADER_BYTES = 16 * 1024;

/** @param over.allow `host:port` pairs that are open although they are not public */
export const openOutbound = (over: {
  readonly allow: readonly string[];
  /** In tests. */
  readonly resolve?: Resolve;
  /** In tests, whose servers cannot have 80 and 443. */
  readonly ports?: ReadonlySet<number>;
}): Outbound => {
  const rules = { allowed: new Set(over.allow), ports: over.ports ?? WEB_PORTS };
  const agent = new Agent({
    connect: guardedConnect(rules, over.resolve ?? resolveByName),
    connections: 8,
    pipelining: 1,
    maxHeaderSize: MAX_HEADER_BYTES,
  });
  return {
    guardedFetch: (url, options) => fetchThrough(agent, rules, url, options),
    close: () => agent.destroy(),
  };
};

const fetchThrough = async (
  agent: Agent,
  rules: OutboundRules,
  address: string,
  options: FetchOptions,
): Promise<Result<FetchedReply, FetchFailure>> => {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const most = options.method === "POST" ? 0 : (options.maxRedirects ?? DEFAULT_REDIRECTS);
  let headers = withOurOwn(options.headers ?? {});
  let read = readOutboundUrl(address, rules);
  for (let redirects = 0; ; redirects += 1) {
    if (!read.ok) return fail({ fault: read.failure, redirects });
    const url = read.value;
    const asked = await ask(agent, url, { ...options, headers, isFollowed: most > 0 }, timeout);
    if (!asked.ok) return fail({ fault: asked.failure, redirects });
    if (!("location" in asked.value)) return ok({ url: url.href, ...asked.value });
    if (redirects === most) return fail({ fault: "redirects", redirects });
    read = readOutboundUrl(asked.value.location, rules, url);
    if (read.ok && read.value.origin !== url.origin) headers = harmless(headers);
  }
};

type ReplyOrRedirect = Omit<FetchedReply, "url"> | { readonly location: string };

/** One request: its reply, or where that sends us on. */
const ask = async (
  agent: Agent,
  url: URL,
  options: FetchOptions & { readonly isFollowed: boolean },
  timeout: AbortSignal,
): Promise<Result<ReplyOrRedirect, FetchFault>> => {
  const { method = "GET", headers = {}, body = null } = options;
  const signal =
    options.signal === undefined ? timeout : AbortSignal.any([timeout, options.signal]);
  let hasReply = false;
  try {
    const reply = await request(url, { dispatcher: agent, method, headers, body, signal });
    hasReply = true;
    const location = options.isFollowed ? redirectOf(reply) : undefined;
    if (location !== undefined) {
      leave(reply);
      return ok({ location });
    }
    const whole = await bodyWithin(reply, options);
    if (!whole.ok) return whole;
    return ok({ status: reply.statusCode, headers: reply.headers, body: whole.value });
  } catch (error) {
    if (options.signal?.aborted === true) return fail("aborted");
    if (timeout.aborted) return fail("timeout");
    const fault = faultOf(error);
    return fail(hasReply && fault === "no_answer" ? "cut_short" : fault);
  }
};

const withOurOwn = (headers: Readonly<Record<string, string>>): Record<string, string> => ({
  "user-agent": "PropertyVR",
  "accept-encoding": "identity",
  ...Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  ),
});

const harmless = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  withOurOwn(
    Object.fromEntries(Object.entries(headers).filter(([name]) => HARMLESS_HEADERS.has(name))),
  );

/** Where a reply sends us on; undefined where it does not. */
const redirectOf = (reply: Dispatcher.ResponseData): string | undefined => {
  if (!REDIRECT_STATUSES.has(reply.statusCode)) return undefined;
  const { location } = reply.headers;
  return typeof location === "string" ? location : undefined;
};

/** The whole body, if it is within the limit both as declared and as it arrives. */
const bodyWithin = async (
  reply: Dispatcher.ResponseData,
  { maxBytes, whenLarger = "refuse" }: FetchOptions,
): Promise<Result<Buffer, FetchFault>> => {
  if (whenLarger === "refuse" && Number(reply.headers["content-length"]) > maxBytes) {
    leave(reply);
    return fail("too_large");
  }
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop ends the connection.
  for await (const chunk of reply.body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxBytes) break;
  }
  if (size <= maxBytes) return ok(Buffer.concat(chunks));
  return whenLarger === "cut" ? ok(Buffer.concat(chunks).subarray(0, maxBytes)) : fail("too_large");
};

/** Ends a reply whose body nobody reads. */
const leave = (reply: Dispatcher.ResponseData): void => {
  reply.body.on("error", () => undefined).destroy();
};
