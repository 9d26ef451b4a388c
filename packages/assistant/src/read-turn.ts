import {
  askedByArea,
  askedForLoan,
  askedForYield,
  carryQuestion,
  goesOnThere,
  homesOfQuestion,
  priceChange,
  saysWhoPays,
  thereOfQuestion,
} from "@propertyvr/understanding";
import { findPassage } from "@propertyvr/knowledge";
import {
  dealOfMetric,
  EMPTY_CRITERIA,
  isEmptyCriteria,
  type Calculation,
  type Deal,
  type Language,
  type LastAnswered,
  type Understood,
} from "@propertyvr/vocabulary";
import { SUMS_OF_A_PRICE } from "./answers/sum-of-talk.ts";
import { planSaid, type Plan } from "./plan.ts";
import type { ResponderRequest, Turn } from "./turn.ts";
import type { Understand } from "./understand.ts";

type ReadTurn = Pick<ResponderRequest, "turn" | "understood">;

/** What a message says: by itself, or behind an answered question ("and in Phuket?") as that question. */
export function readTurn(understand: Understand, turn: Turn): ReadTurn {
  const understoodOf = (text: string): Understood =>
    understand({
      text,
      ...(turn.state !== null && { state: turn.state }),
      ...(turn.language !== undefined && { language: turn.language }),
    });
  const alone: ReadTurn = { turn, understood: understoodOf(turn.text) };
  const read = (text: string): ReadTurn => ({
    turn: { ...turn, text },
    understood: withoutPartnerTwice(understoodOf(text), alone.understood),
  });
  const asked = turn.state?.asked;
  if (asked === undefined || turn.edited !== undefined) return alone;
  let known: ReadTurn | undefined;
  const before = (): ReadTurn => (known ??= read(asked.text));
  const follow: MessageBehind = { asked, alone, plan: planSaid(alone), read, before };
  for (const readBehind of FOLLOW_UPS) {
    const again = readBehind(follow);
    if (again !== null) return again;
  }
  return alone;
}

/** A message behind a question that was answered. */
interface MessageBehind {
  readonly asked: LastAnswered;
  /** The message by itself, and what it would be answered with. */
  readonly alone: ReadTurn;
  readonly plan: Plan;
  /** Reads a text in the place of the message. */
  readonly read: (text: string) => ReadTurn;
  /** The question before, read once where it is needed. */
  readonly before: () => ReadTurn;
}

/** How a message may go on with a question, in the order in which they are tried; null: not so. */
const FOLLOW_UPS: readonly ((follow: MessageBehind) => ReadTurn | null)[] = [
  priceMoves,
  termsOfLoan,
  sumBehind,
  loanAsked,
  taxOfYieldAsked,
  yieldAsked,
  areaAsked,
  marketBehind,
  quarrelToldFurther,
  whoPaysAsked,
  askedAnew,
];

/** "And if the price drops 10%?" behind renting beside buying: the same with what the home then sells for. */
function priceMoves({ asked, alone, read, before }: MessageBehind): ReadTurn | null {
  const { text } = alone.turn;
  if (asked.kind !== "calculate" || text.length > PRICE_MOVES_MAX || priceChange(text) === null)
    return null;
  if (!isOfResale(planSaid(before()))) return null;
  const again = read(`${asked.text}, ${text}`);
  const isSameLanguage = again.understood.language === alone.understood.language;
  return isSameLanguage && isOfResale(planSaid(again)) ? again : null;
}
/** Nobody says it in more. UTF-16 units. */
const PRICE_MOVES_MAX = 80;
const isOfResale = (plan: Plan): boolean =>
  plan.kind === "calculate" && plan.calculation.kind === "rent_or_buy";

