import { unusedWords } from "@propertyvr/understanding";
import type { Plan } from "../plan.ts";
import { planSaid } from "../plan.ts";
import type { ResponderRequest, TurnAttachment } from "../turn.ts";

/** What asks for more than homes: a reason, an opinion, a choice between things. */
const ASKS_FOR_WORDS =
  /\b(?:why|how|what|what's|whats|explain|tell me|should|compare|compared|difference|better|best|recommend|suggest|advice|versus|vs|worth|pros|cons)\b|ทำไม|อย่างไร|ยังไง|อะไร|อธิบาย|เทียบ|ควร|แนะนำ|ดีกว่า|ไหนดี|ดีไหม|ต่างกัน|เล่า/i;

/**
 * A search, or a change of one, of which every word was read and one way only: the answer of our own
 * is as good as any, comes in milliseconds and costs nothing.
 */
export function isSurePlainSearch(request: Pick<ResponderRequest, "turn" | "understood">): boolean {
  const { turn, understood } = request;
  if (turn.edited !== undefined) return true;
  const plan = planSaid(request);
  if (plan.kind !== "search" || plan.isVague || plan.adjusts.length > 0) return false;
  const { wishes, readings, unclear, only_this, let_go, talk } = understood;
  const isTakenUp = (wish: string): boolean =>
    readings.some(({ text, means }) => text === wish && means.startsWith("nice_to_have="));
  return (
    wishes.every(isTakenUp) &&
    unusedWords(turn.text, understood).length === 0 &&
    unclear.length === 0 &&
    only_this === null &&
    let_go.length === 0 &&
    talk.outside === null &&
    Object.values(understood.touched).every(
      (certainty) => certainty !== "suggested" && certainty !== "unsure",
    ) &&
    !ASKS_FOR_WORDS.test(turn.text)
  );
}

/**
 * What a model is never asked for, however it is configured: what was tapped, what only moves the
 * conversation, ways to reach a person, and what is declined by law or rule.
 */
export function staysBuiltIn(
  request: Pick<ResponderRequest, "turn" | "understood" | "described" | "papers" | "earlierPapers">,
): boolean {
  if (request.turn.edited !== undefined) return true;
  const plan = planSaid(request);
  return (
    BUILT_IN.has(plan.kind) || isCourtesy(plan) || isDeclined(plan) || isPrivate(request, plan)
  );
}

/** What was read of a file goes to no model before its person let it: neither its words nor a search for homes like it. */
const isPrivate = (
  { turn, understood, described, papers = [] }: Parameters<typeof staysBuiltIn>[0],
  plan: Plan,
): boolean =>
  (plan.kind === "files" && papers.some(({ mayGoToModel }) => !mayGoToModel)) ||
  (understood === described && turn.attachments?.some(isKeptHere) === true);

const isKeptHere = ({ document, mayGoToModel }: TurnAttachment): boolean =>
  document !== null && !mayGoToModel;

const BUILT_IN: ReadonlySet<Plan["kind"]> = new Set([
  "more",
  "adjust",
  "reset",
  "contact",
  "not_built",
  // The passage is told as it stands.
  "earlier_contract",
]);

const isCourtesy = (plan: Plan): boolean => plan.kind === "small_talk" && plan.about !== "other";

/** Steering, orders to the assistant, owners and the wish for a person: the answer is a rule of the house. */
const isDeclined = (plan: Plan): boolean =>
  plan.kind === "declined" && plan.because !== "out_of_scope";
