import type { FastifyRequest } from "fastify";
import { isIP } from "node:net";

/** The host that passkeys are made for, and the origin of its pages (WebAuthn calls it the relying party). */
export interface RelyingParty {
  readonly host: string;
  readonly origin: string;
}

/**
 * PUBLIC_URL, or else this machine by its name. Undefined where browsers make no passkeys: without HTTPS,
 * and at an address that is a number. The host of a request is believed for localhost alone, which is
 * nobody else's.
 */
export const relyingPartyOf = (request: FastifyRequest): RelyingParty | undefined => {
  const { publicUrl } = request.server;
  const address = publicUrl ?? `${request.protocol}://${request.host}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname, origin, protocol } = new URL(address);
  const isLocal = hostname === "localhost";
  if (!isLocal && (publicUrl === undefined || protocol !== "https:")) return undefined;
  if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0) return undefined;
  return { host: hostname, origin };
};
