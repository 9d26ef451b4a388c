import type { Endpoint } from "@propertyvr/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ClientBase } from "pg";
import type { Failure } from "./failure.ts";
import type { KeyHolder } from "./key-holder.ts";
import { keyPipeline } from "./key-pipeline.ts";
import type { KeepAnswer } from "./key-ports.ts";
import { HIJACKED, NOT_MODIFIED, type HandlerOutcome, type ReplyContent } from "./outcome.ts";
import { readParts, type RequestParts } from "./read-parts.ts";
import { isNamed, sendOnce, successOf } from "./send-once.ts";
import { sendProblem } from "./send-problem.ts";
import type { SignedIn } from "./signed-in.ts";

type UserOf<E extends Endpoint> = E["access"] extends "open" | "key" ? undefined : SignedIn;
type HolderOf<E extends Endpoint> = E["access"] extends "key" ? KeyHolder : undefined;

/** A request that has been read, let in and typed from its endpoint. */
export interface RouteCall<E extends Endpoint> extends RequestParts<E> {
  readonly user: UserOf<E>;
  /** Whose API key it is, for a route that a key opens. */
  readonly holder: HolderOf<E>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /**
   * Present where the request carries an Idempotency-Key: keeps the answer in the transaction of the
   * write that it answers. Call it last, with status and headers set and the value that is returned.
   */
  readonly keep: ((client: ClientBase, value: ReplyContent<E>) => Promise<void>) | undefined;
}

export type RouteHandler<E extends Endpoint> = (call: RouteCall<E>) => Promise<HandlerOutcome<E>>;

export interface RouteOptions {
  /** Bytes of body this route accepts; 1 MiB by default. */
  readonly bodyLimit?: number;
  /** Its body may take as long as it likes, as long as it goes on coming. */
  readonly takesTime?: true;
}

/**
 * Joins an endpoint of the contract to its use case. The wrapper lets the caller
 * in, reads the parts, and turns the result into the reply or a problem document;
 * a handler only ever sees values that fit the contract. For an endpoint without
 * a reply schema the value is sent as it is (a string or buffer after setting
 * `reply.type(...)`, or nothing for 204). Another success than the endpoint's own
 * (`otherStatuses`) is chosen with `reply.code`.
 */
export const route = <E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: RouteHandler<E>,
  { takesTime, ...options }: RouteOptions = {},
): void => {
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1"),
    ...options,
    ...(takesTime && { config: { takesTime } }),
    ...(endpoint.key ? keyPipeline(app, endpoint, endpoint.key) : sessionGate(app, endpoint)),
    handler: async (request, reply) => {
      const parts = readParts(endpoint, request);
      if (!parts.ok) return sendProblem(reply, parts.failure);
      const user = request.signedIn as UserOf<E>;
      const holder = request.keyHolder as HolderOf<E>;
      const run = (keepAnswer?: KeepAnswer) => {
        reply.code(endpoint.status);
        const keep: RouteCall<E>["keep"] =
          keepAnswer && ((client, value) => keepAnswer(client, successOf(reply, value)));
        return handle({ ...parts.value, user, holder, request, reply, keep });
      };
      if (isNamed(endpoint, request)) return sendOnce(app, endpoint, reply, run);
      const result = await run();
      if (result === HIJACKED) return reply;
      if (result === NOT_MODIFIED) return reply.code(304).send();
      if (!result.ok) return sendProblem(reply, result.failure);
      if (app.checksReplies) endpoint.reply?.parse(result.value);
      if (reply.getHeader("cache-control") === undefined) reply.header("cache-control", "no-store");
      return reply.send(result.value);
    },
  });
};

const sessionGate = (app: FastifyInstance, endpoint: Endpoint) => ({
  // Before the body is read: a stranger's megabyte is not worth parsing.
  onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
    const refused =
      (await letIn(app, endpoint, request)) ??
      (request.signedIn && app.paceWrite(endpoint, request.signedIn.id));
    if (refused !== undefined) return sendProblem(reply, refused);
  },
});

/** Notes on the request who is calling; the failure where they may not. */
const letIn = async (
  app: FastifyInstance,
  { access }: Endpoint,
  request: FastifyRequest,
): Promise<Failure | undefined> => {
  // A key's requests come by the other way.
  if (access === "open" || access === "key") return undefined;
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
  }
}
