import { Resolver } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { callbackify } from "node:util";
import { buildConnector } from "undici";
import { hostAndPort, type OutboundRules } from "./outbound-url.ts";
import { isPublicAddress } from "./public-address.ts";

/** Every address of a name; throws as `node:dns` does where it has none. */
export type Resolve = (name: string) => Promise<readonly string[]>;

/** What the error of a refused connection carries. */
export const INWARD = "EINWARD";

const CONNECT_MS = 5_000;
const ANSWER_MS = 2_000;

/**
 * Opens connections to public addresses only. The addresses that were checked are the ones that are
 * connected to: nothing asks the name again in between (rebinding). An address instead of a name never
 * reaches the lookup, so it is checked here as well.
 */
export const guardedConnect = (
  rules: OutboundRules,
  resolve: Resolve,
): buildConnector.connector => {
  const guarded = buildConnector({ timeout: CONNECT_MS, lookup: publicLookup(resolve) });
  const open = buildConnector({ timeout: CONNECT_MS });
  return (options, callback) => {
    const host = options.hostname.replace(/^\[(.*)\]$/, "$1");
    const port = Number(options.port) || (options.protocol === "https:" ? 443 : 80);
    if (rules.allowed.has(hostAndPort(host, port))) {
      open(options, callback);
      return;
    }
    if (isIP(host) !== 0 && !isPublicAddress(host)) {
      callback(inward(host), null);
      return;
    }
    guarded(options, callback);
  };
};

/** A lookup for `net.connect` that knows public addresses only. */
const publicLookup = (resolve: Resolve): LookupFunction => {
  const resolvePublic = callbackify(async (name: string) => {
    const addresses = (await resolve(name)).filter(isPublicAddress);
    if (addresses.length === 0) throw inward(name);
    return addresses.map((address) => ({ address, family: isIP(address) }));
  });
  return (name, options, callback) => {
    resolvePublic(name, (error, addresses) => {
      const [first] = addresses ?? [];
      if (options.all === true || first === undefined) callback(error, addresses ?? []);
      else callback(error, first.address, first.family);
    });
  };
};

/**
 * Asks the name servers themselves: the system's own lookup would read the hosts file and the search
 * domains of this network, and hold a thread that passwords and pictures need while it waits.
 */
export const resolveByName: Resolve = async (name) => {
  const resolver = new Resolver({ timeout: ANSWER_MS, tries: 2 });
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const found = [four, six].flatMap((each) => (each.status === "fulfilled" ? each.value : []));
  if (found.length === 0 && four.status === "rejected") throw four.reason;
  return found;
};

const inward = (host: string): NodeJS.ErrnoException =>
  Object.assign(new Error(`${host} is not on the public internet`), { code: INWARD });
