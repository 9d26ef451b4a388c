import { type Place, placeById, placesNamed } from "@propertyvr/gazetteer";
import type { Criteria, NearKind, PlaceRef } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import { type AreaName, type DayPlace, type NearMention, value } from "../shapes/meanings.ts";
import { isReach } from "../shapes/near.ts";
import { areaOf, nearName, roundArea, targetOf } from "../shapes/place-meaning.ts";
import type { MessageDraft } from "./draft.ts";
import { DISTANCE_METRES } from "./bare-number.ts";
import { isNamedNear } from "./locate.ts";

/** A distance said by itself. */
export function readReach(draft: MessageDraft, fact: Fact): void {
  if (!isReach(fact)) return;
  const metres =
    fact.kind === "walkable"
      ? value(fact, "walkable")
      : (value(fact, "measure").to ?? value(fact, "measure").from);
  // "เพดาน 7 เมตร": nobody measures so short a way.
  if (metres >= DISTANCE_METRES.min) draft.looseWithinM = metres;
}

/** "at Patana School ... near the school": a bare noun means the one of its kind that was named. */
export function joinKnownTargets(draft: MessageDraft): void {
  for (const bare of draft.targets) {
    if (bare.name !== null || bare.kind === "transit") continue;
    const named = draft.targets.filter(({ kind, name }) => kind === bare.kind && name !== null);
    const told = named.length > 0 ? undefined : toldLandmark(draft, bare.kind);
    if (told !== undefined)
      draft.targets = draft.targets.map((target) =>
        target === bare ? targetOf(told, bare.withinM) : target,
      );
    if (named.length !== 1) continue;
    draft.targets = draft.targets
      .filter((target) => target !== bare)
      .map((target) =>
        target === named[0] ? { ...target, withinM: target.withinM ?? bare.withinM } : target,
      );
  }
}

/** "my uncle taught at Chula ... near the campus": what a story told of may be meant after all. */
const toldLandmark = (draft: MessageDraft, kind: NearKind): Place | undefined =>
  [...draft.told, ...draft.dayPlaces.map(({ mention }) => mention)]
    .flatMap(({ places }) => places.slice(0, 1))
    .find((place) => place.kind === "landmark" && place.nearKind === kind);

/**
 * "I work in Silom" asks for Silom only where no other place is, in it or in the search that stands, or where
 * "near there" points back. A
 * province that holds it is none where no home is looked for in it: "moving to Bangkok, I'll work near Asok".
 */
export function goWhereTheDayIs(draft: MessageDraft, before: Criteria): void {
  pointAtWork(draft);
  const asksForHome = draft.types.length > 0 || draft.bedrooms !== null;
  const isElsewhere =
    draft.areas.some((area) => asksForHome || !draft.dayPlaces.some((day) => holds(area, day))) ||
    draft.targets.some(({ ref }) => ref !== null);
  if ((isElsewhere || standsElsewhere(before, draft)) && !draft.isThere) return;
  // "my parents live in Trat, a house near them": told only, until somebody points at it.
  const told = draft.told[draft.told.length - 1];
  const isOfTold = draft.isThere && (!isElsewhere || draft.isThereToo);
  if (isOfTold && draft.dayPlaces.length === 0 && told !== undefined)
    draft.dayPlaces.push({ mention: told, isArea: true });
  // "He works in X, the kids go to school in Y, a house there": the last that was told.
  const [last] = draft.dayPlaces.slice(-1);
  const meant = draft.isThere && last !== undefined ? [last] : draft.dayPlaces;
  for (const { mention, isArea } of meant) {
    const made = isArea ? areaOf(mention) : nearName(mention, null);
    if (made?.kind === "areas") draft.areas.push(...(made.value as readonly AreaName[]));
    if (made?.kind === "targets")
      for (const target of made.value as readonly NearMention[]) addOnce(draft, target);
  }
}

/** Whether a name is that of a province in which another place lies. */
export const holdsPlace = (name: string, id: string): boolean =>
  placesNamed(name).some(
    (place) => place.kind === "province" && place.id !== id && provinceOf(id) === place.id,
  );

