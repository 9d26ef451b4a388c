import {
  isSameUnder,
  type Criteria,
  type CriteriaKey,
  EMPTY_CRITERIA,
} from "@propertyvr/vocabulary";
import type { EvalAnswer } from "./have-conversation.ts";

/** What is right of one answer; null where its turn expects nothing of the kind. */
export interface TurnScore {
  readonly tools: boolean | null;
  readonly criteria: boolean | null;
  readonly parts: boolean | null;
  /** Nothing in the words had to be left out. */
  readonly grounded: boolean;
  /** In the language of the question, and nothing that may not be said. */
  readonly words: boolean;
  /** Whoever was asked came to an end. */
  readonly finished: boolean;
}

export function scoreAnswer(
  { turn, language, text, parts, state, tools }: EvalAnswer,
  asked: { readonly language: EvalAnswer["language"] },
): TurnScore {
  const { looksUp, criteria, draws, neverSays } = turn;
  const trouble = parts.some((part) => part.type === "notice" && part.code.startsWith("model_"));
  const written = parts.find((part) => part.type === "written_by");
  return {
    tools: looksUp === undefined ? null : looksUp.every((name) => tools.has(name)),
    criteria: criteria === undefined ? null : isAsked(criteria, state?.criteria ?? EMPTY_CRITERIA),
    parts:
      draws === undefined ? null : draws.every((type) => parts.some((part) => part.type === type)),
    grounded: (written?.held_back ?? 0) === 0,
    words:
      language === asked.language &&
      isIn(text, asked.language) &&
      !(neverSays?.test(text) ?? false),
    finished: !trouble && text !== "",
  };
}

const isAsked = (wanted: Partial<Criteria>, stands: Criteria): boolean =>
  (Object.keys(wanted) as CriteriaKey[]).every((key) =>
    isSameUnder(key, { ...EMPTY_CRITERIA, ...wanted }, stands),
  );

/** More of its letters are of the language than not; names of the other stand in both. */
function isIn(text: string, language: EvalAnswer["language"]): boolean {
  const thai = text.match(/[\u0e01-\u0e4e]/g)?.length ?? 0;
  const latin = text.match(/[a-z]/gi)?.length ?? 0;
  return language === "th" ? thai > latin : latin > thai;
}
