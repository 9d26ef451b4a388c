import type {
  Deal,
  MarketAsk,
  MarketAskKind,
  MarketMetric,
  Range,
  Understood,
} from "@propertyvr/vocabulary";
import { ENGLISH_MARKET_WORDS } from "../languages/en/market-words.ts";
import type { MarketWords } from "../languages/market-words.ts";
import { asksWhether } from "../languages/question-words.ts";
import { THAI_MARKET_WORDS } from "../languages/th/market-words.ts";
import { dealOfAmount } from "./price.ts";
import { roomsSaid } from "./rooms-compared.ts";
import { unusedWords } from "./unused-words.ts";

type MarketAskInput = Pick<
  Understood,
  "intent" | "language" | "criteria" | "scope" | "action" | "about_shown" | "touched" | "readings" | "unread"
>; // prettier-ignore

/**
 * What a message asks about the market; null where it asks nothing of the kind.
 * @param hasShown whether homes stand on screen, of which one may be meant
 */
export function marketAsk(text: string, read: MarketAskInput, hasShown: boolean): MarketAsk | null {
  const said = text.toLowerCase();
  const words = read.language === "th" ? THAI_MARKET_WORDS : ENGLISH_MARKET_WORDS;
  const named = shownIndex(read);
  const asksItsRent = words.rentAsked.test(said) && words.it.test(said) && placesIn(read) === 0;
  const isIt = pointsAtIt(said, read, words) || asksItsRent;
  const index = named === undefined && isIt ? null : named;
  // "มีถูกกว่านี้ไหม" asks for cheaper homes, and not whether this one is cheap.
  const asksForOthers = read.action?.type === "adjust" && !asksWhether(said);
  const isPointed = hasShown && index !== undefined && !asksForOthers;
  const isYieldOfShown = isPointed && words.yield.test(said);
  const isRentOfShown = isPointed && words.rentAsked.test(said);
  const budget = budgetAsked(said, read, words);
  const isOfShown =
    budget === null && (isYieldOfShown || isRentOfShown || (isPointed && words.usual.test(said)));
  if (read.intent !== "market" && !isOfShown && budget === null) return null;
  const deal = dealOf(read, said, words);
  const beyondFigures = beyond(read, said, words);
  const bedrooms = roomsApart(said, words);
  const kind =
    isOfShown && !isYieldOfShown && !isRentOfShown
      ? "listing_position"
      : kindOf(read, said, words, bedrooms.length > 1);
  return {
    kind,
    metrics: metricsOf(deal, isOfLandAlone(read, said, words) ? null : unitOf(read, said, words)),
    // "40,000 to live on" is no price of a home.
    askedThb:
      beyondFigures === "living"
        ? null
        : (budget ?? askedThb(text, read, deal, unitOf(read, said, words))),
    isOfShown,
    shownIndex: isOfShown ? index : null,
    unknownPlace: unknownPlace(text, read, words),
    beyondFigures,
    bedrooms,
    areas: {
      by: words.whichStation.test(said) ? "station" : "district",
      order: words.dearest.test(said) ? "dearest" : "cheapest",
    },
    isOfSearch:
      kind === "affordable_areas" && budgetSaid(read, true) === null && !isRanked(said, words),
    isOfSize: words.usualSize.test(said),
  };
}

/** "Is my budget realistic?": the most that is searched for, in baht; null where no search has one. */
function budgetAsked(said: string, read: MarketAskInput, words: MarketWords): number | null {
  const { max, per } = read.criteria.price ?? {};
  const isAsked =
    placesIn(read) === 0 &&
    pricesSaid(read).every(({ thb }) => thb === max) &&
    words.ofBudget.test(said) &&
    words.whether.test(said);
  return isAsked && max !== undefined && (per === "month" || per === "total") ? max : null;
}

/** "Do two-beds rent for more than one-beds": the numbers that are set side by side, else none. */
function roomsApart(said: string, words: MarketWords): readonly number[] {
  const rooms = words.roomsAgainst.test(said) ? roomsSaid(said) : [];
  return rooms.length > 1 ? rooms : [];
}

function beyond(
  read: MarketAskInput,
  said: string,
  words: MarketWords,
): MarketAsk["beyondFigures"] {
  if (weighsBoth(said, words)) return "rent_or_buy";
  if (words.whyPrice.test(said)) return "why";
  if (words.unlisted.test(said)) return "unlisted";
  if (hasAmenity(read) && words.withoutIt.test(said)) return "without_amenity";
  if (isOfLandAlone(read, said, words)) return "land_alone";
  if (placesIn(read) === 1 && words.compares.test(said)) return "other_place";
  const isOfLiving = says(read, "topic=living") || words.areaLike.test(said);
  return isOfLiving || words.enough.test(said) || asksNoPrice(read, said, words) ? "living" : null;
}

