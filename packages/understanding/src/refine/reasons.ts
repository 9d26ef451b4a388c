import type { Criteria, PriceRange } from "@propertyvr/vocabulary";
import { type Fact, FILLER, UNREAD } from "../engine/fact.ts";
import { isMoney, value } from "../shapes/meanings.ts";
import { isExcess } from "./merge.ts";

const REASON_RULE = "aside.reason";
const asReason = (fact: Fact): Fact => ({ ...fact, kind: FILLER, value: null, rule: REASON_RULE });

const CLAUSE_ENDS = new Set(["comma", "stop", "question"]);
/** A clause told as a reason; what ends it stays. */
const asReasons = (clause: readonly Fact[]): readonly Fact[] =>
  clause.map((fact) => (CLAUSE_ENDS.has(fact.kind) ? fact : asReason(fact)));
const clausesOf = (facts: readonly Fact[]): readonly (readonly Fact[])[] =>
  facts.reduce<Fact[][]>(
    (clauses, fact) => {
      clauses.at(-1)?.push(fact);
      if (CLAUSE_ENDS.has(fact.kind)) clauses.push([]);
      return clauses;
    },
    [[]],
  );

/**
 * What a message says of the search so far as the reason to change it, set aside: the figure or the place
 * that stands, where another takes its place, and the words of why.
 */
export function withoutReasons(
  facts: readonly Fact[],
  before: Criteria,
  text: string,
): readonly Fact[] {
  const figured = withoutStandingFigure(withoutBlamedPlace(facts, text), before.price);
  return withoutWhy(withoutStandingPlace(figured, before));
}

/** "Make it 22, nothing decent at 20", "เจ็ดพันคงไม่ได้ งั้นหมื่นนึง": the figure that stands explains the other. */
function withoutStandingFigure(facts: readonly Fact[], price: PriceRange | null): readonly Fact[] {
  if (price === null) return facts;
  const figures = facts.filter((fact) => fact.kind === "number" || isMoney(fact));
  const standing = figures.filter((fact) => stands(fact, price));
  const [only, ...more] = standing;
  if (only === undefined || more.length > 0 || figures.length !== 2) return facts;
  const [first, second] = figures.map((fact) => facts.indexOf(fact));
  const between = facts.slice((first ?? 0) + 1, second);
  // "20 or 25", "from 20 up to 25" name two ends.
  if (between.every(({ kind }) => kind === FILLER) || between.some(joins)) return facts;
  const at = facts.indexOf(only);
  return facts.map((fact, index) =>
    fact === only || (index === at - 1 && fact.kind === "inArea") ? asReason(fact) : fact,
  );
}

const joins = ({ kind }: Fact): boolean =>
  ["or", "to", "and", "dash", "slash", "from", "bound", "also"].includes(kind);

function stands(fact: Fact, { min, max }: PriceRange): boolean {
  const isEnd = (thb: number): boolean => thb === min || thb === max;
  if (fact.kind === "number") {
    const { n, to } = value(fact, "number");
    return to === undefined && [1, 1e3, 1e6].some((factor) => isEnd(n * factor));
  }
  const { from, to, bound } = value(fact, "measure");
  return to === null && bound === null && isEnd(from);
}

/** What may stand in a clause that only tells of a place. */
const OF_PLACE = new Set([FILLER, UNREAD, "areas", "comma", "stop", "quality", "change", "sorry", "stayFor"]); // prettier-ignore

/** "Kamala is dull for my wife. Patong instead": the place that stands is told of, the other one is meant. */
function withoutStandingPlace(facts: readonly Fact[], { places }: Criteria): readonly Fact[] {
  const clauses = clausesOf(facts);
  const last = clauses.findLastIndex((clause) => clause.some(({ kind }) => kind === "areas"));
  const meant = clauses[last] ?? [];
  const isInstead =
    meant.some(({ kind }) => kind === "replace") &&
    !meant.some(({ kind }) => kind === "also" || kind === "and" || kind === "or");
  if (!isInstead || namesOf(meant).some((name) => places.includes(name))) return facts;
  return clauses.flatMap((clause, at) => {
    const names = namesOf(clause);
    const isReason =
      at < last &&
      names.length > 0 &&
      names.every((name) => places.includes(name)) &&
      clause.every((fact, i) => OF_PLACE.has(fact.kind) || isExcess(clause, i));
    return isReason ? asReasons(clause) : clause;
  });
}
/** "Nimman is too expensive, maybe Santitham": what one place is too much of is why another is named. */
function withoutBlamedPlace(facts: readonly Fact[], text: string): readonly Fact[] {
  const clauses = clausesOf(facts);
  const last = clauses.findLastIndex((clause) => clause.some(({ kind }) => kind === "areas"));
  const meant = namesOf(clauses[last] ?? []);
  return clauses.flatMap((clause, at) => {
    const names = namesOf(clause);
    const isBlamed =
      at < last &&
      names.length > 0 &&
      !names.some((name) => meant.includes(name)) &&
      clause.every(({ kind }) => OF_PLACE.has(kind) || kind === "wish" || kind === "also") &&
      TOO_MUCH.test(text.slice(clause[0]?.start, clause.at(-1)?.end));
    return isBlamed ? asReasons(clause) : clause;
  });
}
const TOO_MUCH = /\b(?:is|are|was|['’]s) (?:just |a bit |way |far )?too \w+/;

const namesOf = (facts: readonly Fact[]): readonly string[] =>
  facts.flatMap((fact) =>
    fact.kind === "areas" ? value(fact, "areas").map(({ name }) => name) : [],
  );

/** Signs of a correction before a bare number. */
const CUES = new Set(["replace", "sorry", "bound"]);
const WHY = new Set([FILLER, UNREAD, "stop", "wish", "inArea", "topic", "bound"]);
/** "Make it 22, I got a raise": a clause of words that nothing reads, behind a corrected number. */
function withoutWhy(facts: readonly Fact[]): readonly Fact[] {
  const clauses = clausesOf(facts);
  const corrects = clauses.findIndex(
    (clause) =>
      clause.some(({ kind }) => CUES.has(kind)) && clause.some(({ kind }) => kind === "number"),
  );
  if (corrects < 0) return facts;
  return clauses.flatMap((clause, at) =>
    at > corrects && clause.every(({ kind }) => WHY.has(kind))
      ? clause.map((fact) =>
          CLAUSE_ENDS.has(fact.kind) || fact.kind === "wish" ? fact : asReason(fact),
        )
      : clause,
  );
}