/** "If 20% down" behind a sum: that sum on these terms. */
function termsOfLoan({ asked, alone, plan, read, before }: MessageBehind): ReadTurn | null {
  if (plan.kind !== "calculate" || asked.kind !== "calculate") return null;
  if (alone.understood.calculation === null || !isTermsAlone(plan.calculation)) return null;
  const question = carryQuestion(asked.text, alone.turn.text, true);
  if (question === null) return null;
  const again = read(question);
  const next = planSaid(again);
  return isOfLoan(next) && !isSameSum(next, planSaid(before())) ? again : null;
}

/** A sum of its own; "แล้วถ้าผ่อน 20 ปี" names none. */
function sumBehind({ asked, alone, plan, before }: MessageBehind): ReadTurn | null {
  if (plan.kind !== "calculate" || alone.understood.calculation === null) return null;
  const again =
    plan.index === undefined
      ? ofTheSamePrice(alone, plan, before)
      : ofTheSameTerms(alone, plan, before);
  // "And over 20 years?" behind it goes on with the figures of both.
  return again === alone
    ? alone
    : { ...again, turn: { ...again.turn, text: `${asked.text}, ${alone.turn.text}` } };
}

function loanAsked({ asked, alone, read, before }: MessageBehind): ReadTurn | null {
  const question = asked.kind === "calculate" ? askedForLoan(asked.text, alone.turn.text) : null;
  if (question === null || isOfLoan(planSaid(before()))) return null;
  const again = read(question);
  return planSaid(again).kind === "calculate" ? again : null;
}

/** "And after tax?" behind what homes yield: a yield is told before it, so the guide says how rent is taxed. */
function taxOfYieldAsked({ asked, alone, before }: MessageBehind): ReadTurn | null {
  const { turn, understood } = alone;
  const isAsked =
    asked.kind === "market" && turn.text.length <= HALF_QUESTION_MAX && AFTER_TAX.test(turn.text);
  if (!isAsked || !isOfYield(planSaid(before()))) return null;
  return {
    turn: { ...turn, text: TAX_ON_RENT[understood.language] },
    understood: { ...understood, intent: "knowledge", about_shown: null, action: null },
  };
}
const AFTER_TAX =
  /\b(?:after|net of|minus|before) (?:the )?(?:income )?tax(?:es)?\b|หลัง(?:หัก)?(?:เสีย)?ภาษี|หักภาษี/i;
const TAX_ON_RENT: Readonly<Record<Language, string>> = {
  en: "how is rental income taxed",
  th: "ภาษีเงินได้จากค่าเช่าคิดยังไง",
};

function yieldAsked({ asked, alone, read }: MessageBehind): ReadTurn | null {
  const question = asked.kind === "market" ? askedForYield(asked.text, alone.turn.text) : null;
  const again = question === null ? null : read(question);
  return again !== null && isOfYield(planSaid(again)) ? again : null;
}

function areaAsked({ asked, alone, read }: MessageBehind): ReadTurn | null {
  const question = asked.kind === "market" ? askedByArea(asked.text, alone.turn.text) : null;
  const again = question === null ? null : read(question);
  return again !== null && planSaid(again).kind === "market" ? again : null;
}

function marketBehind({ asked, alone, plan, read, before }: MessageBehind): ReadTurn | null {
  if (plan.kind !== "market" || asked.kind !== "market") return null;
  const again = askedAgain(read, asked.text, alone.turn.text, alone);
  return again ?? ofTheSameHomes(alone, before());
}

/** "It's been 45 days", "the contract says 30" behind a question of law, where no home is looked for: of that. */
function quarrelToldFurther({ asked, alone, plan }: MessageBehind): ReadTurn | null {
  const { turn, understood } = alone;
  const { talk, touched } = understood;
  const saysLittle =
    plan.kind === "small_talk" ? plan.about === "other" : SAYS_LITTLE.has(plan.kind);
  const isOfTheMatter =
    asked.kind === "guide" &&
    saysLittle &&
    (turn.state === null || isEmptyCriteria(turn.state.criteria)) &&
    talk.search === null &&
    turn.text.length <= HALF_QUESTION_MAX &&
    Object.keys(touched).every((slot) => slot === "deal") &&
    OF_A_TENANCY.test(turn.text);
  return isOfTheMatter
    ? { turn, understood: { ...understood, intent: "knowledge", is_vague: false, touched: {} } }
    : null;
}
const OF_A_TENANCY =
  /\d|\b(?:contract|lease|landlord|owner|tenant|deposit)\b|สัญญา|เจ้าของ|มัดจำ|ประกัน/i;

