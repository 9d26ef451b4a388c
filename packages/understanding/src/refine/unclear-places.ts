import { type Place, placeById, placesNamed } from "@propertyvr/gazetteer";
import { type Criteria, distanceM, type Meant, type PlaceRef } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import { type AreaName, type NearMention, value } from "../shapes/meanings.ts";
import { refOf } from "../shapes/place-meaning.ts";
import { unique } from "./imply.ts";
import { placeMeans, provinceOf } from "./meant.ts";

const AREAS = new Set(["province", "district", "subdistrict", "neighbourhood", "road"]);
/** Two places of one name closer than this find nearly the same homes. Metres. */
const APART_M = 3_000;
const CHOICES_AT_MOST = 5;

/** A place that a message named, and the others of that name. */
interface AmbiguousPlace {
  readonly fact: Fact;
  /** The name itself, without "in" or "near". */
  readonly name: Fact;
  readonly taken: Place;
  /** All that the name may mean in this sense (an area, or a landmark to be near), `taken` among them. */
  readonly candidates: readonly Place[];
}

/** Names that no other place, of the message or of the conversation, has made clear. */
export interface UnclearPlace extends AmbiguousPlace {
  readonly others: readonly Place[];
}

/**
 * "What about Phetchaburi" after Cha-am means the province, "near Terminal 21" after
 * Pattaya the one there: of several places of a name the one where the search is.
 */
export function takeNearby(facts: readonly Fact[], before: Criteria): readonly Fact[] {
  const provinces = provincesOf([
    ...before.places,
    ...before.near.flatMap(({ name }) => name ?? []),
  ]);
  if (provinces.size === 0) return facts;
  return facts.map((fact) => {
    const named = namedBy(fact);
    if (named === undefined || isIn(provinces)(named.taken)) return fact;
    const nearby = named.candidates.find(isIn(provinces));
    return nearby === undefined ? fact : taking(fact, nearby);
  });
}

export function unclearPlaces(
  facts: readonly Fact[],
  criteria: Criteria,
  before: Criteria,
): readonly UnclearPlace[] {
  const names = new Set(namesIn(criteria));
  return facts.flatMap((fact) => {
    const named = namedBy(fact);
    if (named === undefined || !names.has(named.taken.name)) return [];
    const company = provincesOf(
      [...names, ...namesIn(before)].filter((name) => name !== named.taken.name),
    );
    const isPlaced = company.size > 0 && isIn(company)(named.taken);
    const others = named.candidates.filter(
      (place) =>
        place.id !== named.taken.id &&
        isElsewhere(place, named.taken) &&
        (!isPlaced || isIn(company)(place)),
    );
    return others.length === 0 ? [] : [{ ...named, others }];
  });
}

/** The ways to take an unclear name, as changes of the criteria. */
export function placeChoices(
  { fact, taken, others }: UnclearPlace,
  criteria: Criteria,
): readonly Meant[] {
  const places = [taken, ...others].slice(0, CHOICES_AT_MOST);
  const isAlike = new Set(places.map((place) => placeMeans(place).en)).size < places.length;
  return places.map((place) => ({
    means: placeMeans(place, isAlike),
    sets:
      fact.kind === "areas"
        ? {
            places: unique(
              criteria.places.map((name) => (name === taken.name ? place.name : name)),
            ),
          }
        : {
            near: criteria.near.map((near) =>
              near.name === taken.name ? { ...near, name: place.name } : near,
            ),
          },
    place_refs: [refOf(place)],
  }));
}

function namedBy(fact: Fact): AmbiguousPlace | undefined {
  const ref = refBy(fact);
  const taken = ref === undefined ? undefined : placeById(ref.id);
  const name = nameIn(fact);
  if (taken === undefined || name === undefined) return undefined;
  const isAlike = (place: Place): boolean =>
    fact.kind === "areas" ? AREAS.has(place.kind) : place.nearKind === taken.nearKind;
  if (!isAlike(taken)) return undefined;
  return { fact, name, taken, candidates: value(name, "place").places.filter(isAlike) };
}

function refBy(fact: Fact): PlaceRef | undefined {
  const named: readonly (AreaName | NearMention)[] =
    fact.kind === "areas"
      ? value(fact, "areas")
      : fact.kind === "targets"
        ? value(fact, "targets")
        : [];
  const [only] = named;
  return named.length === 1 ? (only?.ref ?? undefined) : undefined;
}

/** The one name a fact was made from. */
function nameIn(fact: Fact): Fact | undefined {
  if (fact.kind === "place") return fact;
  const found = fact.parts.flatMap((part) => nameIn(part) ?? []);
  return found.length === 1 ? found[0] : undefined;
}

function taking(fact: Fact, place: Place): Fact {
  const ref = refOf(place);
  const named =
    fact.kind === "areas"
      ? [{ name: place.name, ref }]
      : value(fact, "targets").map((target) => ({ ...target, name: place.name, ref }));
  return { ...fact, value: named, rule: `${fact.rule}.nearby`, certainty: "implied" };
}

const namesIn = ({ places, near }: Criteria): readonly string[] => [
  ...places,
  ...near.flatMap(({ name }) => name ?? []),
];

function provincesOf(names: readonly string[]): ReadonlySet<string> {
  return new Set(
    names.flatMap((name) => {
      const of = new Set(placesNamed(name).flatMap((place) => provinceOf(place)?.id ?? []));
      return of.size === 1 ? [...of] : [];
    }),
  );
}
const isIn =
  (provinces: ReadonlySet<string>) =>
  (place: Place): boolean =>
    provinces.has(provinceOf(place)?.id ?? "");

/** Neither is part of the other, and they are far enough apart to find other homes. */
function isElsewhere(place: Place, taken: Place): boolean {
  if (place.within === taken.id || taken.within === place.id) return false;
  return (
    place.point === null || taken.point === null || distanceM(place.point, taken.point) > APART_M
  );
}
