import type { Action, Criteria, Language, Range } from "@propertyvr/vocabulary";
import { CORPORA, type Corpus } from "./corpora.ts";

/** How many phrases of each language say a meaning. */
export type PhraseCounts = Readonly<Record<Language, number>>;

/** Meanings by name ("bedrooms at least", "near transit, named"), with their phrases in each language. */
export function parityTable(): ReadonlyMap<string, PhraseCounts> {
  const table = new Map<string, Record<Language, number>>();
  for (const corpus of CORPORA)
    for (const [meaning, phrases] of meaningsOf(corpus)) {
      const counts = table.get(meaning) ?? { en: 0, th: 0 };
      counts[corpus.language] += phrases;
      table.set(meaning, counts);
    }
  return new Map([...table].sort(([a], [b]) => (a < b ? -1 : 1)));
}

type MeaningCount = readonly [meaning: string, phrases: number];
function meaningsOf(corpus: Corpus): readonly MeaningCount[] {
  return [
    ...[...corpus.meanings, ...corpus.sentences].flatMap(({ says, phrases }) =>
      namesOf(says).map((name): MeaningCount => [name, phrases.length]),
    ),
    ...corpus.followUps.flatMap(({ becomes, action, phrases }) =>
      [...changesOf(becomes), ...actionsOf(action)].map((name): MeaningCount => [
        name,
        phrases.length,
      ]),
    ),
    ...corpus.purposes.map(({ intent, phrases }): MeaningCount => [
      `intent ${intent}`,
      phrases.length,
    ]),
  ];
}

function namesOf(says: Partial<Criteria>): readonly string[] {
  const { deal, types, bedrooms, bathrooms, price, area_sqm, land_sqm, places, near } = says;
  return [
    ...(deal === undefined ? [] : [`deal ${deal}`]),
    ...(types ?? []).map((type) => `type ${type}`),
    ...(bedrooms === undefined
      ? []
      : [bedrooms?.max === 0 ? "studio" : form("bedrooms", bedrooms)]),
    ...(bathrooms === undefined ? [] : ["bathrooms"]),
    ...(price === undefined || price === null
      ? []
      : [form("price", price), `price per ${price.per ?? "total"}`]),
    ...(area_sqm === undefined ? [] : [form("area", area_sqm)]),
    ...(land_sqm === undefined ? [] : [form("land", land_sqm)]),
    ...(places === undefined ? [] : [places.length > 1 ? "several places" : "place"]),
    ...(near ?? []).flatMap(({ kind, name, within_m }) => [
      `near ${kind}`,
      name === null ? "near any" : "near named",
      ...(within_m === null ? [] : ["near within a distance"]),
    ]),
    ...(says.amenities ?? []).map((amenity) => `amenity ${amenity}`),
    ...(says.tenure === undefined ? [] : [`tenure ${says.tenure}`]),
    ...(says.sort === undefined ? [] : [`sort ${says.sort}`]),
  ];
}

/** "About 50" is kept as a fifth down and a fifth up. */
const AROUND = 1.2 / 0.8;
function form(what: string, range: Range | null): string {
  const { min, max } = range ?? {};
  if (min === undefined) return `${what} at most`;
  if (max === undefined) return `${what} at least`;
  if (min === max) return `${what} exactly`;
  return what !== "bedrooms" && Math.abs(max / min - AROUND) < 0.01
    ? `${what} about`
    : `${what} between`;
}

const changesOf = (becomes: Partial<Criteria>): readonly string[] =>
  Object.entries(becomes).map(([key, value]) =>
    value === null || (Array.isArray(value) && value.length === 0)
      ? `follow-up: ${key} taken back`
      : `follow-up: ${key} changed`,
  );

function actionsOf(action: Action | undefined): readonly string[] {
  if (action === undefined) return [];
  const { type, field, direction } = action;
  return [["action", type, field, direction].filter((part) => part !== undefined).join(" ")];
}
