import type { Endpoint, ReplyOf } from "@propertyvr/contracts";
import type { Result } from "@propertyvr/vocabulary";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Failure } from "./failure.ts";
import type { KeyHolder } from "./key-holder.ts";
import { readParts, type Parts } from "./read-parts.ts";
import { sendProblem } from "./send-problem.ts";
import type { SignedIn } from "./signed-in.ts";

/** What a handler returns when it has taken over `reply.raw` itself (after `reply.hijack()`). */
export const HIJACKED: unique symbol = Symbol("the handler answers on the raw connection");

type UserOf<E extends Endpoint> = E["access"] extends "open" | "key" ? undefined : SignedIn;
type HolderOf<E extends Endpoint> = E["access"] extends "key" ? KeyHolder : undefined;

/** A request that has been read, let in and typed from its endpoint. */
export interface Call<E extends Endpoint> extends Parts<E> {
  readonly user: UserOf<E>;
  /** Whose API key it is, for a route that a key opens. */
  readonly holder: HolderOf<E>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a success carries: the reply, or for an endpoint without a schema bytes, text or nothing. */
type Sent<E extends Endpoint> = E["reply"] extends z.ZodType
  ? ReplyOf<E>
  : string | Uint8Array | undefined;

export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<Result<Sent<E>, Failure> | typeof HIJACKED>;

export interface RouteOptions {
  /** Bytes of body this route accepts; 1 MiB by default. */
  readonly bodyLimit?: number;
}

/**
 * Joins an endpoint of the contract to its use case. The wrapper lets the caller
 * in, reads the parts, and turns the result into the reply or a problem document;
 * a handler only ever sees values that fit the contract. For an endpoint without
 * a reply schema the value is sent as it is (a string or buffer after setting
 * `reply.type(...)`, or nothing for 204).
 */
export const route = <E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: Handler<E>,
  options: RouteOptions = {},
): void => {
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1"),
    ...options,
    // Before the body is read: a stranger's megabyte is not worth parsing.
    onRequest: async (request, reply) => {
      const refused = await letIn(app, endpoint, request);
      if (refused !== undefined) return sendProblem(reply, refused);
    },
    handler: async (request, reply) => {
      const parts = readParts(endpoint, request);
      if (!parts.ok) return sendProblem(reply, parts.failure);
      const user = request.signedIn as UserOf<E>;
      const holder = request.keyHolder as HolderOf<E>;
      const result = await handle({ ...parts.value, user, holder, request, reply });
      if (result === HIJACKED) return reply;
      if (!result.ok) return sendProblem(reply, result.failure);
      if (app.checksReplies) endpoint.reply?.parse(result.value);
      if (reply.getHeader("cache-control") === undefined) reply.header("cache-control", "no-store");
      // Fastify's own 200 is never one of the others: what a handler has set stands.
      if (endpoint.otherStatuses?.[reply.statusCode] === undefined) reply.code(endpoint.status);
      return reply.send(result.value);
    },
  });
};

/** Notes on the request who is calling; the failure where they may not. */
const letIn = async (
  app: FastifyInstance,
  { access }: Endpoint,
  request: FastifyRequest,
): Promise<Failure | undefined> => {
  if (access === "open") return undefined;
  if (access === "key") {
    const holder = await app.authenticateKey(request);
    if (!holder.ok) return holder.failure;
    request.keyHolder = holder.value;
    return undefined;
  }
  const user = await app.authenticate(request);
  if (!user.ok) return user.failure;
  request.signedIn = user.value;
  return ROLES[access].includes(user.value.role) ? undefined : { code: "forbidden" };
};

const ROLES: Readonly<Record<"signed_in" | "partner" | "admin", readonly SignedIn["role"][]>> = {
  signed_in: ["seeker", "partner", "admin"],
  partner: ["partner", "admin"],
  admin: ["admin"],
};

declare module "fastify" {
  interface FastifyRequest {
    signedIn: SignedIn | undefined;
    keyHolder: KeyHolder | undefined;
  }
}