/** "Is it better to buy or to rent?", "should I just buy?"; "which is better to rent in, Ari or Asok?" asks of two places. */
const weighsBoth = (said: string, words: MarketWords): boolean =>
  (words.rentOrBuy.test(said) || words.doubtsDeal.test(said)) && !words.whichPlace.test(said);

/** null: the home that was talked about; undefined: none. */
function shownIndex({
  action,
  about_shown: about,
  readings,
}: MarketAskInput): number | null | undefined {
  if (action?.type === "select") return action.index ?? null;
  if (about !== null) return about.among === undefined ? about.index : undefined;
  const ordinal = readings.find(({ means }) => /^ordinal=-?\d+$/.test(means))?.means;
  return ordinal === undefined ? undefined : Number(ordinal.slice("ordinal=".length));
}

/** "Is it expensive?": the home talked about, where nothing else is named. */
const pointsAtIt = (
  said: string,
  { scope, touched }: MarketAskInput,
  words: MarketWords,
): boolean =>
  scope === null &&
  Object.keys(touched).length === 0 &&
  words.it.test(said) &&
  words.whether.test(said);

const says = ({ readings }: MarketAskInput, means: string): boolean =>
  readings.some((reading) => reading.means === means);

/** "How's the air in Chiang Mai?": of a place, with no word of a home, a price or how many there are. */
function asksNoPrice(read: MarketAskInput, said: string, words: MarketWords): boolean {
  const isOfPrice = read.readings.some(({ means }) =>
    /^(?:topic=(?!living)|deal=|types=|bedrooms|price\.|ask=(?:howMuch|goFor))/.test(means),
  );
  const isOfHomes = [
    words.supply,
    words.trend,
    words.usual,
    words.usualSize,
    words.priceOf,
    words.howMuch,
  ];
  return placesIn(read) > 0 && !isOfPrice && !isOfHomes.some((each) => each.test(said));
}

const hasAmenity = ({ scope }: MarketAskInput): boolean =>
  (scope?.criteria.amenities.length ?? 0) > 0;

/** How many places the message names. */
const placesIn = ({ scope }: MarketAskInput): number =>
  (scope?.criteria.places.length ?? 0) + (scope?.criteria.near.length ?? 0);

function kindOf(
  read: MarketAskInput,
  said: string,
  words: MarketWords,
  isOfRooms: boolean,
): MarketAskKind {
  const places = placesIn(read);
  if (words.forecast.test(said) || words.timing.test(said)) return "forecast";
  if (places < 2 && words.trend.test(said)) return "trend";
  const isOfYields = places >= 2 && words.invests.test(said) && words.better.test(said);
  if (isOfYields || words.yield.test(said) || weighsBoth(said, words)) return "yield";
  const standing = read.criteria.places.length + read.criteria.near.length;
  if (places === 0 && standing >= 2 && words.whichOfThem.test(said)) return "compare";
  if (places === 1 && hasOtherPlace(read) && words.compares.test(said)) return "compare";
  if (isOfRooms || (places >= 2 && words.against.test(said))) return "compare";
  const isBudgetKnown =
    budgetSaid(read, true) !== null || (places === 0 && read.criteria.price !== null);
  if (asksWhere(said, words) && (isBudgetKnown || isRanked(said, words))) return "affordable_areas";
  return words.supply.test(said) ? "supply" : "level";
}

const asksWhere = (said: string, words: MarketWords): boolean =>
  [words.whichPlace, words.whichStation, words.whereWithin].some((each) => each.test(said));
/** "Which area has the best yield?": answered with one area before the others. */
export const asksWhichArea = (text: string): boolean =>
  [ENGLISH_MARKET_WORDS, THAI_MARKET_WORDS].some((words) => asksWhere(text.toLowerCase(), words));

const isRanked = (said: string, { cheapest, dearest }: MarketWords): boolean =>
  cheapest.test(said) || dearest.test(said);

/** Whether the search stands at a place that the message does not name. */
function hasOtherPlace({ criteria, scope }: MarketAskInput): boolean {
  const named = [...(scope?.criteria.places ?? []), ...(scope?.criteria.near ?? []).map(({ name }) => name)]; // prettier-ignore
  const standing = [...criteria.places, ...criteria.near.map(({ name }) => name)];
  return standing.some((name) => name !== null && !named.includes(name));
}

/** The deal that was named or that the amount tells, else that of the search so far; null for both. */
function dealOf(read: MarketAskInput, said: string, words: MarketWords): Deal | null {
  if (words.rentAsked.test(said)) return "rent";
  // "Whether to sell or rent it out: what do houses there sell for?"
  for (const named of ["topic", "deal"] as const) {
    if (says(read, DEAL_MEANS.rent[named])) return "rent";
    if (says(read, DEAL_MEANS.sale[named])) return "sale";
  }
  const [lets, buys] = [words.letting.test(said), words.buying.test(said)];
  if (lets !== buys) return lets ? "rent" : "sale";
  return dealOfPrice(read, unitOf(read, said, words)) ?? read.criteria.deal;
}

