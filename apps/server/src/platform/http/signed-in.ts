import type { User } from "@propertyvr/contracts";
import type { Result } from "@propertyvr/vocabulary";
import type { FastifyRequest } from "fastify";
import type { Failure } from "./failure.ts";

/** Who is calling. */
export interface SignedIn {
  readonly id: string;
  readonly role: User["role"];
  readonly sessionId: string;
}

/** Reads the bearer token of a request: not_signed_in or session_expired where it does not hold. */
export type Authenticate = (request: FastifyRequest) => Promise<Result<SignedIn, Failure>>;

declare module "fastify" {
  interface FastifyInstance {
    authenticate: Authenticate;
    /** In tests every reply is held against its contract. */
    checksReplies: boolean;
  }
}
