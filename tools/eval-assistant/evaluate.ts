import type { ModelTurnReport, Responder } from "@propertyvr/assistant";
import type { EvalConversation } from "./conversation.ts";
import { haveConversation, type EvalAnswer } from "./have-conversation.ts";
import { scoreAnswer, type TurnScore } from "./score.ts";

/** Whoever is evaluated. */
export interface Candidate {
  readonly name: string;
  /** @param onTurn told what a model's turn took; the built-in assistant tells nothing. */
  readonly respond: (onTurn: (report: ModelTurnReport) => void) => Responder;
  /** US dollars for a million tokens; null where nobody says. */
  readonly price: { readonly inputUsd: number; readonly outputUsd: number } | null;
}

export interface Evaluation {
  readonly name: string;
  readonly turns: number;
  /** Right of so many, for each thing that is scored. */
  readonly right: Readonly<Record<keyof TurnScore, readonly [right: number, of: number]>>;
  readonly heldBack: number;
  readonly ms: readonly number[];
  readonly firstTextMs: readonly number[];
  readonly tokens: readonly [input: number, output: number];
  /** null where no price is known. */
  readonly costUsd: number | null;
  /** One line for each turn that falls short. */
  readonly short: readonly string[];
  /** The most that may be spent was reached, and the rest was not asked. */
  readonly isCut: boolean;
}

const SCORED = ["tools", "criteria", "parts", "grounded", "words", "finished"] as const;

/** Has every conversation with one candidate, one after the other, until the most is spent. */
export async function evaluate(
  { name, respond, price }: Candidate,
  conversations: readonly EvalConversation[],
  { now, mostUsd }: { readonly now: () => number; readonly mostUsd: number },
): Promise<Evaluation> {
  const reports: ModelTurnReport[] = [];
  const responder = respond((report) => reports.push(report));
  const scored: { answer: EvalAnswer; score: TurnScore; id: string }[] = [];
  const spent = (): number | null => costOf(reports, price);
  let isCut = false;
  for (const conversation of conversations) {
    isCut = (spent() ?? 0) >= mostUsd;
    if (isCut) break;
    const answers = await haveConversation(conversation, responder, now);
    for (const answer of answers)
      scored.push({ answer, score: scoreAnswer(answer, conversation), id: conversation.id });
  }
  const rightOf = (key: keyof TurnScore): readonly [number, number] => {
    const told = scored.flatMap(({ score }) => score[key] ?? []);
    return [told.filter(Boolean).length, told.length];
  };
  return {
    name,
    turns: scored.length,
    right: {
      tools: rightOf("tools"),
      criteria: rightOf("criteria"),
      parts: rightOf("parts"),
      grounded: rightOf("grounded"),
      words: rightOf("words"),
      finished: rightOf("finished"),
    },
    heldBack: reports.reduce((sum, { heldBack }) => sum + heldBack, 0),
    ms: scored.map(({ answer }) => answer.ms),
    firstTextMs: scored.flatMap(({ answer }) => answer.firstTextMs ?? []),
    tokens: tokensOf(reports),
    costUsd: spent(),
    short: scored.flatMap(({ answer, score, id }) => {
      const wrong = SCORED.filter((key) => score[key] === false);
      return wrong.length === 0 ? [] : [`${id} ${wrong.join(", ")}: ${answer.turn.says}`];
    }),
    isCut,
  };
}

const tokensOf = (reports: readonly ModelTurnReport[]): readonly [number, number] => [
  reports.reduce((sum, { usage }) => sum + usage.inputTokens, 0),
  reports.reduce((sum, { usage }) => sum + usage.outputTokens, 0),
];

function costOf(reports: readonly ModelTurnReport[], price: Candidate["price"]): number | null {
  const [input, output] = tokensOf(reports);
  if (input + output === 0) return 0;
  return price === null ? null : (input * price.inputUsd + output * price.outputUsd) / 1e6;
}
