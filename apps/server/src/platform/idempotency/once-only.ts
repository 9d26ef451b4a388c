import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { OnceOnly } from "../http/key-ports.ts";
import { answerOnceWith, type OnceDeps } from "./answer-once.ts";
import { readIdempotencyKey } from "./idempotency-key.ts";

/** The port of the key's pipeline: a request is one of its partner, whichever of its keys it carries. */
export const onceOnlyWith = (deps: OnceDeps): OnceOnly => {
  const answerOnce = answerOnceWith(deps);
  return async (request, { partnerId }, work) => {
    const key = readIdempotencyKey(request.headers["idempotency-key"]);
    if (!key.ok) return key;
    if (key.value === undefined)
      return {
        ok: true,
        value: { answer: await work(() => Promise.resolve()), isReplayed: false },
      };
    return answerOnce({ partnerId, key: key.value, fingerprint: fingerprintOf(request) }, work);
  };
};

/** What a request asks for, from which version, and with which bytes; not how it was let in. */
const fingerprintOf = (request: FastifyRequest): Buffer => {
  const { method, url, headers, bodyHash, body } = request;
  // Otherwise another body would be taken for the same.
  if (body !== undefined && bodyHash === undefined) throw new Error("a body was not noted");
  const asked = [method, url, headers["content-type"], headers["if-match"]];
  return createHash("sha256")
    .update(JSON.stringify([...asked, bodyHash?.toString("hex")]))
    .digest();
};
