import type { QuestionPart } from "@propertyvr/parts";
import {
  isSameCriteria,
  searchOf,
  type Criteria,
  type Meant,
  type PlaceRef,
  type Question,
  type Unclear,
} from "@propertyvr/vocabulary";
import {
  localised,
  searchToChange,
  type TurnContext,
  choiceCount,
  countHomes,
} from "../context.ts";
import { quotable } from "@propertyvr/parts/words";

/** What this answer asks about its own words; an answer asks one thing at most. */
export const unclearOf = ({ turn, understood }: TurnContext): Unclear | null =>
  turn.edited === undefined ? (understood.unclear[0] ?? null) : null;

/** The question as the next message may answer it in words. */
export const questionOf = ({ about, choices }: Unclear): Question => ({ about, choices });

/** Says which reading was searched meanwhile; empty where none of them alone was. */
export function takenSentence({ state, writer }: TurnContext, { choices }: Unclear): string {
  const [first] = choices;
  const isTaken =
    first !== undefined && isSameCriteria(taking(state.criteria, first), state.criteria);
  return isTaken ? writer.takenAs(first.means[writer.language]) : "";
}

/**
 * The readings as choices to tap, each with the homes it would find.
 * @param isTitled whether the words that stand for a title narrowed what was found
 */
export async function unclearQuestion(
  { tools, state, writer }: TurnContext,
  { about, why, text, choices }: Unclear,
  isTitled: boolean,
): Promise<QuestionPart> {
  const search = searchToChange(state, isTitled ? searchOf(state).title_words : null);
  const counts = await Promise.all(
    choices.map((choice) =>
      countHomes(tools, {
        ...search,
        criteria: taking(state.criteria, choice),
        place_refs: refsWith(choice, state.place_refs ?? []),
      }),
    ),
  );
  return {
    type: "question",
    version: 1,
    about,
    text: writer.unclear({ about, why, text: quotable(text) }),
    language: writer.language,
    choices: choices.map((choice, at) => ({
      label: localised(writer, choice.means[writer.language]),
      say: choice.means[writer.language],
      criteria: taking(state.criteria, choice),
      ...choiceCount(counts[at] ?? null),
    })),
  };
}

/** Which places a tapped choice means: its words are those of one of the choices given. */
export function pickedRefs(question: Question | undefined, said: string): readonly PlaceRef[] {
  const picked = question?.choices?.find(({ means }) => means.en === said || means.th === said);
  return picked?.place_refs ?? [];
}

const taking = (criteria: Criteria, { sets }: Meant): Criteria => ({ ...criteria, ...sets });

function refsWith(
  { place_refs: own = [] }: Meant,
  known: readonly PlaceRef[],
): readonly PlaceRef[] {
  return [...own, ...known.filter(({ name }) => !own.some((ref) => ref.name === name))];
}
