import type { NearestKind, Point } from "@propertyvr/vocabulary";

export interface BilingualPlaceName {
  readonly name: string;
  readonly nameTh: string;
}

/** A spot distances are shown to. */
export interface SearchTarget extends BilingualPlaceName {
  readonly point: Point;
}

/** What cards and details ask of the map; the gazetteer answers it. */
export interface PlaceNames {
  /** A province (2 digits), district (4) or sub-district (6) by its official code. */
  areaName(code: number): BilingualPlaceName | undefined;
  /**
   * The nearest rail station of the networks asked for, with its line ("BTS Asok"), and how far it
   * is in metres; undefined where none is within `STATION_WITHIN_M`.
   */
  nearestStation(
    point: Point,
    kind: StationKind,
  ): (BilingualPlaceName & { readonly metres: number }) | undefined;
}

/** Farther than this a station says nothing about a home. */
export const STATION_WITHIN_M = 10_000;

export type StationKind = Extract<NearestKind, "transit" | "bts" | "mrt" | "arl" | "srt">;
const STATION_KINDS: readonly NearestKind[] = ["transit", "bts", "mrt", "arl", "srt"];
export const isStationKind = (kind: NearestKind): kind is StationKind =>
  STATION_KINDS.includes(kind);
