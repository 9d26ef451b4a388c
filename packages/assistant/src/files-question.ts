import { isEmptyCriteria } from "@propertyvr/vocabulary";
import { speaksOfPapers, termsAsked } from "./papers.ts";
import type { ResponderRequest } from "./turn.ts";

/** Of a plan, as far as it decides. */
interface Planned {
  readonly kind: string;
  readonly about?: unknown;
  readonly because?: unknown;
}

/** "Are these costs right?", "who pays the transfer fee?": by the table that came with it. */
const ASKS_OF_COSTS: ReadonlySet<string> = new Set(["calculate", "guide"]);

/** "List this home", "ลงประกาศให้หน่อย": what stands in the post. */
const PUBLISHES =
  /\b(?:list|publish|post|advertise)\b[^?]{0,20}\b(?:this|it|home|condo|house|unit|listing)\b|ลงประกาศ|ประกาศ(?:ให้|นี้)|เผยแพร่|ร่างประกาศ/i;

/** "Find homes with a deposit of one month": the search is asked for, whatever came with it. */
const SEEKS = /\b(?:find|search|show me|look(?:ing)? for|list me)\b|(?:^|ช่วย|อยาก)หา|ค้นหา|แนะนำ/i;

/**
 * Whether a message is about the files that came with it: it has no words, or words that ask for nothing
 * else that can be done, or it asks for a term of a contract among them.
 */
export function isForFiles(
  { turn, understood, papers = [] }: Pick<ResponderRequest, "turn" | "understood" | "papers">,
  plan: Planned,
): boolean {
  if ((turn.attachments ?? []).length === 0 || turn.edited !== undefined) return false;
  if (turn.text.trim() === "" || plan.kind === "ask") return true;
  const isTalk = plan.kind === "small_talk" && plan.about === "other";
  const isOutside = plan.kind === "declined" && plan.because === "out_of_scope";
  if (isTalk || isOutside || (plan.kind === "vague" && understood.talk.search === null))
    return true;
  if (papers.some(({ costs }) => costs !== null) && ASKS_OF_COSTS.has(plan.kind)) return true;
  if (papers.some(({ post }) => post !== null) && PUBLISHES.test(turn.text)) return true;
  if (papers.every(({ contract }) => contract === null)) return false;
  if (plan.kind === "search" && SEEKS.test(turn.text)) return false;
  const asked = termsAsked(turn.text, papers);
  switch (plan.kind) {
    case "calculate":
      return speaksOfPapers(turn.text);
    case "market":
      return asked.some((key) => key !== "rent" && key !== "price");
    case "search":
    case "guide":
    case "vague":
    case "about_home":
      return asked.length > 0 || speaksOfPapers(turn.text);
    default:
      return false;
  }
}

/**
 * Whether a message without files asks for a term of the contract that came before it: it names the contract, or
 * nothing is searched for that it could be about.
 */
export function isForEarlierContract(
  {
    turn,
    understood,
    earlierPapers = [],
  }: Pick<ResponderRequest, "turn" | "understood" | "earlierPapers">,
  { kind }: Planned,
): boolean {
  if (turn.edited !== undefined || !MAY_BE_OF_CONTRACT.has(kind) || SEEKS.test(turn.text))
    return false;
  if (termsAsked(turn.text, earlierPapers).length === 0) return false;
  const isAlone = turn.state === null || isEmptyCriteria(turn.state.criteria);
  const namesHomes = Object.keys(understood.touched).some((key) => !SAID_OF_ITS_TERMS.has(key));
  return speaksOfPapers(turn.text) || (isAlone && !namesHomes && understood.scope === null);
}
const MAY_BE_OF_CONTRACT: ReadonlySet<string> = new Set([
  "about_home",
  "ask",
  "calculate",
  "declined",
  "guide",
  "market",
  "search",
  "select",
  "vague",
]);
/** "Can I keep a dog?", "how much is the rent?" */
const SAID_OF_ITS_TERMS: ReadonlySet<string> = new Set(["amenities", "deal"]);
