import { carryQuestion, searchAfter, type UnderstandRequest } from "@propertyvr/understanding";
import {
  type ConversationState,
  isBesideChanged,
  isEmptyCriteria,
  type SearchQuery,
  type Understood,
} from "@propertyvr/vocabulary";
import type { DraftToRead, Mark, ReadDraft } from "./protocol.ts";

/** Reads a draft as the message it would be. Pure; runs in the worker. */
export function readDraft(
  understand: (request: UnderstandRequest) => Understood,
  draft: DraftToRead,
): ReadDraft {
  const { text, state, language } = draft;
  const understood = understand({ text, language, ...(state !== null && { state }) });
  return {
    language: understood.language,
    marks: marksOf(understood),
    sought: asksAgain(understand, draft) ? null : soughtBy(understood, state),
  };
}

/** "And in Phuket?" behind a question about prices, a sum or a rule asks it again: it looks for no homes. */
function asksAgain(
  understand: (request: UnderstandRequest) => Understood,
  { text, state, language }: DraftToRead,
): boolean {
  const asked = state?.asked;
  if (state === null || asked === undefined) return false;
  const question = carryQuestion(asked.text, text, asked.kind === "calculate");
  return question !== null && ASKS.has(understand({ text: question, language, state }).intent);
}
const ASKS: ReadonlySet<Understood["intent"]> = new Set(["market", "calculator", "knowledge"]);

/** In the order of the text, never overlapping. A greeting is heard, but is nothing to point at. */
function marksOf({ readings, wishes }: Understood): readonly Mark[] {
  const marks: Mark[] = [];
  const inOrder = readings.toSorted((one, other) => one.start - other.start || other.end - one.end);
  for (const { start, end, text, means } of inOrder) {
    if (means.startsWith("talk=") || start < (marks.at(-1)?.end ?? 0) || start >= end) continue;
    marks.push({ start, end, taken: wishes.includes(text) ? "noted" : "understood" });
  }
  return marks;
}

/**
 * "Cheaper" takes its figure from the homes on the server, and a question about law or
 * taxes finds no homes: neither is counted. A number said decides over "cheaper" beside it.
 */
function soughtBy(understood: Understood, state: ConversationState | null): SearchQuery | null {
  const { intent, action, criteria, extensions, touched } = understood;
  const isSearch = intent === "search" || intent === "refine";
  const isSaid = Object.keys(touched).length > 0 || isBesideChanged(understood, state);
  const isOtherAct = action !== null && !["more", "adjust", "reset"].includes(action.type);
  const isOpen = isEmptyCriteria(criteria) && !extensions.not_types?.length;
  return !isSearch || !isSaid || isOtherAct || isOpen ? null : searchAfter(understood, state);
}