/** Whether the search that stands names a place that does not hold the one told. */
const standsElsewhere = ({ places, near }: Criteria, { dayPlaces }: MessageDraft): boolean =>
  near.some(isNamedNear) ||
  places.some(
    (name) =>
      !dayPlaces.some(({ mention }) => mention.places.some(({ id }) => holdsPlace(name, id))),
  );

/** "I work at Bumrungrad, somewhere I can walk to work": the office that is to be near is the place that was told. */
function pointAtWork(draft: MessageDraft): void {
  const office = draft.targets.find(({ kind, name }) => kind === "poi" && name === "office");
  if (office === undefined || draft.dayPlaces.length !== 1) return;
  draft.targets = draft.targets.filter((target) => target !== office);
  draft.isThere = true;
  draft.looseWithinM ??= office.withinM;
}

const holds = ({ ref }: AreaName, { mention: { places } }: DayPlace): boolean =>
  ref.kind === "province" && places.some(({ id }) => id !== ref.id && provinceOf(id) === ref.id);

/**
 * "Physiotherapy at Siriraj, a condo near Siriraj": of one name the hospital is meant both times; a province or a
 * district that a hospital is called after is a place of its own.
 */
export function dropNameOfHospital(draft: MessageDraft): void {
  const hospitals = draft.targets.flatMap(({ kind, name }) => (kind === "hospital" ? [name] : []));
  draft.areas = draft.areas.filter(
    ({ name, ref }) =>
      ref.kind === "province" || ref.kind === "district" || !hospitals.includes(`${name} Hospital`),
  );
}

/** "We drove up north ... a house in Chiang Rai": what lies in a region says more than the region. */
export function dropWiderRegions(draft: MessageDraft): void {
  const named = draft.areas.map(({ ref }) => ref);
  draft.areas = draft.areas.filter(
    ({ ref }) => ref.kind !== "region" || !named.some((other) => liesInRegion(other, ref)),
  );
}

function liesInRegion(inner: PlaceRef, region: PlaceRef): boolean {
  const provinces = (placeById(region.id)?.areas ?? []).flatMap((area) =>
    area.kind === "province" ? [`province:${area.code}`] : [],
  );
  return provinces.includes(provinceOf(inner.id) ?? "");
}

/** The id of the province that holds a place, or that it is. */
export function provinceOf(id: string): string | undefined {
  let place = placeById(id);
  while (place !== undefined && place.kind !== "province")
    place = place.within === null ? undefined : placeById(place.within);
  return place?.id;
}

/** A place of the day that is told twice is one. */
function addOnce(draft: MessageDraft, target: NearMention): void {
  if (!draft.targets.some(({ kind, name }) => kind === target.kind && name === target.name))
    draft.targets.push(target);
}

const OF_WORK = /\b(?:office|work|job|school|campus|uni)\b|ที่ทำงาน|ออฟฟิศ/;
/** "Near my office", where nobody said where it is: no search can look there. */
export const unknownWorkplaces = (
  facts: readonly Fact[],
  { dayPlaces, told }: MessageDraft,
  text: string,
): readonly Fact[] =>
  dayPlaces.length + told.length > 0
    ? []
    : facts.filter(
        ({ kind, start, end }) => kind === "there" && OF_WORK.test(text.slice(start, end)),
      );

/** "2 km" beside the one thing that is near belongs to it; so does "near Nimman, up to 5 km out". */
export function attachLooseDistance(draft: MessageDraft): void {
  if (draft.looseWithinM === null) return;
  const [only, ...more] = draft.targets;
  const [area, ...others] = draft.areas;
  if (only === undefined && area?.isNear === true && others.length === 0) {
    const round = roundArea(area, draft.looseWithinM);
    if (round !== undefined) {
      draft.targets = [round];
      draft.areas = [];
    }
    return;
  }
  if (only === undefined || more.length > 0 || only.withinM !== null) return;
  draft.targets = [{ ...only, withinM: draft.looseWithinM }];
}
