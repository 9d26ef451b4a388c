import type {
  BothNames,
  Constraint,
  Near,
  PlaceRef,
  SearchQuery,
  SingleChange,
} from "@propertyvr/vocabulary";
import type { PlaceWords } from "../place-name.ts";

/** One way to ask for less: what changes, and the search after it. */
export interface Rung {
  readonly change: SingleChange;
  /** How much people mind it, for the order; letting a number of bedrooms go is 0.9. */
  readonly cost: number;
}

/** A rung that asks for less of something, and still for something. */
export interface RelaxingRung extends Rung {
  readonly apply: (query: SearchQuery) => SearchQuery;
}

/** A rung that lets go of something whole. */
export interface DroppingRung extends Rung {
  readonly drop: Constraint;
}

/** What a ladder asks of the map. */
export interface LadderMap extends Pick<PlaceWords, "placesWithin"> {
  /** The radius that is searched for each `near` whose `within_m` is null. Metres. */
  readonly impliedWithinM: readonly (number | null)[];
  /** The stations one stop further; none where the wish names no station. */
  readonly stationsBeside: (wish: Near, refs: readonly PlaceRef[]) => readonly BothNames[];
  /** The one province in which all the places lie; null where one of them is it. */
  readonly provinceAround: (
    places: readonly string[],
    refs: readonly PlaceRef[],
  ) => BothNames | null;
}
