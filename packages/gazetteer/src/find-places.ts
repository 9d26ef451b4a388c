import { distanceM } from "@propertyvr/vocabulary";
import { readKilometres } from "./kilometres.ts";
import type { PlaceMention, RawHit, Hit } from "./names/hits.ts";
import { latinHits } from "./names/latin-hits.ts";
import { readLineSeries } from "./names/lines-in-series.ts";
import { atlas, nameIndex, provinceId } from "./atlas.ts";
import { joinLines, settleHits } from "./names/settle.ts";
import { thaiHits } from "./names/thai-hits.ts";
import { readSois } from "./sois.ts";
import { readSubdistricts } from "./subdistrict-places.ts";
import { normaliseThai } from "./text/normalise-thai.ts";
import { choicesOf, isSameSpot, pointsOf } from "./choices.ts";
import type { Place } from "./place.ts";

/**
 * The places a text names, in both scripts, longest name first, never
 * overlapping, in the order of the text. Work grows linearly with the text.
 * @param standing ids of places that were spoken of before: "the old city" is that of their province
 */
export function findPlaces(
  text: string,
  standing: readonly string[] = [],
): readonly PlaceMention[] {
  const normal = normaliseThai(text);
  const lower = lowered(normal.text);
  const index = nameIndex();
  const raw = withoutOverlaps([...thaiHits(lower, index), ...latinHits(lower, index)]);
  const settled = inContext(settleHits(lower, raw, provincesOf(standing)));
  const hits = readLineSeries(lower, joinLines(lower, settled), index);
  return readSubdistricts(lower, readSois(lower, readKilometres(lower, hits))).map((hit) => {
    const from = normal.at[hit.start] ?? 0;
    const to = normal.at[hit.end] ?? text.length;
    const { places, certainty, isStation = false } = hit;
    return { start: from, end: to, text: text.slice(from, to), places, certainty, isStation };
  });
}

const provincesOf = (ids: readonly string[]): readonly string[] =>
  ids.flatMap((id) => {
    const place = atlas().byId.get(id);
    return (place && provinceId(place)) ?? [];
  });

/** Lower case without a change of length. */
function lowered(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from({ length: text.length }, (_, i) => oneLower(text[i] as string)).join("");
}
function oneLower(unit: string): string {
  const lower = unit.toLowerCase();
  return lower.length === 1 ? lower : unit;
}

/** Hits of the two scripts side by side; where two overlap, the longer stands. */
function withoutOverlaps(hits: readonly RawHit[]): readonly RawHit[] {
  const taken: RawHit[] = [];
  for (const hit of [...hits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = taken.at(-1);
    if (last === undefined || hit.start >= last.end) taken.push(hit);
    else if (hit.end - hit.start > last.end - last.start) taken[taken.length - 1] = hit;
  }
  return taken;
}

/** A name this near to another of the text is meant beside it. Metres. */
const BESIDE_M = 5_000;

/**
 * The other names of the text choose: of a name in several provinces the places
 * in the province that another name settles ("Terminal 21 in Pattaya"), and of places
 * far apart in one province those beside another name ("Asok, Terminal 21").
 */
function inContext(hits: readonly Hit[]): readonly Hit[] {
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