/** "Who pays?" behind the costs of a transfer asks for the rule, not for the sum once more. */
function whoPaysAsked({ asked, alone, read }: MessageBehind): ReadTurn | null {
  const { text } = alone.turn;
  if (asked.kind !== "calculate" || text.length > HALF_QUESTION_MAX || !ASKS_WHO_PAYS.test(text))
    return null;
  const question = `${asked.text} ${text}`;
  const { turn, understood } = read(question);
  return findPassage(question).kind === "passage"
    ? { turn, understood: { ...understood, intent: "knowledge", about_shown: null, action: null } }
    : null;
}
const ASKS_WHO_PAYS = /\bwho\b.*\bpays?\b|ใคร.*(?:จ่าย|ออก)/i;

/** "And in Phuket?", "through a company?", "show me those": the question before with what the message says in it. */
function askedAnew({ asked, alone, plan, read, before }: MessageBehind): ReadTurn | null {
  const { text } = alone.turn;
  if (!MAY_ASK_AGAIN.has(plan.kind)) return null;
  // "What if my wife earns 25k too?" adds to the income of the question, and takes no place in it.
  if (alone.understood.finances?.partner_income_month !== undefined) return null;
  const question = carryQuestion(asked.text, text, asked.kind === "calculate");
  if (question === null && asked.kind === "market") return lookedFor(read, alone, asked, before);
  if (question === null) {
    if (!SAYS_NOTHING_ELSE.has(plan.kind)) return null;
    return asked.kind === "guide"
      ? askedOfGuide(read, asked.text, text, alone)
      : withMoreFigures(read(`${asked.text} ${text}`), alone, before());
  }
  const again = read(question);
  const next = planSaid(again);
  const isSameKind =
    next.kind === asked.kind && again.understood.language === alone.understood.language;
  return isSameKind && (saysWhoPays(text) || !isSameSum(next, planSaid(before()))) ? again : null;
}

/** What somebody else earns is added to what is known: a question that is asked again does not add it again. */
function withoutPartnerTwice(again: Understood, { finances: told }: Understood): Understood {
  if (
    again.finances?.partner_income_month === undefined ||
    told?.partner_income_month !== undefined
  )
    return again;
  const { partner_income_month: _known, ...finances } = again.finances;
  return { ...again, finances };
}

/** "And to buy?" is a question of the market by itself too: it is the last one with what it names in its place. */
function askedAgain(
  read: (text: string) => ReadTurn,
  asked: string,
  said: string,
  alone: ReadTurn,
): ReadTurn | null {
  const question = carryQuestion(asked, said, false);
  if (question === null) return null;
  const again = read(question);
  const isSameKind = planSaid(again).kind === "market";
  return isSameKind && again.understood.language === alone.understood.language ? again : null;
}

/** "Through a company?" behind "can a foreigner own a shophouse?": both together. */
function askedOfGuide(
  read: (text: string) => ReadTurn,
  asked: string,
  said: string,
  alone: ReadTurn,
): ReadTurn {
  const isHalf = said.length <= HALF_QUESTION_MAX && HALF_QUESTION.test(said);
  if (!isHalf || isAnswered(said)) return alone;
  const question = `${asked.replace(/[?？!.\s]+$/u, "")} ${said}`;
  const again = read(question);
  return isAnsweredAnew(question, asked) && planSaid(again).kind === "guide" ? again : alone;
}

