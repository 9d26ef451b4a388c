import type { ConversationState, Criteria, Meant } from "@propertyvr/vocabulary";
import { type Fact, FILLER } from "../engine/fact.ts";
import type { SourceText } from "../engine/source.ts";
import { value } from "../shapes/meanings.ts";
import { asksToSeeThem } from "./talk.ts";
import type { AppliedMessage } from "./follow-up.ts";
import { applyNothing } from "./take-back.ts";

/** An answer by words to the question asked last: one of its choices, or that it does not matter. */
export interface ChoiceAnswer {
  readonly choice: Meant | null;
}

/** Words that only hold an answer together. */
const AROUND = new Set([
  FILLER, "stop", "comma", "seek", "theOne", "replace", "sorry", "isOk", "numberWord", "inArea", "near", "talk",
]); // prettier-ignore

/**
 * "The road", "the first", "yes", "either": undefined where the message answers
 * nothing, so that it is read like any other.
 */
export function answerByWords(
  { source, facts }: { readonly source: SourceText; readonly facts: readonly Fact[] },
  state: ConversationState | undefined,
): ChoiceAnswer | undefined {
  const choices = state?.question?.choices ?? [];
  if (choices.length === 0) return undefined;
  const wordOf = ({ start, end }: Fact): string =>
    source.text.slice(start, end).trim().toLowerCase();
  // "Road" and "จังหวัด" lead to a name elsewhere; here they may be all that is said.
  const tells = (fact: Fact): boolean =>
    fact.kind === "inArea" && choices.some((choice) => isSaidIn(choice, [wordOf(fact)]));
  const said = facts.filter((fact) => !AROUND.has(fact.kind) || tells(fact));
  if (said.length === 0 || asksToSeeThem(source.text)) return byConsent(source, facts, choices);
  const words = said.map(wordOf);
  const fitting = choices.filter((choice) => isSaidIn(choice, words));
  if (fitting.length === 1) return chosen(fitting[0]);
  const ordinal = fitting.length === 0 ? ordinalIn(said) : undefined;
  return ordinal === undefined
    ? undefined
    : chosen(choices.at(ordinal > 0 ? ordinal - 1 : ordinal));
}

const isSaidIn = ({ means }: Meant, words: readonly string[]): boolean =>
  [means.en, means.th].some((text) => words.every((word) => holds(text.toLowerCase(), word)));

/** Thai writes no spaces; in Latin letters only whole words count. */
function holds(text: string, word: string): boolean {
  if (!/^[a-z0-9 ,.]+$/.test(word)) return text.includes(word);
  return ` ${text.replace(/[^a-z0-9.,]+/g, " ")} `.includes(` ${word} `);
}

/** "Yes" takes the only thing that was offered; "either" takes nothing. */
function byConsent(
  { text }: SourceText,
  facts: readonly Fact[],
  choices: readonly Meant[],
): ChoiceAnswer | undefined {
  const fillers = facts.flatMap((fact) => (fact.kind === FILLER ? [value(fact, "filler")] : []));
  if (fillers.some((said) => said === "either" || said === "anyOfThem" || said === "both"))
    return { choice: null };
  const isOk = facts.some(({ kind }) => kind === "isOk");
  if (choices.length > 1) return isOk ? { choice: null } : undefined;
  const isYes = isOk || fillers.includes("yes") || asksToSeeThem(text);
  return isYes ? chosen(choices[0]) : undefined;
}

const chosen = (choice: Meant | undefined): ChoiceAnswer | undefined =>
  choice === undefined ? undefined : { choice };

function ordinalIn([only, ...more]: readonly Fact[]): number | undefined {
  if (only === undefined || more.length > 0) return undefined;
  if (only.kind === "ordinal") return value(only, "ordinal");
  if (only.kind !== "number") return undefined;
  const { n } = value(only, "number");
  return Number.isInteger(n) && n >= 1 ? n : undefined;
}

/** The criteria once a choice was made. */
export function takeChoice({ choice }: ChoiceAnswer, state: ConversationState): AppliedMessage {
  const sets = choice?.sets ?? {};
  const criteria: Criteria = { ...state.criteria, ...sets };
  const kept = applyNothing(criteria);
  const refs = choice?.place_refs ?? [];
  const isPicked = (name: string): boolean => refs.some((ref) => ref.name === name);
  return {
    ...kept,
    refs: [...refs, ...kept.refs.filter(({ name }) => !isPicked(name))],
    touched: Object.fromEntries(Object.keys(sets).map((key) => [key, "stated"])),
  };
}
