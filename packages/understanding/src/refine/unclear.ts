import type { Criteria, Deal, Meant, Range, Unclear } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import { originalSpan, type SourceText } from "../engine/source.ts";
import type { Contradiction, MessageDraft } from "./draft.ts";
import type { Settled } from "./imply.ts";
import { meansBy } from "./meant.ts";
import type { PriceContradiction } from "./price.ts";
import { placeChoices, unclearPlaces } from "./unclear-places.ts";

/** No rent a month is as high, no home to buy as cheap. Baht. */
const RENT_AT_MOST = 500_000;
const PURCHASE_AT_LEAST = 300_000;

interface UnclearInput {
  readonly source: SourceText;
  readonly facts: readonly Fact[];
  readonly draft: MessageDraft;
  readonly now: Settled;
  /** The criteria the message was laid over, and those after it. */
  readonly base: Criteria;
  readonly criteria: Criteria;
}

/** What a message leaves open and is worth asking: contradictions first, then names of several places. */
export function unclearIn({
  source,
  facts,
  draft,
  now,
  base,
  criteria,
}: UnclearInput): readonly Unclear[] {
  const asked = (
    fact: Fact,
    about: Unclear["about"],
    why: Unclear["why"],
    choices: readonly Meant[],
  ): Unclear => {
    const { start, end } = originalSpan(source, fact.start, fact.end);
    return { about, why, text: source.original.slice(start, end), start, end, choices };
  };
  const said = (kind: string): Fact | undefined => facts.find((fact) => fact.kind === kind);
  const money = draft.money[0]?.fact;
  const tenure = said("tenure");
  const wrongDeal = money === undefined ? null : dealChoices(criteria, draft);
  return [
    ...draft.contradictions
      .filter(differs)
      .map((found) => asked(found.fact, found.key, "contradictory", rangeChoices(found))),
    ...(now.contradiction === null
      ? []
      : [asked(now.contradiction.fact, "price", "contradictory", priceChoices(now.contradiction))]),
    ...(wrongDeal === null || money === undefined
      ? []
      : [asked(money, "deal", "contradictory", wrongDeal)]),
    ...smallAmounts(draft, now, criteria).map(({ fact, choices }) =>
      asked(fact, "price", "ambiguous", choices),
    ),
    ...(tenure === undefined || !isOwnedButRented(criteria, draft)
      ? []
      : [asked(tenure, "tenure", "contradictory", tenureChoices(criteria))]),
    ...unclearPlaces(facts, criteria, base).map((place) =>
      asked(
        place.name,
        place.fact.kind === "areas" ? "places" : "near",
        "ambiguous",
        placeChoices(place, criteria),
      ),
    ),
  ];
}

/** "1 or 2 bedrooms ... 1 or 2 bedrooms" says the same twice. */
const differs = ({ ranges: [one, other] }: Contradiction): boolean =>
  one.min !== other.min || one.max !== other.max;

function rangeChoices({ key, ranges: [taken, other] }: Contradiction): readonly Meant[] {
  const meansOf = (range: Range) =>
    meansBy((words) => (key === "bedrooms" ? words.bedrooms(range) : words.area(range)));
  const choices = [taken, other].map((range) => ({
    means: meansOf(range),
    sets: { [key]: range },
  }));
  const [low, high] = [taken.min ?? other.min, taken.max ?? other.max].sort(
    (a, b) => (a ?? 0) - (b ?? 0),
  );
  // "Under 50, over 80" may have been meant the other way round.
  const between = { min: low ?? 0, max: high ?? 0 };
  return key === "bedrooms" || low === undefined || high === undefined
    ? choices
    : [...choices, { means: meansOf(between), sets: { [key]: between } }];
}

function priceChoices({ prices: [taken, other] }: PriceContradiction): readonly Meant[] {
  const ends = [taken, other].flatMap(({ min, max }) => min ?? max ?? []);
  const between = { min: Math.min(...ends), max: Math.max(...ends), per: taken.per };
  return [taken, other, between].map((price) => ({
    means: meansBy((words) => words.price(price)),
    sets: { price },
  }));
}

/** "For rent, 5 million", "to buy, 20k": the amount belongs to the other deal. */
function dealChoices({ deal, price }: Criteria, draft: MessageDraft): readonly Meant[] | null {
  const end = price?.max ?? price?.min;
  const isSaid = draft.deals.length > 0 && !draft.money.some(({ measure }) => measure.per !== null);
  if (!isSaid || price === null || end === undefined) return null;
  if (deal === "rent" && price.per === "month" && end >= RENT_AT_MOST)
    return [buying({ ...price, per: "total" }), renting(price)];
  if (deal === "sale" && price.per === "total" && end < PURCHASE_AT_LEAST)
    return [renting({ ...price, per: "month" }), buying(price)];
  return null;
}
type CriteriaPrice = NonNullable<Criteria["price"]>;
const dealing = (deal: Deal, price: CriteriaPrice): Meant => ({
  means: meansBy((words) => words.deal(deal, price)),
  sets: { deal, price },
});
const buying = (price: CriteriaPrice): Meant => dealing("sale", price);
const renting = (price: CriteriaPrice): Meant => dealing("rent", price);

/** "Under 5" of a condo to rent or to buy: 5,000 a month or five million. */
function smallAmounts(
  { money }: MessageDraft,
  now: Settled,
  { deal, price }: Criteria,
): readonly { readonly fact: Fact; readonly choices: readonly Meant[] }[] {
  const [only, ...others] = money;
  if (only === undefined || others.length > 0 || deal !== null) return [];
  if (now.price !== null || price !== null) return [];
  const { from, to, bound, power, isBare } = only.measure;
  if (!isBare || power > 1 || (to ?? from) >= 1_000) return [];
  const priceOf = (factor: number, per: "month" | "total"): CriteriaPrice => ({
    ...(bound === "min" || to !== null ? { min: from * factor } : {}),
    ...(bound === "min" ? {} : { max: (to ?? from) * factor }),
    per,
  });
  const [rent, sale] = [priceOf(1_000, "month"), priceOf(1_000_000, "total")];
  const choices = [
    ...((rent.min ?? rent.max ?? 0) >= RENT_LEAST ? [renting(rent)] : []),
    ...((sale.max ?? sale.min ?? 0) <= PURCHASE_MOST ? [buying(sale)] : []),
  ];
  return choices.length === 2 ? [{ fact: only.fact, choices }] : [];
}
/** Thousands a month and millions that somebody may mean. Baht. */
const RENT_LEAST = 1_000;
const PURCHASE_MOST = 200_000_000;

/** What one owns is bought: a freehold for rent is one or the other. */
const isOwnedButRented = ({ deal, tenure }: Criteria, draft: MessageDraft): boolean =>
  draft.tenure !== null && deal === "rent" && (tenure === "freehold" || tenure === "foreign_quota");

function tenureChoices({ tenure, price }: Criteria): readonly Meant[] {
  const owned = tenure === "foreign_quota" ? tenure : "freehold";
  const kept = price?.per === "month" ? { price: null } : {};
  return [
    { means: meansBy((words) => words.tenure("rent")), sets: { tenure: null } },
    { means: meansBy((words) => words.tenure(owned)), sets: { deal: "sale", ...kept } },
  ];
}