/** A question mark, or a question about "it": "do I have to pay it if I live abroad". */
const HALF_QUESTION =
  /[?？]\s*$|ล่ะ|ไหม|มั้ย|^(?:and |so |but )?(?:do|does|can|could|is|are|must|should|will|would|what|who|how|when|where)\b.*\b(?:it|that|this|them|those)\b/i;

/** Whether the guide answers a question, and not with what the one before it was answered with. */
function isAnsweredAnew(question: string, before: string): boolean {
  const [now, then] = [findPassage(question), findPassage(before)];
  return now.kind === "passage" && JSON.stringify(now) !== JSON.stringify(then);
}
/** A longer message is a question of its own. UTF-16 units. */
const HALF_QUESTION_MAX = 40;
const isAnswered = (question: string): boolean => findPassage(question).kind === "passage";

/** "What would it cost to buy?", "is 25k normal for a 1 bed around there?": of the place that the question before named. */
function ofTheSameHomes(alone: ReadTurn, before: ReadTurn): ReadTurn {
  const { scope } = alone.understood;
  const known = before.understood.scope;
  if (known === null || !goesOnThere(alone.turn.text, scope)) return alone;
  const said = scope?.criteria ?? EMPTY_CRITERIA;
  const criteria = {
    ...known.criteria,
    ...(said.types.length > 0 && { types: said.types }),
    ...(said.amenities.length > 0 && { amenities: said.amenities }),
    bedrooms: said.bedrooms ?? known.criteria.bedrooms,
    area_sqm: said.area_sqm ?? known.criteria.area_sqm,
  };
  // The place is named in what may be gone on with: "what do others there ask?" names none.
  const places = [...criteria.places, ...criteria.near.flatMap(({ name }) => name ?? [])];
  const text = `${alone.turn.text.replace(/[?？!.\s]+$/u, "")}, ${places.join(", ")}`;
  return {
    turn: places.length === 0 ? alone.turn : { ...alone.turn, text },
    understood: { ...alone.understood, scope: { criteria, place_refs: known.place_refs } },
  };
}

/**
 * "And with a pool?", "show me those": the homes that the question named are looked for, where no search
 * stands; where one does, "show me studios there" looks where the question was about.
 */
function lookedFor(
  read: (text: string) => ReadTurn,
  alone: ReadTurn,
  asked: LastAnswered,
  before: () => ReadTurn,
): ReadTurn {
  const { turn } = alone;
  const isFirst = turn.state !== null && isEmptyCriteria(turn.state.criteria);
  const homes =
    (isFirst ? homesOfQuestion(asked, turn.text, dealAsked(before())) : null) ??
    thereOfQuestion(asked, turn.text);
  if (homes === null) return alone;
  // The message stands first in it: what is told of its words holds.
  const named = { turn, understood: read(homes).understood };
  const isSearch = planSaid(named).kind === "search";
  return isSearch && named.understood.language === alone.understood.language ? named : alone;
}

/** "How much a month?" behind "is 4.5 million usual there?": of the price that was spoken of. */
function ofTheSamePrice(
  alone: ReadTurn,
  { calculation }: Extract<Plan, { kind: "calculate" }>,
  before: () => ReadTurn,
): ReadTurn {
  if ("price" in calculation || !SUMS_OF_A_PRICE.has(calculation.kind)) return alone;
  const earlier = planSaid(before());
  // "What salary does that need?" behind a loan of 1.2 million over 15 years: of that loan.
  if (earlier.kind === "calculate" && earlier.calculation.kind === calculation.kind)
    return {
      ...alone,
      understood: { ...alone.understood, calculation: { ...earlier.calculation, ...calculation } },
    };
  const price = priceAsked(earlier);
  return price === null
    ? alone
    : { ...alone, understood: { ...alone.understood, calculation: { ...calculation, price } } };
}

