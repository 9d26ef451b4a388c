import type {
  ChangeWords,
  ChangedKey,
  ChangedPart,
  CriterionChange,
  SingleKey,
} from "@propertyvr/parts";
import {
  isEmptyCriteria,
  isSameUnder,
  searchOf,
  settledJoins,
  type ConversationState,
  type Criteria,
  type CriteriaEdit,
  type SearchQuery,
  type WhereKey,
} from "@propertyvr/vocabulary";
import { homesOf, type TurnContext } from "./context.ts";
import type { Homes } from "./writer/writer.ts";

/** A search, and its homes with names as people of one language say them. */
export interface WordedSearch {
  readonly search: SearchQuery;
  readonly homes: Homes;
}

/** What one search differs from the one before it in, in the order people say things. */
export function whatChanged(
  before: WordedSearch,
  after: WordedSearch,
  words: ChangeWords,
): readonly CriterionChange[] {
  const { criteria: one, extensions: oneBeside } = before.search;
  const { criteria: other, extensions: otherBeside } = after.search;
  const single = (key: SingleKey) => changeOfValue(key, one, other, words);
  const swapped = (key: ChangedKey, from: readonly string[], to: readonly string[]) =>
    changeOfList(key, from, to, words);
  const listed = (key: ChangedKey, from: readonly string[], to: readonly string[]) =>
    changesOfItems(key, from, to);
  const areNear = ({ search, homes }: WordedSearch) =>
    search.extensions.near_any && homes.near.length > 1 ? [words.nearAny()] : [];
  const wishes = ({ search }: WordedSearch) => search.nice_to_have.map(words.wish);
  const [from, to] = [before.search.status, after.search.status];
  return [
    ...single("deal"),
    ...swapped("types", one.types.map(words.type), other.types.map(words.type)),
    ...single("bedrooms"),
    ...single("bathrooms"),
    ...single("price"),
    ...single("area_sqm"),
    ...single("land_sqm"),
    ...swapped("places", before.homes.places, after.homes.places),
    ...swapped("near", before.homes.near.map(words.near), after.homes.near.map(words.near)),
    ...listed("amenities", one.amenities.map(words.amenity), other.amenities.map(words.amenity)),
    ...listed("nice_to_have", wishes(before), wishes(after)),
    ...single("tenure"),
    ...single("sort"),
    ...listed(
      "not_types",
      oneBeside.not_types.map(words.notType),
      otherBeside.not_types.map(words.notType),
    ),
    ...listed("near_any", areNear(before), areNear(after)),
    ...changesOfJoin(before, after, words),
    ...(from === to ? [] : [change("status", words.status(from), words.status(to), words)]),
  ];
}

/** What is joined by "or" now, and what no longer is although it is still asked for. */
function changesOfJoin(
  before: WordedSearch,
  after: WordedSearch,
  words: ChangeWords,
): readonly CriterionChange[] {
  const [was, is] = [joinsOf(before.search), joinsOf(after.search)];
  if (was.join() === is.join()) return [];
  const itemsOf = ({ search: { criteria }, homes }: WordedSearch, keys: readonly WhereKey[]) => [
    ...(keys.includes("places") ? homes.places : []),
    ...homes.near
      .filter((_, at) => keys.includes(criteria.near[at]?.kind ?? "places"))
      .map(words.near),
  ];
  const isStillAsked =
    settledJoins(after.search.criteria, before.search.extensions).one_of.join() === was.join();
  return [
    ...(is.length > 0 ? [added("one_of", words.oneOf(itemsOf(after, is)))] : []),
    ...(is.length === 0 && isStillAsked
      ? [removed("one_of", words.oneOf(itemsOf(before, was)))]
      : []),
  ];
}

const joinsOf = ({ criteria, extensions }: SearchQuery): readonly WhereKey[] =>
  settledJoins(criteria, extensions).one_of;

function change(
  key: ChangedKey,
  from: string,
  to: string,
  { name }: Pick<ChangeWords, "name">,
): CriterionChange {
  return { key, kind: "changed", name: name(key), from, to };
}

const added = (key: ChangedKey, to: string): CriterionChange => ({
  key,
  kind: "added",
  name: null,
  from: null,
  to,
});
const removed = (key: ChangedKey, from: string): CriterionChange => ({
  key,
  kind: "removed",
  name: null,
  from,
  to: null,
});

function changeOfValue(
  key: SingleKey,
  before: Criteria,
  after: Criteria,
  words: ChangeWords,
): readonly CriterionChange[] {
  if (isSameUnder(key, before, after)) return [];
  if (before[key] === null) return [added(key, words.value(key, after))];
  if (after[key] === null) return [removed(key, words.value(key, before))];
  return [change(key, ...words.fromTo(key, before, after), words)];
}

/** What comes in the place of something else is told as one change. */
function changeOfList(
  key: ChangedKey,
  before: readonly string[],
  after: readonly string[],
  words: ChangeWords,
): readonly CriterionChange[] {
  const gone = before.filter((item) => !after.includes(item));
  const come = after.filter((item) => !before.includes(item));
  return gone.length > 0 && come.length > 0
    ? [change(key, words.or(gone), words.or(come), words)]
    : changesOfItems(key, before, after);
}

const changesOfItems = (
  key: ChangedKey,
  before: readonly string[],
  after: readonly string[],
): readonly CriterionChange[] => [
  ...after.filter((item) => !before.includes(item)).map((item) => added(key, item)),
  ...before.filter((item) => !after.includes(item)).map((item) => removed(key, item)),
];

/** The line an answer opens with; null on the first search, and where nothing changed. */
export function changedPart(context: TurnContext): ChangedPart | null {
  const { turn, state, writer } = context;
  const before = turn.state;
  if (before === null || isBlank(before)) return null;
  const named = (search: SearchQuery): WordedSearch => ({
    search,
    homes: homesOf(search, context, writer.language),
  });
  const stood = searchOf(before);
  const changes = whatChanged(named(stood), named(searchOf(state)), writer.changes);
  if (changes.length === 0) return null;
  return {
    type: "changed",
    version: 1,
    changes,
    text: writer.changed(changes),
    language: writer.language,
    before: editOf(stood),
    say: writer.undoSay(),
  };
}

/** A search stood before the message, which was written and not made by hand. */
export const goesOnWithSearch = ({ turn: { state: before, edited } }: TurnContext): boolean =>
  before !== null && edited === undefined && !isBlank(before);

const isBlank = ({ criteria, extensions, status, nice_to_have = [] }: ConversationState): boolean =>
  isEmptyCriteria(criteria) &&
  criteria.sort === null &&
  extensions === undefined &&
  status === undefined &&
  nice_to_have.length === 0;

/** Every key is there: one that is left out would stay as it is. */
const editOf = ({
  criteria,
  extensions,
  status,
  nice_to_have,
  place_refs,
}: SearchQuery): CriteriaEdit => ({ criteria, extensions, status, nice_to_have, place_refs });
