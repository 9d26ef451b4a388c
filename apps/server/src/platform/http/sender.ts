import { ok, type Result } from "@propertyvr/vocabulary";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { networkOf } from "./caller.ts";
import type { Failure } from "./failure.ts";

/** Who sends what anybody may send: an account, or somebody at an address. */
export interface RequestSender {
  readonly userId: string | null;
  readonly network: string;
}

/** A guest needs no account; whoever shows a session has to hold it. */
export const senderOf = async (
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<Result<RequestSender, Failure>> => {
  const network = networkOf(request.ip);
  if (request.headers.authorization === undefined) return ok({ userId: null, network });
  const user = await app.authenticate(request);
  if (!user.ok) return user;
  request.signedIn = user.value;
  return ok({ userId: user.value.id, network });
};
