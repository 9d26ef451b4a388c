import { BlockList, isIPv4, isIPv6 } from "node:net";

/**
 * IPv4 that is not the public internet. Source: IANA IPv4 Special-Purpose Address Registry (RFC 6890),
 * IPv4 Multicast (RFC 5771), the former class E (RFC 1112).
 */
const NOT_PUBLIC_4 = [
  "0.0.0.0/8", // this network
  "10.0.0.0/8", // private
  "100.64.0.0/10", // shared by carriers (CGNAT)
  "127.0.0.0/8", // loopback
  "169.254.0.0/16", // link-local, where clouds keep their metadata
  "172.16.0.0/12", // private
  "192.0.0.0/24", // IETF protocol assignments
  "192.0.2.0/24", // documentation
  "192.88.99.0/24", // 6to4 relay, deprecated
  "192.168.0.0/16", // private
  "198.18.0.0/15", // benchmarking
  "198.51.100.0/24", // documentation
  "203.0.113.0/24", // documentation
  "224.0.0.0/4", // multicast
  "240.0.0.0/4", // reserved, and the broadcast address
  "168.63.129.16/32", // public by number, but the host's own in Azure (Microsoft Learn, "What is IP address 168.63.129.16?")
] as const;

/** Only this part of IPv6 is given out as global unicast (IANA IPv6 Address Space, RFC 4291). */
const PUBLIC_6 = "2000::/3";

/**
 * What within it is not the public internet, or leads to an IPv4 address inside it. Source: IANA IPv6
 * Special-Purpose Address Registry. Loopback, mapped and compatible IPv4, NAT64 (64:ff9b::/96 and
 * 64:ff9b:1::/48), unique local, link-local, site-local and multicast lie outside 2000::/3.
 */
const NOT_PUBLIC_6 = [
  "2001::/23", // IETF protocol assignments: Teredo, benchmarking, ORCHID
  "2001:db8::/32", // documentation
  "2002::/16", // 6to4
  "3fff::/20", // documentation
] as const;

const listOf = (ranges: readonly string[], family: "ipv4" | "ipv6"): BlockList => {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = "", bits] = range.split("/");
    list.addSubnet(network, Number(bits), family);
  }
  return list;
};

const notPublic4 = listOf(NOT_PUBLIC_4, "ipv4");
const public6 = listOf([PUBLIC_6], "ipv6");
const notPublic6 = listOf(NOT_PUBLIC_6, "ipv6");

/** Whether an address, as a resolver or a parsed URL writes it, lies on the public internet. */
export const isPublicAddress = (address: string): boolean => {
  if (isIPv4(address)) return !notPublic4.check(address, "ipv4");
  // A zone belongs to addresses of one's own links only.
  if (!isIPv6(address) || address.includes("%")) return false;
  return public6.check(address, "ipv6") && !notPublic6.check(address, "ipv6");
};
