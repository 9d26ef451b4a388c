import { distanceM } from "@propertyvr/vocabulary";
import { provinceId } from "../atlas.ts";
import { choicesOf, isSameSpot, pointsOf } from "../choices.ts";
import type { Place } from "../place.ts";
import type { Hit } from "./hits.ts";

/** A name this near to another of the text is meant beside it. Metres. */
const BESIDE_M = 5_000;

/**
 * The other names of the text choose: of a name in several provinces the places
 * in the province that another name settles ("Terminal 21 in Pattaya"), and of places
 * far apart in one province those beside another name ("Asok, Terminal 21").
 */
export function inContext(hits: readonly Hit[]): readonly Hit[] {
  if (hits.length < 2) return hits;
  const provinces = hits.map(({ places }) => new Set(places.map(provinceId)));
  const settled = new Set(provinces.flatMap((ids) => (ids.size === 1 ? [...ids] : [])));
  const inProvince = hits.map((hit, i) => {
    if ((provinces[i]?.size ?? 0) < 2) return hit;
    const inside = hit.places.filter((place) => settled.has(provinceId(place)));
    return inside.length === 0 ? hit : { ...hit, places: inside };
  });
  return inProvince.map((hit, i) => besideAnother(hit, inProvince, i));
}

function besideAnother(hit: Hit, hits: readonly Hit[], own: number): Hit {
  if (hit.places.length < 2) return hit;
  const choices = choicesOf(hit.places).map(({ place }) => place);
  if (choices.length < 2) return hit;
  const others = hits.flatMap(({ places }, i) =>
    i !== own && isOneSpot(places) ? [places[0] as Place] : [],
  );
  const [chosen] = choices
    .map((choice) => ({ choice, metres: Math.min(...others.map((o) => metresBetween(choice, o))) }))
    .filter(({ metres }) => metres <= BESIDE_M)
    .sort((a, b) => a.metres - b.metres)
    .map(({ choice }) => choice);
  return chosen === undefined
    ? hit
    : { ...hit, places: hit.places.filter((place) => isSameSpot(place, chosen)) };
}

const isOneSpot = (places: readonly Place[]): boolean =>
  places[0]?.kind !== "province" && choicesOf(places).length === 1;

const metresBetween = (a: Place, b: Place): number =>
  Math.min(...pointsOf(a).flatMap((from) => pointsOf(b).map((to) => distanceM(from, to))));
