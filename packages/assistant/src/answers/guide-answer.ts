import { isEmptyCriteria, searchQuery } from "@propertyvr/vocabulary";
import { say, type TurnContext } from "../context.ts";
import type { CitedPassage } from "../tools/read-guide.ts";
import type { Answer } from "../turn.ts";
import { searchQuestion } from "./search-question.ts";

/**
 * What the guide says, with its sources; where it says nothing, who to ask, and no source. The search
 * stands beside it where the question named homes.
 */
export async function* answerFromGuide(context: TurnContext): Answer {
  const { writer, tools, turn, understood } = context;
  const found = await tools.callTool("read_guide", { question: turn.text });
  if (!found.ok) {
    yield* say(writer, [writer.guideSilent("lawyer")]);
  } else if (found.value.kind === "unknown") {
    yield* say(writer, [writer.guideSilent(found.value.asks)]);
  } else if (found.value.kind === "impossible") {
    yield* say(writer, [writer.guideImpossible(found.value.figure)]);
  } else {
    yield* say(writer, [writer.guideSays(found.value.article_kind)]);
    yield citation(context, found.value);
  }
  const scope = understood.scope ?? homesAsked(context);
  if (scope !== null) yield { type: "part", part: searchQuestion(context, searchQuery(scope)) };
}

/** A question that was read as a search names homes as well. */
function homesAsked({ understood }: TurnContext): TurnContext["understood"]["scope"] {
  const { intent, criteria, place_refs } = understood;
  return intent === "search" && !isEmptyCriteria(criteria) ? { criteria, place_refs } : null;
}

const citation = (
  { writer }: TurnContext,
  { kind: _kind, article_kind, title, ...passage }: CitedPassage,
) =>
  ({
    type: "part",
    part: {
      type: "citation",
      version: 1,
      ...passage,
      kind: article_kind,
      text: title,
      language: writer.language,
    },
  }) as const;
