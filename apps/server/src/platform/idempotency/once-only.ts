import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { OnceOnly } from "../http/key-ports.ts";
import { answerOnceWith, type OnceDeps } from "./answer-once.ts";
import type { Failure } from "../http/failure.ts";

/** The port of the key pipeline: a request belongs to its partner, whichever of the partner's keys it carries. */
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

/** The fingerprint of a request: what it asks for, of which version, with which body; not its credentials. */
const fingerprintOf = (request: FastifyRequest): Buffer => {
  const { method, url, headers, bodyHash, body } = request;
  // Otherwise another body would be taken for the same.
  if (body !== undefined && bodyHash === undefined) throw new Error("a body was not noted");
  const asked = [method, url, headers["content-type"], headers["if-match"]];
  return createHash("sha256")
    .update(JSON.stringify([...asked, bodyHash?.toString("hex")]))
    .digest();
};

const LENGTH = { min: 8, max: 255 } as const;
/** A String of RFC 8941, as draft-ietf-httpapi-idempotency-key-header-07 has it. */
const QUOTED = /^"((?:[\x20-\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"$/;
/** As Stripe's clients send it. A comma joins two headers into one, so it is never part of a key. */
const BARE = /^[\x21\x23-\x2b\x2d-\x7e]+$/;

/**
 * The key that a request names, the same quoted and bare; undefined where it names none. One that is
 * neither, or not of 8 to 255 characters, is idempotency_key_malformed: taking it for absent would
 * repeat what its sender wants done once.
 */
export const readIdempotencyKey = (
  header: string | readonly string[] | undefined,
): Result<string | undefined, Failure> => {
  if (header === undefined) return ok(undefined);
  const text = [header].flat().join(", ");
  const key = QUOTED.exec(text)?.[1]?.replaceAll(/\\(["\\])/g, "$1") ?? BARE.exec(text)?.[0];
  return key !== undefined && key.length >= LENGTH.min && key.length <= LENGTH.max
    ? ok(key)
    : fail({ code: "idempotency_key_malformed" });
};
