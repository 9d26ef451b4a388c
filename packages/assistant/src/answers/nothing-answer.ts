import { localised, say, type TurnContext } from "../context.ts";
import type { SearchOutcome } from "../ports.ts";
import { smallestChanges } from "../smallest-changes.ts";
import type { Answer } from "../turn.ts";
import { criteriaPart, homesIn, unusedSentence } from "./search-parts.ts";

/** Nothing fits: says so, and offers the smallest single changes that would find homes. */
export async function* answerNothing(
  context: TurnContext,
  outcome: SearchOutcome,
  opening: readonly string[],
): Answer {
  const { state, origins, writer, choose, ports } = context;
  const { page: _page, title_words: _words, ...rest } = state;
  yield { type: "state", state: { ...rest, shown: [] }, origins, language: writer.language };
  const options = await smallestChanges(ports.searchListings, {
    criteria: state.criteria,
    placeRefs: state.place_refs ?? [],
    impliedWithinM: outcome.impliedWithinM,
    language: writer.language,
  });
  const best = options[0];
  yield* say(writer, [
    ...opening,
    writer.nothing(homesIn(context, outcome), choose),
    best === undefined ? writer.noSmallChange() : writer.wouldFind(best.change, best.count),
    unusedSentence(context, outcome),
  ]);
  yield { type: "part", part: criteriaPart(context, outcome) };
  if (best === undefined) return;
  yield {
    type: "part",
    part: {
      type: "question",
      version: 1,
      about: best.about,
      text: writer.changeQuestion(choose),
      language: writer.language,
      choices: options.map(({ change, count, criteria }) => ({
        label: localised(writer, writer.changeLabel(change)),
        say: writer.changeSay(change),
        count,
        criteria,
      })),
    },
  };
}
