import type { QuestionChoice, QuestionPart } from "@propertyvr/parts";
import { localised, say, searchToChange, type TurnContext } from "../context.ts";
import { type ChangeOption, smallestChanges, type SmallestChanges } from "../smallest-changes.ts";
import type { AnswerStream } from "../turn.ts";
import { english } from "../writer/en/index.ts";
import { thai } from "../writer/th/index.ts";

/** Who would give something up is offered the smallest changes that find more, each with its count. */
export async function* offerChanges(
  context: TurnContext,
  sentences: readonly string[] = [],
): AnswerStream {
  const { state, origins, writer, tools } = context;
  const { options: more, reach } = await smallestChanges(tools, searchToChange(state, null));
  const question = more[0] && {
    about: more[0].about,
    choices: more.map(({ change, query }) => ({
      means: { en: english.changeLabel(change), th: thai.changeLabel(change) },
      sets: query.criteria,
    })),
  };
  yield {
    type: "state",
    state: { ...state, ...(question && { question }) },
    origins,
    language: writer.language,
  };
  const label = writer.startOverLabel();
  const choices =
    more.length > 0
      ? changeChoices(context, more)
      : [{ label: localised(writer, label), say: label, count: null }];
  const text = askWhichChange(context, more.length, reach);
  yield* say(writer, sentences.length > 0 ? sentences : [writer.moreByChange(more.length)]);
  yield { type: "part", part: questionPart(context, { reach, options: more }, text, choices) };
}

/** What stands above the changes that are offered; a fresh start where none is. */
export function askWhichChange(
  { writer, choose }: TurnContext,
  changes: number,
  reach: SmallestChanges["reach"],
): string {
  if (changes === 0) return writer.startOverQuestion();
  if (reach === "two") return writer.pairQuestion();
  return changes === 1 ? writer.oneChangeQuestion() : writer.changeQuestion(choose);
}

/** Each change as a tap. */
export const changeChoices = (
  { writer }: TurnContext,
  options: readonly ChangeOption[],
): readonly QuestionChoice[] =>
  options.map(({ change, count, isMore, query, allSample }) => ({
    label: localised(writer, writer.changeLabel(change)),
    say: writer.changeSay(change),
    count,
    criteria: query.criteria,
    extensions: query.extensions,
    status: query.status,
    ...(isMore && { count_is_capped: true }),
    ...(allSample && { all_sample: true }),
  }));

const questionPart = (
  { writer }: TurnContext,
  { options }: Pick<SmallestChanges, "reach" | "options">,
  text: string,
  choices: readonly QuestionChoice[],
): QuestionPart => ({
  type: "question",
  version: 1,
  about: options[0]?.about ?? "places",
  text,
  language: writer.language,
  choices,
});
