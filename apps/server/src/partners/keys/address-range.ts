import { BlockList, isIP, isIPv6 } from "node:net";

/** Whether an address lies in one of the ranges (CIDR); no ranges hold everybody. */
export const addressCheck = (ranges: readonly string[]): ((address: string) => boolean) => {
  if (ranges.length === 0) return () => true;
  const list = new BlockList();
  for (const range of ranges) {
    const [network = "", bits] = range.split("/");
    const family = isIPv6(network) ? "ipv6" : "ipv4";
    list.addSubnet(network, Number(bits ?? (family === "ipv6" ? 128 : 32)), family);
  }
  // What a proxy passes on as the caller's address may be no address at all.
  return (address) => isIP(address) !== 0 && list.check(address, isIPv6(address) ? "ipv6" : "ipv4");
};
