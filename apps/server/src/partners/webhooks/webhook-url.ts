import type { FetchFault } from "@propertyvr/contracts";
import { WEB_PORTS } from "../../platform/outbound/guarded-fetch.ts";
import { hostAndPort, readOutboundUrl } from "../../platform/outbound/outbound-url.ts";

/**
 * Why nothing could be sent to an address, as far as it shows without asking: what the guard of
 * outgoing requests would refuse, and whatever anybody on the way could read.
 * @param openHosts `host:port` pairs that need neither be public nor speak https
 */
export const faultOfUrl = (
  text: string,
  openHosts: readonly string[],
): FetchFault | "https" | undefined => {
  const allowed = new Set(openHosts);
  const read = readOutboundUrl(text, { allowed, ports: WEB_PORTS });
  if (!read.ok) return read.failure;
  const { protocol, hostname, port } = read.value;
  if (protocol === "https:" || allowed.has(hostAndPort(hostname, Number(port) || 80)))
    return undefined;
  return "https";
};
