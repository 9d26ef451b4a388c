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
