import { type Place, placeById, type PlaceMention } from "@propertyvr/gazetteer";
import type { PlaceRef } from "@propertyvr/vocabulary";

/** Shorter names are too often part of another word. Units. */
const SHORTEST = 3;

/**
 * Names of the search so far where they stand in the text, though they are ordinary words elsewhere:
 * "ไม่เอาฉลองละ" after "ราไวย์หรือฉลอง" refuses Chalong, and no celebration. Of lanes that differ by their number
 * alone the number is the name: "77 only" after "Sukhumvit 71 or 77".
 */
export function standingIn(
  text: string,
  standing: readonly PlaceRef[],
  found: readonly PlaceMention[],
): readonly PlaceMention[] {
  const places = standing.flatMap(({ id }) => placeById(id) ?? []);
  const isFree = ({ start, end }: NameSpan): boolean =>
    !found.some((other) => other.start < end && other.end > start);
  return places.flatMap((place) =>
    [thaiNameIn(text, place), laneNumberIn(text, place, places)].flatMap((span) =>
      span === null || !isFree(span)
        ? []
        : [
            {
              ...span,
              text: text.slice(span.start, span.end),
              places: [place],
              certainty: "exact" as const,
              isStation: false,
            },
          ],
    ),
  );
}

interface NameSpan {
  readonly start: number;
  readonly end: number;
}

function thaiNameIn(text: string, { nameTh }: Place): NameSpan | null {
  const start = nameTh.length < SHORTEST ? -1 : text.indexOf(nameTh);
  return start < 0 ? null : { start, end: start + nameTh.length };
}

/** "Sukhumvit 77" as "Sukhumvit" and "77". */
const NUMBERED = /^(.+) (\d+)$/;
/** What makes a number behind it something else than a name. */
const COUNTED =
  "[\\d.,:/%+-]*\\d|[%+]| ?(?:k|m|mb|mil|million|baht|thb|b|sqm|sq|m2|bed|beds|bedrooms?|br|rooms?|baths?|bathrooms?|minutes?|min|mins|km|years?|months?|a month|rai|wah|people|pax|พัน|หมื่น|แสน|ล้าน|บาท|ตร|ตาราง|ห้อง|นอน|ไร่|วา|ปี|เดือน|นาที|คน)(?![a-z])";

function laneNumberIn(text: string, place: Place, places: readonly Place[]): NameSpan | null {
  const [, street, number] = NUMBERED.exec(place.name) ?? [];
  const isOneOfSeveral = places.some(
    ({ id, name }) => id !== place.id && NUMBERED.exec(name)?.[1] === street,
  );
  if (street === undefined || number === undefined || !isOneOfSeveral) return null;
  const start = text.search(new RegExp(`(?<![\\d.,:/-])${number}(?!${COUNTED})`));
  return start < 0 ? null : { start, end: start + number.length };
}
