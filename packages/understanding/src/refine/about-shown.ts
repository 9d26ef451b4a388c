import type {
  AboutShown,
  Action,
  Amenity,
  ConversationState,
  HomeAsk,
  NearKind,
} from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import type { SourceText } from "../engine/source.ts";
import { HOME_QUESTIONS } from "../grammar.ts";
import { ASKS_OF_PRACTICE } from "../languages/question-words.ts";
import { value } from "../shapes/meanings.ts";
import type { MessageDraft } from "./draft.ts";
import { unique } from "./imply.ts";

interface AboutShownInput {
  readonly facts: readonly Fact[];
  readonly draft: MessageDraft;
  readonly source: SourceText;
  readonly action: Action | null;
}

/**
 * What a message wants to know of one home on screen: the one it points at, else the one
 * talked about last, else the only one. Null where it asks for other homes, or in general.
 */
export function aboutShown(
  asking: AboutShownInput,
  state: ConversationState | undefined,
): AboutShown | null {
  const index = indexOf(asking.action, state);
  if (index === undefined || !isOfOneHome(asking)) return null;
  const text = asking.source.text.toLowerCase().trim().replace(NAMED_FIRST, "");
  const asked = HOME_QUESTIONS.filter(({ asks, asksOthers }) => asks.test(text) && !asksOthers.test(text));
  if (asked.length === 0 || HOME_QUESTIONS.some(({ asksOthers }) => asksOthers.test(text))) return null;
  const far = distances(asking, text);
  const isFarFromUnknown = far.length === 0 && FAR_FROM.test(text);
  const named = [...far, ...tenures(asking, text), ...amenities(asking.draft)];
  // "ห่างจากคณะแพทย์เท่าไหร่": how far it is from what no map of ours has, and not what it costs.
  const asks = isFarFromUnknown ? [...named, { topic: "other" } as const] : [...named, ...topics(text)];
  const isPriceAlone = asks.length === 1;
  const told = asks.filter(({ topic }) => topic !== "price" || isPriceAlone);
  return told.length === 0 ? null : { index, asks: told };
} // prettier-ignore

/** "The first one, how many sqm?": which home is meant stands before the question. */
const NAMED_FIRST =
  /^(?:(?:and|so|ok|okay|for|about|on) )*(?:the )?(?:(?:first|second|third|fourth|fifth|sixth|last) (?:one|home|place|condo|house|unit|room)|number \d+)(?:,? (?:please|pls|looks (?:good|nice|interesting)|then))?,? (?:and )?(?=(?:what|how|when|is|are|does|has|can|which|where)\b)/;

/** Of a home it wants to know nothing but what it costs. */
export const asksPriceAlone = ({ asks }: AboutShown): boolean =>
  asks.every(({ topic }) => topic === "price");

/**
 * "Is the wifi included?", "ห้องนี้มีแอร์ไหม": asked of one home in words that leave no other sense, where
 * it is not known which one.
 */
export function asksOfOne({ facts, draft, source, action }: AboutShownInput): boolean {
  const text = source.text.toLowerCase().trim();
  // "ไปสีลมกี่นาที": the place is where they go, not where they look.
  const isOfWay = HOME_QUESTIONS.some(({ way }) => way.test(text));
  const isSearch =
    draft.money.length + draft.changes.length > 0 ||
    (draft.areas.length > 0 && !isOfWay) ||
    draft.sort !== null ||
    draft.types.some(
      ({ isWeak }) => isWeak !== true && !/\b(?:it|the|this|that)\b|นี้|นั้น/.test(text),
    );
  // "Is it safe for a girl living alone?": of the area.
  const isOfArea = facts.some(({ kind, value: said }) => kind === "topic" && said === "living");
  return (
    (action === null || action.type === "select") &&
    !isSearch &&
    !isOfArea &&
    !ASKS_OF_PRACTICE.some((words) => words.test(text)) &&
    (isOfWay || HOME_QUESTIONS.some(({ ofOne }) => ofOne.test(text)))
  );
}

const FAR_FROM = /\bhow (?:far|close|near)\b.*\b(?:from|to)\b|(?:ห่าง|ไกล)จาก/;

const AMONG_MAX = 10;

/**
 * Which of several homes on screen is the cheapest, the closest ...: of those compared last, else of
 * all that are shown; of the only one how far it is. Null where other homes are asked for, or in general.
 */
