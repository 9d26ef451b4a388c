import type { Point } from "@propertyvr/vocabulary";

export interface PlaceName {
  readonly name: string;
  readonly nameTh: string;
}

/** A spot distances are shown to. */
export interface SearchTarget extends PlaceName {
  readonly point: Point;
}

/** What cards and details ask of the map; the gazetteer answers it. */
export interface PlaceNames {
  /** A province (2 digits), district (4) or sub-district (6) by its official code. */
  areaName(code: number): PlaceName | undefined;
  /** The nearest rail station and how far it is. Metres. */
  nearestStation(point: Point): (PlaceName & { readonly metres: number }) | undefined;
}
