import type { ConversationState, ShownHome } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import type { SourceText } from "../engine/source.ts";
import { value } from "../shapes/meanings.ts";
import type { MessageDraft } from "./draft.ts";

/** Titles read for one message; a page of an answer is far shorter. */
const TITLES_AT_MOST = 24;
/** "The 15k one" may cost a little more or less. */
const PRICE_SLACK = 0.05;

export interface Described {
  readonly facts: readonly Fact[];
  readonly draft: MessageDraft;
  readonly source: SourceText;
}

/**
 * Which of the homes shown a description means, counted from 1: the only one whose
 * title and figures bear it out. Undefined where none does, or more than one.
 */
export function pickShown(
  described: Described,
  state: ConversationState | undefined,
  read: (title: string) => MessageDraft,
): number | undefined {
  const shown = (state?.shown ?? []).slice(0, TITLES_AT_MOST);
  const way = wayOf(described);
  if (way !== undefined) return extreme(shown, way);
  const words = unreadWords(described);
  if (!describes(described.draft) && words.length === 0) return undefined;
  const fitting = shown.flatMap((home, at) =>
    bearsOut(home, described.draft, words, read) ? [at + 1] : [],
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

type ComparedBy = "cheaper" | "bigger" | "smaller" | "dearer";

/** "The cheaper one", or "cheaper" beside a word that picks. */
function wayOf({ facts, draft }: Described): ComparedBy | undefined {
  const more = facts.find(({ kind }) => kind === "theMore");
  if (more !== undefined) return value(more, "theMore");
  const change = draft.changes.find((item) => item.do === "adjust");
  if (change?.do !== "adjust") return undefined;
  if (change.key === "price") return change.direction === "down" ? "cheaper" : "dearer";
  return change.key === "area_sqm" ? (change.direction === "up" ? "bigger" : "smaller") : undefined;
}

function extreme(shown: readonly ShownHome[], way: ComparedBy): number | undefined {
  const isPrice = way === "cheaper" || way === "dearer";
  const sign = way === "cheaper" || way === "smaller" ? 1 : -1;
  const figures = shown.flatMap((home, at) => {
    const figure = isPrice ? home.price : home.area_sqm;
    return typeof figure === "number" ? [{ at, figure }] : [];
  });
  const [first, second] = figures.sort((one, other) => sign * (one.figure - other.figure));
  return first === undefined || first.figure === second?.figure ? undefined : first.at + 1;
}

const describes = (draft: MessageDraft): boolean =>
  draft.amenities.length + draft.types.length + draft.areas.length > 0 ||
  draft.targets.length + draft.money.length > 0 ||
  draft.bedrooms !== null;

function bearsOut(
  home: ShownHome,
  asked: MessageDraft,
  words: readonly string[],
  read: (title: string) => MessageDraft,
): boolean {
  const title = read(home.title);
  const names = new Set([...title.areas, ...title.targets].map(({ name }) => name));
  const types = new Set(title.types.flatMap((word) => word.types));
  const [price] = asked.money;
  return (
    asked.amenities.every((amenity) => title.amenities.includes(amenity)) &&
    asked.types.every((word) => word.types.some((type) => types.has(type))) &&
    [...asked.areas, ...asked.targets].every(({ name }) => name === null || names.has(name)) &&
    (asked.bedrooms === null || isWithin(home.bedrooms ?? title.bedrooms?.min, asked.bedrooms)) &&
    (price === undefined || isAbout(home.price, price.measure.from)) &&
    words.every((word) => home.title.toLowerCase().includes(word))
  );
}

const isWithin = (
  count: number | undefined,
  { min = 0, max = Infinity }: { min?: number; max?: number },
): boolean => count !== undefined && count >= min && count <= max;
const isAbout = (price: number | null | undefined, said: number): boolean =>
  typeof price === "number" && Math.abs(price - said) <= said * PRICE_SLACK;

/** "The Lumpini one": a name in the title that the grammar does not know. */
const unreadWords = ({ facts, source }: Described): readonly string[] =>
  facts.flatMap(({ kind, start, end }) =>
    kind === "unread" ? [source.text.slice(start, end).toLowerCase()] : [],
  );
