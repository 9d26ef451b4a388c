import type { PlaceKind } from "@propertyvr/vocabulary";
import type { Need, Place } from "../place.ts";

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
  readonly candidates: readonly PlaceCandidate[];
  readonly certainty: PlaceMention["certainty"];
}

/** A place under a name, and what the name needs beside it to count. */
export interface PlaceCandidate {
  readonly place: Place;
  readonly needs: Need;
}

/** What people mean by a bare name, first to last. */
const ORDER: Readonly<Record<PlaceKind, number>> = {
  neighbourhood: 0,
  region: 1,
  landmark: 2,
  road: 3,
  district: 4,
  station: 5,
  soi: 6,
  province: 7,
  subdistrict: 8,
  country: 9,
};

/** Puts a place under a name in the order people mean it; a place stands once. */
export function addCandidate(candidates: PlaceCandidate[], candidate: PlaceCandidate): void {
  const known = candidates.findIndex(({ place }) => place.id === candidate.place.id);
  if (known >= 0) {
    if (candidate.needs === "nothing") candidates[known] = candidate;
    return;
  }
  const rank = rankOf(candidate);
  const before = candidates.findIndex((other) => rankOf(other) > rank);
  candidates.splice(before < 0 ? candidates.length : before, 0, candidate);
}

const rankOf = ({ place }: PlaceCandidate) => ORDER[place.kind];
