import type { Place } from "../place.ts";
import type { Candidate } from "./candidate.ts";

/** A name of a place met in a text. Offsets are UTF-16 units of the text as given. */
export interface PlaceMention {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Best first; several when the name is ambiguous (district, station, road ...). */
  readonly places: readonly Place[];
  /** Written as one of our spellings, as a spelling that sounds the same, or one slip away. */
  readonly certainty: "exact" | "folded" | "typo";
  /** True where a line beside the name says that its station is meant: "ARL Lat Krabang". */
  readonly isStation: boolean;
}

/** A mention within the normalised text. */
export interface Hit {
  readonly start: number;
  readonly end: number;
  readonly places: readonly Place[];
  readonly certainty: PlaceMention["certainty"];
  readonly isStation?: boolean;
}
/** What a name stands for before its company has been looked at. */
export interface RawHit {
  readonly start: number;
  readonly end: number;
  readonly candidates: readonly Candidate[];
  readonly certainty: PlaceMention["certainty"];
}