/** "What salary does that need?" behind "and with 200,000 down?": of the same home, with what was paid down. */
function ofTheSameTerms(
  alone: ReadTurn,
  { calculation }: Extract<Plan, { kind: "calculate" }>,
  before: () => ReadTurn,
): ReadTurn {
  const earlier = planSaid(before());
  if (earlier.kind !== "calculate" || earlier.calculation.kind !== calculation.kind) return alone;
  const { price: _price, rent_month: _rent, ...terms } = earlier.calculation;
  return {
    ...alone,
    understood: { ...alone.understood, calculation: { ...terms, ...calculation } },
  };
}

/** The price of a home that a question spoke of; null where it spoke of none. Baht. */
function priceAsked(plan: Plan): number | null {
  if (plan.kind === "market") return plan.ask.metrics.includes("sale") ? plan.ask.askedThb : null;
  const price = plan.kind === "calculate" ? plan.calculation["price"] : undefined;
  return typeof price === "number" ? price : null;
}

/** A sum that takes the terms of a loan itself. */
const isOfLoan = (plan: Plan): boolean =>
  plan.kind === "calculate" && LOAN_SUMS.has(plan.calculation.kind);
const LOAN_SUMS: ReadonlySet<string> = new Set(["affordability", "mortgage", "rent_or_buy"]);

/** "If 20% down": what a loan is taken on, and no home. */
const isTermsAlone = (calculation: Calculation): boolean =>
  calculation.kind === "mortgage" && !("price" in calculation) && "down_pct" in calculation;

const isOfYield = (plan: Plan): boolean =>
  (plan.kind === "market" && plan.ask.kind === "yield") ||
  (plan.kind === "calculate" && plan.calculation.kind === "yield");

/** Whose prices a question asked for: "is 25k for a one bed normal?" asks for rents. */
function dealAsked(question: ReadTurn): Deal | null {
  const plan = planSaid(question);
  if (plan.kind === "market" && plan.ask.beyondFigures === "rent_or_buy") return null;
  // Who asks what a home yields looks for one to buy.
  if (isOfYield(plan)) return "sale";
  const deals = new Set(plan.kind === "market" ? plan.ask.metrics.map(dealOfMetric) : []);
  const [only] = deals;
  return deals.size === 1 && only !== undefined ? only : null;
}

/** What half a sentence is taken for by itself; a question of its own needs none before it. */
const MAY_ASK_AGAIN: ReadonlySet<Plan["kind"]> = new Set([
  "search",
  "vague",
  "ask",
  "adjust",
  "guide",
  "small_talk",
  "declined",
  "calculate",
]);

/** What a message that names no home to look for is taken for by itself. */
const SAYS_LITTLE: ReadonlySet<Plan["kind"]> = new Set(["vague", "search", "ask", "declined"]);

/** What a message that only tells more for a sum is taken for by itself. */
const SAYS_NOTHING_ELSE: ReadonlySet<Plan["kind"]> = new Set(["declined", "guide", "small_talk"]);

/** "I've been in the house register for two years" behind a sum about a sale: the sum, with that. */
function withMoreFigures(again: ReadTurn, alone: ReadTurn, before: ReadTurn): ReadTurn {
  const [plan, earlier] = [planSaid(again), planSaid(before)];
  if (plan.kind !== "calculate" || earlier.kind !== "calculate") return alone;
  const [sum, known] = [plan.calculation.kind, earlier.calculation.kind];
  const isOfSale = sum === "seller_net" && known === "transfer_cost";
  const isMore = (sum === known || isOfSale) && !isSameSum(plan, earlier);
  return isMore && again.understood.language === alone.understood.language ? again : alone;
}

/** Words that give a sum nothing new do not ask for it. */
const isSameSum = (one: Plan, other: Plan): boolean =>
  one.kind === "calculate" && JSON.stringify(one) === JSON.stringify(other);
