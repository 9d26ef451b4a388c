import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { Failure } from "../http/failure.ts";

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
