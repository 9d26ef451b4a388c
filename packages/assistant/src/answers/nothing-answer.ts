import { besideOf, localised, say, type TurnContext } from "../context.ts";
import type { SearchOutcome } from "../ports.ts";
import { smallestChanges } from "../smallest-changes.ts";
import type { Answer } from "../turn.ts";
import { english } from "../writer/en/index.ts";
import { thai } from "../writer/th/index.ts";
import { criteriaPart, homesIn, unusedSentence } from "./search-parts.ts";
import { questionOf, takenSentence, unclearOf, unclearQuestion } from "./unclear-question.ts";

/** Nothing fits: says so, and offers the smallest changes that would find homes. */
export async function* answerNothing(
  context: TurnContext,
  outcome: SearchOutcome,
  opening: readonly string[],
): Answer {
  const { state, origins, writer, choose, ports } = context;
  const { page: _page, title_words: _words, ...rest } = state;
  const empty = { ...rest, shown: [] };
  const unclear = unclearOf(context);
  if (unclear !== null) {
    const question = questionOf(unclear);
    yield { type: "state", state: { ...empty, question }, origins, language: writer.language };
    yield* say(writer, [
      ...opening,
      writer.nothing(homesIn(context, outcome), choose),
      takenSentence(context, unclear),
      unusedSentence(context, outcome),
    ]);
    yield { type: "part", part: criteriaPart(context, outcome) };
    yield { type: "part", part: await unclearQuestion(context, unclear) };
    return;
  }
  yield { type: "state", state: empty, origins, language: writer.language };
  const { options, reach } = await smallestChanges(ports, {
    criteria: state.criteria,
    ...besideOf(state),
    placeRefs: state.place_refs ?? [],
    impliedWithinM: outcome.impliedWithinM,
    language: writer.language,
  });
  const best = options[0];
  yield* say(writer, [
    ...opening,
    writer.nothing(homesIn(context, outcome), choose),
    best !== undefined
      ? writer.wouldFind(best.change, best.count)
      : reach === "unknown"
        ? writer.changesUnknown()
        : writer.noSmallChange(),
    unusedSentence(context, outcome),
  ]);
  yield { type: "part", part: criteriaPart(context, outcome) };
  if (best === undefined) return;
  const question = {
    about: best.about,
    choices: options.map(({ change, criteria }) => ({
      means: { en: english.changeLabel(change), th: thai.changeLabel(change) },
      sets: criteria,
    })),
  };
  yield { type: "state", state: { ...empty, question }, origins, language: writer.language };
  yield {
    type: "part",
    part: {
      type: "question",
      version: 1,
      about: best.about,
      text: writer.changeQuestion(choose),
      language: writer.language,
      choices: options.map(({ change, count, criteria, extensions }) => ({
        label: localised(writer, writer.changeLabel(change)),
        say: writer.changeSay(change),
        count,
        criteria,
        extensions,
      })),
    },
  };
}
