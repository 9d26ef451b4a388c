import type { FastifyRequest } from "fastify";

const LOOPBACK = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;

/**
 * Whether the request was made on this machine. A proxy here that we were not
 * told about would look the same, so a forwarded request never counts.
 */
export const isLocal = (request: FastifyRequest): boolean =>
  LOOPBACK.test(request.ip) &&
  LOOPBACK.test(request.socket.remoteAddress ?? request.ip) &&
  request.headers["x-forwarded-for"] === undefined &&
  request.headers.forwarded === undefined;

/** Whom to slow down: an IPv4 address, or the /64 that one IPv6 customer has to himself. */
export const networkOf = (address: string | undefined): string => {
  // Of a connection that has ended nobody knows the address any more.
  if (address === undefined) return "unknown";
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("%", 1)[0]?.split("::") ?? [];
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, gap)).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, "").toLowerCase())
    .join(":")}::/64`;
};

/** Where a program runs, without its address: the /24 of an IPv4 address, the /64 of an IPv6 one. */
export const networkPrefixOf = (address: string): string => {
  const network = networkOf(address);
  const head = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network)?.[1];
  return head === undefined ? network : `${head}.0/24`;
};
