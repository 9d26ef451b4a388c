import type { Choice, QuestionPart } from "@propertyvr/parts";
import { searchQuery } from "@propertyvr/vocabulary";
import { homesOf, localised, type TurnContext, countHomes } from "../context.ts";

/** The search that the message alone asks for, where it may be a new one, as a tap with its count. */
export async function onlyThisChoice(context: TurnContext): Promise<Choice | null> {
  const { turn, understood, tools, placeName, writer } = context;
  if (turn.edited !== undefined || understood.only_this === null) return null;
  const { criteria, extensions, status, place_refs } = understood.only_this;
  const { language } = writer;
  const counts = await countHomes(tools, searchQuery(understood.only_this));
  const homes = homesOf(searchQuery({ criteria, place_refs }), placeName, language);
  const label = writer.onlyThisLabel(homes);
  return {
    label: localised(writer, label),
    say: label,
    count: counts?.total ?? null,
    criteria,
    extensions,
    status,
    ...(counts?.all_sample === true && { all_sample: true }),
  };
}

export async function onlyThisQuestion(context: TurnContext): Promise<QuestionPart | null> {
  const choice = await onlyThisChoice(context);
  if (choice === null) return null;
  const { writer } = context;
  return {
    type: "question",
    version: 1,
    about: "places",
    text: writer.onlyThisQuestion(),
    language: writer.language,
    choices: [choice],
  };
}
