import type { Homes } from "./writer.ts";

type NearItem = Homes["near"][number];

/** "BTS": the stations of a network, not one of them. */
export const isNetwork = (name: string | null): boolean => name === "BTS" || name === "MRT";

/** A station or a landmark, not "a park", a network or anything of a kind. */
export const hasOwnName = (target: NearItem): target is NearItem & { readonly name: string } =>
  target.name !== null && !target.isCommonNoun && !isNetwork(target.name);

/** A station without the network before its name, for a list in which each word counts. */
export const withoutNetwork = (name: string): string =>
  name.replace(/^(?:BTS|MRT|ARL|SRT) (?=.)/, "");
