import type { Choice, QuestionPart } from "@propertyvr/parts";
import { homesOf, localised, type TurnContext } from "../context.ts";

/** The search that the message alone asks for, where it may be a new one, as a tap with its count. */
export async function onlyThisChoice(context: TurnContext): Promise<Choice | null> {
  const { turn, understood, ports, writer } = context;
  if (turn.edited !== undefined || understood.only_this === null) return null;
  const { criteria, extensions, status, place_refs: placeRefs } = understood.only_this;
  const { language } = writer;
  const found = await ports.searchListings({
    criteria,
    extensions,
    status,
    placeRefs,
    page: 1,
    pageSize: 1,
    language,
  });
  const counts = found.ok ? found.value.counts : null;
  const label = writer.onlyThisLabel(homesOf({ criteria, placeRefs }, ports.placeName, language));
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
