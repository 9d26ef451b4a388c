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
export interface Name {
  readonly text: string;
  /** An ordinary word too: counts only next to a word that speaks of places. */
  readonly isShy: boolean;
}

/** "a, ~b" -> two names, the second shy. */
export function readNames(list: string): readonly Name[] {
  return list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .map((name) =>
      name.startsWith("~") ? { text: name.slice(1), isShy: true } : { text: name, isShy: false },
    );
}

/** "Phuket Old Town" -> "phuket-old-town". */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’.]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