const DEAL_MEANS = {
  rent: { topic: "topic=rentPrice", deal: "deal=rent" },
  sale: { topic: "topic=salePrice", deal: "deal=sale" },
} as const;

/** "1 bed Asok 25,000, expensive?": nobody buys for that, whatever was looked for before. */
function dealOfPrice(read: MarketAskInput, unit: ReturnType<typeof unitOf>): Deal | null {
  const [price] = pricesSaid(read);
  return price === undefined || unit === "wah" || unit === "rai"
    ? null
    : dealOfAmount(price.thb, unit === "sqm");
}

/** A house by the square wah: its price is for the house as well. */
function isOfLandAlone(read: MarketAskInput, said: string, words: MarketWords): boolean {
  const unit = unitOf(read, said, words);
  const types = read.scope?.criteria.types ?? [];
  return (unit === "wah" || unit === "rai") && types.length > 0 && !types.includes("land");
}

/** What a price is asked of, where it is not the whole home. */
function unitOf(
  read: MarketAskInput,
  said: string,
  words: MarketWords,
): "sqm" | "wah" | "rai" | null {
  if (words.perWah.test(said)) return "wah";
  if (words.perRai.test(said)) return "rai";
  return words.perSqm.test(said) || says(read, "topic=sqmPrice") ? "sqm" : null;
}

/** Land by its size is asked about by who buys it, unless rent is spoken of. */
function metricsOf(deal: Deal | null, unit: ReturnType<typeof unitOf>): readonly MarketMetric[] {
  const bought =
    unit === "wah" || unit === "rai" ? (["sale"] as const) : (["sale", "rent"] as const);
  const deals: readonly Deal[] = deal === null ? bought : [deal];
  return deals.map((each): MarketMetric => (unit === null ? each : `${each}_per_${unit}`));
}

const PRICE = /^price\.(is|max|min)=(\d+)(?: per (month|total|sqm))?$/;

/** Prices as they were said: a question about a market leaves them out of the criteria. */
const pricesSaid = ({ readings }: Pick<Understood, "readings">) =>
  readings.flatMap(({ means, rule, start }) => {
    const [, bound, amount, per] = PRICE.exec(means) ?? [];
    return amount === undefined
      ? []
      : [
          {
            bound,
            thb: Number(amount),
            isBudget: rule.startsWith("bound."),
            isPerSqm: per === "sqm",
            start,
          },
        ];
  });

/** "Is 25,000 a month normal?": a price without a bound is one to be placed, no budget. */
function askedThb(
  text: string,
  read: MarketAskInput,
  deal: Deal | null,
  unit: ReturnType<typeof unitOf>,
): number | null {
  const price = pricesSaid(read).find(
    ({ isBudget, isPerSqm, thb }) =>
      !isBudget &&
      isPerSqm === (unit === "sqm") &&
      !(deal === "rent" && thb > RENT_MOST_THB) &&
      !(deal === "sale" && unit === null && thb < SALE_LEAST_THB),
  );
  if (price === undefined) return null;
  return /(?:^|\s)[-−–]\s?$/.test(text.slice(0, price.start)) ? -price.thb : price.thb;
}

/** More is no rent of a month but what the home was bought for. */
const RENT_MOST_THB = 1_000_000;
/** Less buys no home: the rent of the question before, to which "and to buy?" goes on. */
const SALE_LEAST_THB = 100_000;

/** The budget of a message ("condos under 5 million"); of "where can I afford", any price is one. */
export function budgetSaid(read: Pick<Understood, "readings">, isAnyPrice: boolean): Range | null {
  const said = pricesSaid(read).filter(
    ({ isBudget, isPerSqm }) => !isPerSqm && (isBudget || isAnyPrice),
  );
  const min = said.find(({ bound }) => bound === "min")?.thb;
  const max = said.find(({ bound }) => bound !== "min")?.thb;
  return min === undefined && max === undefined
    ? null
    : { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** Words that nobody knows and that stand where a place would, or beside the only other of two places. */
function unknownPlace(text: string, read: MarketAskInput, words: MarketWords): string | null {
  const known = placesIn(read);
  // "Is it safe at night around there": the place that was spoken of before.
  if (known === 0 && words.there.test(text.toLowerCase())) return null;
  const isOfTwo = known === 1 && words.against.test(text.toLowerCase());
  if (known > 0 && !isOfTwo) return null;
  const follows = isOfTwo ? words.otherPlaceFollows : words.placeFollows;
  return (
    unusedWords(text, read).find((phrase) => {
      const before = text.slice(0, text.indexOf(phrase)).toLowerCase();
      return /\p{L}{3}/u.test(phrase) && follows.test(before);
    }) ?? null
  );
}
