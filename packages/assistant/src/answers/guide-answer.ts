import { sectionNamed, type PassageRef } from "@propertyvr/knowledge";
import type { CitationPart } from "@propertyvr/parts";
import { isEmptyCriteria, searchQuery } from "@propertyvr/vocabulary";
import { say, type TurnContext } from "../context.ts";
import type { CitedPassage } from "../tools/cited-passage.ts";
import type { AnswerStream } from "../turn.ts";
import { searchQuestion } from "./search-question.ts";

/**
 * What the guide says, with its sources; where it says nothing, who to ask, and no source. The search
 * stands beside it where the question named homes.
 */
export async function* answerFromGuide(context: TurnContext): AnswerStream {
  const { writer, turn, understood } = context;
  const found = await readGuide(context);
  if (!found.ok) {
    yield* say(writer, [writer.guideSilent("lawyer")]);
  } else if (found.value.kind === "unknown") {
    yield* say(writer, [writer.guideSilent(found.value.asks)]);
  } else if (found.value.kind === "impossible") {
    yield* say(writer, [writer.guideImpossible(found.value.figure)]);
  } else {
    const year = otherYear(turn.text, found.value);
    yield* say(writer, [
      writer.guideSays(found.value.article_kind),
      year === null ? "" : writer.guideOtherYear(year),
    ]);
    yield { type: "part", part: citationPart(context, found.value) };
  }
  const scope = understood.scope ?? homesAsked(context);
  if (scope !== null) yield { type: "part", part: searchQuestion(context, searchQuery(scope)) };
}

/** "Can foreigners buy?" behind a search for houses is asked of houses, "is VAT on top?" of the rent, "what taxes?" of a sale. */
async function readGuide({ tools, turn, understood, state }: TurnContext) {
  const found = await tools.callTool("read_guide", { question: turn.text });
  const { types, deal } = state.criteria;
  const searched = [
    ...(types.length === 1 ? types : []),
    ...(deal === null ? [] : [DEAL_ASKED[deal]]),
  ];
  const isOfSearch = searched.length > 0 && understood.scope === null;
  if (!found.ok || found.value.kind !== "unknown" || !isOfSearch) return found;
  const question = `${turn.text} (${searched.join(", ")})`;
  const ofSearch = await tools.callTool("read_guide", { question });
  return ofSearch.ok && ofSearch.value.kind === "passage" ? ofSearch : found;
}

/** How the guide's questions name a deal. */
const DEAL_ASKED = { rent: "rent", sale: "for sale" } as const;

const YEAR =
  /\b(?:in|of|for|since|before|until|year)\s+((?:19|20)\d\d)\b(?!\s*(?:sqm|sq|m²|baht|thb|square))|(?:พ\.?ศ\.?|ค\.?ศ\.?|ปี)\s*((?:19|20|24|25)\d\d)/i;
/** Years of the Buddhist era are counted from 543 before. */
const BUDDHIST_ERA = 543;

/** The year a question asks about, in its words, where the passage is of another year and does not speak of it. */
function otherYear(text: string, { says, checked_at }: CitedPassage): string | null {
  const found = YEAR.exec(text);
  const year = found?.[1] ?? found?.[2];
  if (year === undefined || says.includes(year)) return null;
  const common = Number(year) - (Number(year) >= 2_400 ? BUDDHIST_ERA : 0);
  return common === Number(checked_at.slice(0, 4)) ? null : year;
}

/** A question that was read as a search names homes as well. */
function homesAsked({ understood, turn }: TurnContext): TurnContext["understood"]["scope"] {
  const { intent, criteria, place_refs } = understood;
  // The number of a section was read as a price.
  if (sectionNamed(turn.text) !== null) return null;
  return intent === "search" && !isEmptyCriteria(criteria) ? { criteria, place_refs } : null;
}

/** One passage by its address; nothing where it is gone. */
export async function* citePassage(context: TurnContext, at: PassageRef): AnswerStream {
  const found = await context.tools.callTool("cite_guide", at);
  if (found.ok) yield { type: "part", part: citationPart(context, found.value) };
}

/** A passage as it is shown, with its sources. */
export const citationPart = (
  { writer }: TurnContext,
  { kind: _kind, article_kind, title, ...passage }: CitedPassage,
): CitationPart => ({
  type: "citation",
  version: 1,
  ...passage,
  kind: article_kind,
  text: title,
  language: writer.language,
});
