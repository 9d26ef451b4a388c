import { understand } from "@propertyvr/understanding";
import type { Part, PartOf, PartType } from "@propertyvr/parts";
import type {
  ConversationState,
  Criteria,
  CriteriaEdit,
  Language,
  Origins,
} from "@propertyvr/vocabulary";
import type { AssistantPorts } from "../ports.ts";
import { takeTurn } from "../take-turn.ts";
import { smallMarket, type SmallHome } from "./small-market.ts";

export interface ConversationAnswer {
  readonly text: string;
  readonly language: Language;
  readonly parts: readonly Exclude<Part, { type: "text" }>[];
  readonly state: ConversationState;
  readonly origins: Origins;
}

/** A person talking with the assistant: each turn goes on from the one before. */
export function conversation(tools: Omit<AssistantPorts, "understand">) {
  let state: ConversationState | null = null;
  let origins: Origins = {};
  let turns = 0;
  return async (
    text: string,
    criteria?: Criteria,
    beside: Omit<CriteriaEdit, "criteria"> = {},
  ): Promise<ConversationAnswer> => {
    turns += 1;
    const said: string[] = [];
    const parts: Exclude<Part, { type: "text" }>[] = [];
    let language: Language = "en";
    const edited = criteria && { criteria, ...beside };
    const turn = { text, state, origins, messageId: `m${String(turns)}`, edited };
    for await (const step of takeTurn({ understand, ...tools }, turn)) {
      if (step.type === "text") said.push(step.delta);
      else if (step.type === "part") parts.push(step.part);
      else {
        ({ state, origins, language } = step);
      }
    }
    if (state === null) throw new Error("a turn without a state");
    return { text: said.join(""), language, parts, state, origins };
  };
}

/** The answer to the last message of a talk on a market of these homes. */
export const lastAnswerOf = (
  messages: readonly string[],
  homes: readonly SmallHome[] = [],
): Promise<ConversationAnswer> => lastAnswerOver(smallMarket(homes).ports, messages);

/** The same on a market without homes. */
export const lastOf = (...messages: readonly string[]): Promise<ConversationAnswer> =>
  lastAnswerOf(messages);

export async function lastAnswerOver(
  tools: Omit<AssistantPorts, "understand">,
  messages: readonly string[],
): Promise<ConversationAnswer> {
  const say = conversation(tools);
  let answer: ConversationAnswer | null = null;
  for (const message of messages) answer = await say(message);
  if (answer === null) throw new Error("no message");
  return answer;
}

export const partOf = <Type extends Exclude<PartType, "text">>(
  { parts }: ConversationAnswer,
  type: Type,
): PartOf[Type] => {
  const part = parts.find((each): each is PartOf[Type] => each.type === type);
  if (part === undefined) throw new Error(`no ${type} part`);
  return part;
};
