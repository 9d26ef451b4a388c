import type { QuestionPart } from "@propertyvr/parts";
import type { SearchQuery } from "@propertyvr/vocabulary";
import { homesOf, localised, type TurnContext } from "../context.ts";

/** The search for the homes that a question speaks of, as one tap beside its answer. */
export function searchQuestion(context: TurnContext, query: SearchQuery): QuestionPart {
  const { writer } = context;
  const { criteria } = query;
  const homes = homesOf(query, context, writer.language);
  return {
    type: "question",
    version: 1,
    about: criteria.places.length > 0 ? "places" : "types",
    text: writer.offerSearch(),
    language: writer.language,
    choices: [
      {
        label: localised(writer, writer.searchLabel(homes)),
        say: writer.searchSay(homes),
        count: null,
        criteria,
      },
    ],
  };
}
