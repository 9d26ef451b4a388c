import { takeTurn, type Responder, type Turn } from "@propertyvr/assistant";
import type { Part } from "@propertyvr/parts";
import { understand } from "@propertyvr/understanding";
import type { ConversationState, Language, Origins } from "@propertyvr/vocabulary";
import type { EvalConversation, EvalTurn } from "./conversation.ts";
import { evalMarket } from "./eval-market.ts";

/** One answer, as far as it is scored. */
export interface EvalAnswer {
  readonly turn: EvalTurn;
  readonly language: Language;
  readonly text: string;
  readonly parts: readonly Part[];
  readonly state: ConversationState | null;
  /** The tools that were called, each once. */
  readonly tools: ReadonlySet<string>;
  readonly ms: number;
  readonly firstTextMs: number | null;
}

/** Has a conversation with a responder over the fixture's market; each turn goes on from the one before. */
export async function haveConversation(
  { language, turns }: EvalConversation,
  respond: Responder,
  now: () => number,
): Promise<readonly EvalAnswer[]> {
  const answers: EvalAnswer[] = [];
  let state: ConversationState | null = null;
  let origins: Origins = {};
  const earlier: NonNullable<Turn["earlier"]>[number][] = [];
  for (const turn of turns) {
    const said: Turn = {
      text: turn.says,
      state,
      origins,
      language,
      messageId: `m${String(answers.length)}`,
      earlier: [...earlier],
    };
    const began = now();
    const tools = new Set<string>();
    const parts: Part[] = [];
    let text = "";
    let firstTextMs: number | null = null;
    let spoken: Language = language;
    const noted: Responder = (request) => {
      const { callTool } = request.tools;
      return respond({
        ...request,
        tools: {
          callTool: (name, ...rest) => {
            tools.add(name);
            return callTool(name, ...rest);
          },
        },
      });
    };
    for await (const event of takeTurn({ understand, ...evalMarket() }, said, noted)) {
      if (event.type === "state") {
        ({ state, origins } = event);
        spoken = event.language;
      } else if (event.type === "text") {
        firstTextMs ??= now() - began;
        text += event.delta;
      } else parts.push(event.part);
    }
    answers.push({
      turn,
      language: spoken,
      text,
      parts,
      state,
      tools,
      ms: now() - began,
      firstTextMs,
    });
    earlier.push({ role: "person", text: turn.says }, { role: "assistant", text });
  }
  return answers;
}
