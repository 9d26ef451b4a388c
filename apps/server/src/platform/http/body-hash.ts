import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";

/**
 * What a request's body was, byte for byte, for requests that may be sent again with an
 * Idempotency-Key. Whoever parses a body notes it.
 */
export const noteBody = (request: FastifyRequest, bytes: Uint8Array | string): void => {
  if (request.headers["idempotency-key"] !== undefined)
    request.bodyHash = createHash("sha256").update(bytes).digest();
};

export const decorateBodyHash = (app: FastifyInstance): void => {
  app.decorateRequest("bodyHash", undefined);
};

declare module "fastify" {
  interface FastifyRequest {
    /** Undefined without a body, and without an Idempotency-Key. */
    bodyHash: Buffer | undefined;
  }
}
