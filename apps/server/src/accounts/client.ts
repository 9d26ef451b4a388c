import type { FastifyRequest } from "fastify";
import { networkPrefixOf } from "../platform/http/caller.ts";

/** From which device somebody signs in, as its owner would recognise it. */
export interface Client {
  readonly browser: string | null;
  readonly system: string | null;
  readonly network: string;
}

/** The first that fits: most browsers also name those they descend from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bLine\//i, "LINE"],
  [/\b(FBAN|FBAV)\b/, "Facebook"],
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

const firstOf = (names: typeof BROWSERS, agent: string): string | null =>
  names.find(([sign]) => sign.test(agent))?.[1] ?? null;

/** @param agent the header User-Agent; everything in it may be made up */
export const deviceOf = (agent: string): Pick<Client, "browser" | "system"> => ({
  browser: firstOf(BROWSERS, agent),
  system: firstOf(SYSTEMS, agent),
});

export const clientOf = ({ ip, headers }: FastifyRequest): Client => ({
  ...deviceOf(headers["user-agent"] ?? ""),
  network: networkPrefixOf(ip),
});