export function whichShown(
  asking: AboutShownInput,
  state: ConversationState | undefined,
): AboutShown | null {
  const { draft, source, facts } = asking;
  const text = source.text.toLowerCase().trim();
  const [found] = HOME_QUESTIONS.flatMap(({ which }) =>
    which.asks.test(text) ? which.topics.filter(([, , words]) => words.test(text)) : [],
  );
  const among = amongOf(state);
  const isOfThese =
    draft.money.length + draft.areas.length + draft.softened.length === 0 &&
    draft.changes.every(({ do: done }) => done === "adjust") &&
    !facts.some(({ kind, value: said }) => kind === "topic" && LAW.has(String(said)) && said !== "sqmPrice");
  const [amenity, ...more] = unique<Amenity>(draft.amenities);
  const asksWhoHas = HOME_QUESTIONS.some(({ which }) => which.has.test(text));
  if (amenity !== undefined && more.length === 0 && asksWhoHas && among.length >= 2 && isOfThese)
    return { index: null, among, asks: [{ topic: "amenity", amenity }] };
  if (found === undefined || !isOfThese) return null;
  const [topic, wants] = found;
  if (among.length < (topic === "distance" ? 1 : 2)) return null;
  const [near] = topic === "distance" ? distancesTo(asking) : [];
  const asks = [near ?? { topic }];
  return among.length === 1 ? { index: 1, asks } : { index: null, among, wants, asks };
} // prettier-ignore

/** The places of the homes compared last, else of all on screen; counted from 1. */
function amongOf(state: ConversationState | undefined): readonly number[] {
  const shown = state?.shown ?? [];
  const compared = new Set(state?.compared);
  const known = shown.flatMap(({ id }, at) => (compared.has(id) ? [at + 1] : []));
  return known.length >= 2 ? known : shown.slice(0, AMONG_MAX).map((_, at) => at + 1);
}

/** Counted from 1; null where it is no longer on screen, undefined where no one home is meant. */
function indexOf(
  action: Action | null,
  state: ConversationState | undefined,
): number | null | undefined {
  const shown = state?.shown ?? [];
  if (shown.length === 0 || (action !== null && action.type !== "select")) return undefined;
  if (action?.index !== undefined) return action.index;
  if (state?.about_home !== undefined) {
    const at = shown.findIndex(({ id }) => id === state.about_home);
    return at < 0 ? null : at + 1;
  }
  return shown.length === 1 ? 1 : undefined;
}

const LAW = new Set(["loan", "yield", "living", "salePrice", "rentPrice", "sqmPrice"]);
/** True where nothing is said that a search or a general question would say. */
const isOfOneHome = ({ facts, draft }: AboutShownInput): boolean =>
  draft.types.every(({ isWeak }) => isWeak === true) &&
  draft.money.length + draft.areas.length + draft.changes.length + draft.softened.length === 0 &&
  !facts.some(
    ({ kind, value: said }) => (kind === "topic" && LAW.has(String(said))) || kind === "talk",
  );

const distances = (asking: AboutShownInput, text: string): readonly HomeAsk[] =>
  HOME_QUESTIONS.some(({ far }) => far.test(text)) ? distancesTo(asking) : [];

function distancesTo({ facts, draft }: AboutShownInput): readonly HomeAsk[] {
  const named: { kind: NearKind; name: string | null }[] = [...draft.targets, ...draft.without.targets];
  const nouns = facts.flatMap((fact) =>
    fact.kind === "nearNoun"
      ? [value(fact, "nearNoun")]
      : fact.kind === "station"
        ? [{ kind: "transit", name: null } as const]
        : [],
  );
  const found = [...named, ...nouns].map(({ kind, name }) => JSON.stringify({ kind, name }));
  return unique(found).map((near) => ({ topic: "distance", near: JSON.parse(near) as HomeAsk["near"] & object }));
} // prettier-ignore

function tenures({ facts, draft }: AboutShownInput, text: string): readonly HomeAsk[] {
  const isForeign =
    facts.some(({ kind }) => kind === "foreigner") ||
    HOME_QUESTIONS.some(({ foreign }) => foreign.test(text));
  if (isForeign) return [{ topic: "tenure", tenure: "foreign_quota" }];
  return draft.tenure === null ? [] : [{ topic: "tenure", tenure: draft.tenure }];
}

const amenities = ({ amenities: asked }: MessageDraft): readonly HomeAsk[] =>
  unique<Amenity>(asked).map((amenity) => ({ topic: "amenity", amenity }));

const topics = (text: string): readonly HomeAsk[] =>
  unique(
    HOME_QUESTIONS.flatMap(({ topics: known }) =>
      known.flatMap(([topic, words]) => (words.test(text) ? [topic] : [])),
    ),
  ).map((topic) => ({ topic }));
