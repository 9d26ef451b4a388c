import type { KeyScope } from "@propertyvr/contracts";
import type { Result } from "@propertyvr/vocabulary";
import type { FastifyRequest } from "fastify";
import type { Failure } from "./failure.ts";

/** Whose program is calling. */
export interface KeyHolder {
  readonly keyId: string;
  /** The part of the key that may be shown. */
  readonly publicId: string;
  readonly partnerId: string;
  readonly partnerName: string;
  readonly scopes: readonly KeyScope[];
  /** Requests in any hour. */
  readonly rateLimit: number;
  readonly requestsCount: number;
  /** When it ends by itself: by its own expiry, or because another key took its place. */
  readonly expiresAt: Date | null;
}

/** Why a key does not hold; with its id where it is one of ours, so that its owner finds it in the log. */
export interface KeyRefusal extends Failure {
  readonly keyId?: string | undefined;
}

/** Reads the key of X-API-Key: which of 401 and 403 it is where the key does not hold. */
export type AuthenticateKey = (request: FastifyRequest) => Promise<Result<KeyHolder, KeyRefusal>>;
