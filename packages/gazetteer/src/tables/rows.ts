/**
 * Shapes of the hand-kept tables. `aliases` is a comma-separated list of further
 * names in either script; "~" before a name: it is an ordinary word too and counts
 * only in company ("in Nana", "แถวราม"). Points are WGS 84 degrees.
 */
export type NeighbourhoodRow = readonly [
  name: string,
  nameTh: string,
  aliases: string,
  lat: number,
  lon: number,
  radiusM: number,
  precisionM: number,
];
/** District name -> its neighbourhoods; "" where they span several districts. */
export interface NeighbourhoodTable {
  readonly province: number;
  readonly checkedAt: string;
  readonly source: string;
  readonly districts: Readonly<Record<string, readonly NeighbourhoodRow[]>>;
}

export interface RoadRow {
  readonly name: string;
  readonly nameTh: string;
  readonly aliases: string;
  readonly province: number;
  readonly precisionM: number;
  /** How far from the line a home still counts as on the road. */
  readonly radiusM: number;
  /** Points along the road, in order, about two radii apart. */
  readonly line: readonly (readonly [lat: number, lon: number])[];
}
/** Numbered sois of a road, neighbourhood or town: some of them placed, the others between those. */
export interface SoiRow {
  readonly road: string;
  /** Highest number in use. */
  readonly last: number;
  readonly precisionM: number;
  /** True where a number is a soi only behind the word: "Hua Hin soi 88", not "Hua Hin 88". */
  readonly isSaid?: true;
  readonly anchors: readonly (readonly [number: number, lat: number, lon: number])[];
}

export type LandmarkRow = readonly [
  name: string,
  nameTh: string,
  aliases: string,
  province: number,
  lat: number,
  lon: number,
  precisionM: number,
];
