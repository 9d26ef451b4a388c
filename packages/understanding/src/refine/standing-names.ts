import { placeById, type PlaceMention } from "@propertyvr/gazetteer";
import type { PlaceRef } from "@propertyvr/vocabulary";

/** Shorter names are too often part of another word. Units. */
const SHORTEST = 3;

/**
 * Names of the search so far where they stand in the text, though they are ordinary words elsewhere:
 * "ไม่เอาฉลองละ" after "ราไวย์หรือฉลอง" refuses Chalong, and no celebration.
 */
export function standingIn(
  text: string,
  standing: readonly PlaceRef[],
  found: readonly PlaceMention[],
): readonly PlaceMention[] {
  return standing.flatMap(({ id }) => {
    const place = placeById(id);
    if (place === undefined) return [];
    const name = place.nameTh;
    const start = name.length < SHORTEST ? -1 : text.indexOf(name);
    const end = start + name.length;
    const isTaken = found.some((other) => other.start < end && other.end > start);
    return start < 0 || isTaken
      ? []
      : [
          {
            start,
            end,
            text: name,
            places: [place],
            certainty: "exact" as const,
            isStation: false,
          },
        ];
  });
}
