import type { Endpoint, ReplyOf } from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Failure } from "./failure.ts";
import { readParts, type Parts } from "./read-parts.ts";
import { sendProblem } from "./send-problem.ts";
import type { SignedIn } from "./signed-in.ts";

/** What a handler returns when it has taken over `reply.raw` itself (after `reply.hijack()`). */
export const HIJACKED: unique symbol = Symbol("the handler answers on the raw connection");

type UserOf<E extends Endpoint> = E["access"] extends "open" ? undefined : SignedIn;

/** A request that has been read, let in and typed from its endpoint. */
export interface Call<E extends Endpoint> extends Parts<E> {
  readonly user: UserOf<E>;
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
      const user = await letIn(app, endpoint, request);
      if (!user.ok) return sendProblem(reply, user.failure);
      request.signedIn = user.value;
    },
    handler: async (request, reply) => {
      const parts = readParts(endpoint, request);
      if (!parts.ok) return sendProblem(reply, parts.failure);
      const user = request.signedIn as UserOf<E>;
      const result = await handle({ ...parts.value, user, request, reply });
      if (result === HIJACKED) return reply;
      if (!result.ok) return sendProblem(reply, result.failure);
      if (app.checksReplies) endpoint.reply?.parse(result.value);
      if (reply.getHeader("cache-control") === undefined) reply.header("cache-control", "no-store");
      return reply.code(endpoint.status).send(result.value);
    },
  });
};

const letIn = async (
  app: FastifyInstance,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Result<SignedIn | undefined, Failure>> => {
  if (endpoint.access === "open") return ok(undefined);
  const user = await app.authenticate(request);
  if (!user.ok) return user;
  return endpoint.access === "admin" && user.value.role !== "admin"
    ? fail({ code: "forbidden" })
    : user;
};

declare module "fastify" {
  interface FastifyRequest {
    signedIn: SignedIn | undefined;
  }
}
