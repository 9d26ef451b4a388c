import type { Language, PlaceRef } from "@propertyvr/vocabulary";

/**
 * A place as people of a language call it ("Asok" -> "BTS อโศก"); the canonical English
 * name where the map knows no other.
 */
export type PlaceName = (
  place: { readonly name: string; readonly id?: string | undefined },
  language: Language,
) => string;

/** What the map says for the words of an answer; it looks nothing up that a person asked for. */
export interface PlaceWords {
  readonly placeName: PlaceName;
  /** Positions of the places that lie in another one of them. */
  readonly placesWithin: (
    places: readonly string[],
    refs: readonly PlaceRef[],
  ) => readonly number[];
}

/** The same with what a question can be asked of instead. */
export interface PlaceMap extends PlaceWords {
  /** The places of its kind that lie nearest to a place, the nearest first. */
  readonly placesBeside: (name: string, refs: readonly PlaceRef[]) => readonly PlaceRef[];
}

/**
 * The places that a search looks in, as a person says them: a wider place beside one that lies in
 * it tells where that one is ("Watthana, Bangkok"), and beside several it goes without saying.
 * @param names one or more names of places, as criteria hold them
 */
export function placesSaid(
  names: readonly string[],
  refs: readonly PlaceRef[],
  {
    placesWithin,
    nameOf,
    comma,
  }: Pick<PlaceWords, "placesWithin"> & {
    readonly nameOf: (name: string) => string;
    readonly comma: string;
  },
): readonly string[] {
  if (placesWithin(names, refs).length === 0) return names.map(nameOf);
  const isWithin = (name: string, other: string): boolean =>
    placesWithin([name, other], refs).includes(0);
  const isHolder = (name: string): boolean => names.some((other) => isWithin(other, name));
  const searched = names.filter((name) => !isHolder(name));
  const [only] = searched;
  if (only === undefined || searched.length > 1) return searched.map(nameOf);
  const holders = names
    .filter((name) => isWithin(only, name))
    .sort((one, other) => Number(isWithin(other, one)) - Number(isWithin(one, other)));
  return [[only, ...holders].map(nameOf).join(comma)];
}
