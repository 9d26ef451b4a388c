import type { FetchFault } from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import { isIP } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/** Where our own requests to addresses that others name may go. */
export interface OutboundRules {
  /** `host:port` pairs that are open whatever they are; see OUTBOUND_ALLOW. */
  readonly allowed: ReadonlySet<string>;
  readonly ports: ReadonlySet<number>;
}

/**
 * Names that never stand for a host on the public internet. Source: IANA Special-Use Domain Names
 * (RFC 6761), ICANN's reservation of .internal, and its list of endings too common in private networks.
 */
const NOT_PUBLIC_ENDINGS: ReadonlySet<string> = new Set([
  "alt",
  "arpa",
  "corp",
  "example",
  "home",
  "internal",
  "intranet",
  "invalid",
  "lan",
  "local",
  "localdomain",
  "localhost",
  "onion",
  "private",
  "test",
]);
const LABEL = /^[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?$/;
const LONGEST_NAME = 253;

/**
 * An address that somebody named, if a request of ours may go there. The parser of `URL` has by then
 * made every way of writing an IPv4 address (decimal, octal, hexadecimal, short, fullwidth) into the
 * one with four numbers, and names of any script into ASCII.
 */
export const readOutboundUrl = (
  text: string,
  rules: OutboundRules,
  base?: URL,
): Result<URL, FetchFault> => {
  const url = parsed(text, base);
  if (url === undefined) return fail("not_a_url");
  if (url.protocol !== "https:" && url.protocol !== "http:") return fail("scheme");
  if (url.username !== "" || url.password !== "") return fail("credentials");
  if (rules.allowed.has(hostAndPort(url.hostname, portOf(url)))) return ok(url);
  if (!rules.ports.has(portOf(url))) return fail("port");
  return isPublicHost(url.hostname) ? ok(url) : fail("inward");
};

/** How an open host is written in `OutboundRules.allowed`. */
export const hostAndPort = (hostname: string, port: number): string =>
  `${plainHost(hostname)}:${String(port)}`;

/** Whether a host as a URL writes it is a public address or may be the name of one. */
const isPublicHost = (hostname: string): boolean => {
  const host = plainHost(hostname);
  return isIP(host) === 0 ? isPublicName(host) : isPublicAddress(host);
};

const isPublicName = (name: string): boolean => {
  const labels = name.split(".");
  const ending = labels.at(-1) ?? "";
  return (
    name.length <= LONGEST_NAME &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    !NOT_PUBLIC_ENDINGS.has(ending)
  );
};

/** Without the brackets of IPv6 and the dot that ends a full name. */
const plainHost = (hostname: string): string =>
  hostname
    .toLowerCase()
    .replace(/^\[(.*)\]$/, "$1")
    .replace(/\.$/, "");

const portOf = (url: URL): number =>
  url.port === "" ? (url.protocol === "https:" ? 443 : 80) : Number(url.port);

const parsed = (text: string, base: URL | undefined): URL | undefined => {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
};
