import type { Area, NearKind, PlaceKind, Point } from "@propertyvr/vocabulary";

/** How a place came to be known; every row of every table has one. */
export interface Footing {
  /** Short name of the source, e.g. "kongvut/thai-province-data (MIT)", "own estimate". */
  readonly source: string;
  /** How far the point may be off. Metres. */
  readonly precisionM: number;
  /** YYYY-MM-DD. */
  readonly checkedAt: string;
}

export type Network = "bts" | "mrt" | "arl" | "srt";

export interface Place {
  /** Stable and opaque: "province:10", "district:1039", "station:bts-asok", "area:thong-lo". */
  readonly id: string;
  readonly kind: PlaceKind;
  /** Canonical English name, bare: "Asok", "Kasetsart University". */
  readonly name: string;
  readonly nameTh: string;
  /** Set where the place is something to be near; null for administrative areas, roads and neighbourhoods. */
  readonly nearKind: NearKind | null;
  readonly network: Network | null;
  /** Id of the place it lies in (district, province), null for a province. */
  readonly within: string | null;
  readonly point: Point | null;
  /** What a search for homes in it covers. */
  readonly areas: readonly Area[];
  readonly footing: Footing;
}

/** A place and every name it goes by. */
export interface NamedPlace {
  readonly place: Place;
  /** Canonical names first; each with a mark, see `readNames`. */
  readonly names: readonly Name[];
}
/**
 * What must stand by a name before it counts: nothing; a word that speaks of
 * places ("in Nana"), because the name is an ordinary word too; another place of
 * the same city anywhere ("old city, but only in Chiang Mai") or right beside it
 * ("Fang, Chiang Mai"); or the word of its network ("BTS Chatuchak").
 */
export type Need = "nothing" | "company" | "city" | "neighbour" | "network";
export interface Name {
  readonly text: string;
  readonly needs: Need;
}

export const plain = (text: string): Name => ({ text, needs: "nothing" });
export const shy = (text: string): Name => ({ text, needs: "company" });

const MARKS: Readonly<Record<string, Need>> = {
  "~": "company",
  "^": "city",
  "%": "neighbour",
  "@": "network",
};

/** "a, ~b, ^c, %d, @e" -> five names; the mark says what each needs beside it. */
export function readNames(list: string): readonly Name[] {
  return list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .map((name) => {
      const needs = MARKS[name[0] ?? ""];
      return needs === undefined
        ? { text: name, needs: "nothing" }
        : { text: name.slice(1).trim(), needs };
    });
}

/** "Phuket Old Town" -> "phuket-old-town". */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’.]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
