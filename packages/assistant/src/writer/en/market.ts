import type { Insight, InsightOf } from "@propertyvr/parts";
import { insightWords as words } from "@propertyvr/parts/insight/en";
import { sideNames } from "@propertyvr/parts/insight";
import { grouped, quotable } from "@propertyvr/parts/words";
import { ASKED_NAMES, capital, homesFigure, joined } from "@propertyvr/parts/words/en";
import type { BeyondFigures } from "@propertyvr/vocabulary";
import type { Homes, MarketWriter } from "../writer.ts";
import { dearestPlace } from "../dearest-place.ts";
import { highestDistrict } from "../highest-district.ts";
import { homesPhrase } from "./homes.ts";

/** "Condos to rent in Ari with a pool": what every home that is counted says of itself. */
const labelOf = (homes: Homes, most: number): string => {
  const { amenities, tenure } = homes.criteria;
  const stated = joined(amenities.map((each) => ASKED_NAMES[each]));
  return quotable(
    [
      `${homesPhrase(homes, 2)}${stated === "" ? "" : ` with ${stated}`}`,
      ...(tenure === null ? [] : [ASKED_NAMES[tenure]]),
    ].join(", "),
    most,
  );
};

export const marketWriter: MarketWriter = {
  insight: (result, homes) => {
    const said = insightSentence(result, labelOf(homes, 120));
    return result.is_sample ? `${words.basis("", true)}. ${said}` : said;
  },
  insightHead: head,
  marketWhere: () =>
    "Prices differ a lot from place to place. Tell me a district, a neighbourhood or a station, for example “average rent for a one-bedroom condo in Ari”.",
  amountNeeded: () =>
    "A price has to be above zero. Ask with an amount, for example “where can I rent a condo for 15,000 a month?”.",
  leftOut: (phrases) => `I left out ${joined(phrases.map((each) => `“${quotable(each)}”`))}.`,
  unknownBeside: (place, known) =>
    `I don't know a place called “${quotable(place)}”, so this is ${joined(known)} alone.`,
  marketFailed: () => "The figures couldn't be worked out just now. Please ask again in a moment.",
  beyondFigures: (what) => BEYOND[what],
  yieldOfAnyPrice: () => "It counts homes at any price, because a yield needs rents as well.",
  widerQuestion: () => "Shall I look at a wider area?",
  knownPlacesQuestion: () => "Shall I look at another place instead?",
  compareWithQuestion: () => "What shall I compare it with?",
  compareSay: (one, other) => `Compare ${quotable(one)} and ${quotable(other)}`,
  anyRoomsQuestion: () => "Shall I look at other sizes and prices there?",
  askYield: (homes) => `Rental yield of ${labelOf(homes, 120)}`,
  askMarket: (homes, metric) =>
    `Average ${metric.startsWith("rent") ? "rent" : "price"} of ${labelOf(homes, 120)}`,
};

const BEYOND: Readonly<Record<BeyondFigures, string>> = {
  rent_or_buy:
    "Which of the two costs less depends on how long you stay. Give me a price, a rent and the years, for example “buy at 4 million or rent at 18,000 for 7 years”, and I'll work it out.",
  why: "Listings don't say why prices are what they are, but I can tell you what homes there ask.",
  living: "I can't judge what it is like to live there, but I can tell you what homes there cost.",
  unlisted:
    "Listings tell what homes ask, not how many stand empty, how long they take to sell or let, who buys them or what is paid in the end. What they ask:",
  land_alone:
    "Only plots of land are told by the square wah or the rai; the price of a home is for the building as well. Whole homes:",
  without_amenity:
    "A listing that doesn't mention it may still have it, so homes with and without can't be set side by side. Those that state it:",
  other_place: "Name a second place and I'll set the two side by side. On its own:",
};

function head(result: Insight, homes: Homes): string {
  const label = capital(labelOf(homes, 90));
  switch (result.kind) {
    case "level":
      return `${label}: ${result.sizes === undefined ? "asking prices" : "sizes and asking prices"}`;
    case "compare":
      return `${label}: ${words.metric(result.metric).toLowerCase()}`;
    case "yield":
      return `${label}: rental yield`;
    case "affordable_areas":
      return result.scope.criteria.price === null
        ? `${label}: the ${result.order === "dearest" ? "highest" : "lowest"} ${words.metric(result.metric).toLowerCase()}`
        : `${label}: where they are`;
    case "listing_position":
      return `${quotable(result.title)} among similar homes`;
    case "supply":
      return `${label}: listed now`;
    case "trend":
      return `${label}: asking ${result.metric === "rent" ? "rents" : "prices"} month by month`;
    case "refused":
      return label;
  }
}

function insightSentence(result: Insight, label: string): string {
  switch (result.kind) {
    case "level":
      return [sizeSentence(result, label), levelSentence(result, label)].filter(Boolean).join(" ");
    case "compare":
      return compareSentence(result);
    case "yield": {
      const net = result.net_pct === null ? "" : `, about ${words.percent(result.net_pct)} net`;
      return `On asking prices, ${label} yield about ${words.percent(result.gross_pct)} gross a year${net}.${highestYield(result)}`;
    }
    case "affordable_areas": {
      const homes = numberIn(result);
      if (result.scope.criteria.price === null) return cheapestSentence(result, label);
      const areas = result.areas.slice(0, 3).map(({ name, n_units: n }) => `${name} (${homes(n)})`);
      return `Most of the ${label} are ${result.by === "station" ? "near" : "in"} ${joined(areas)}.`;
    }
    case "listing_position":
      return positionSentence(result, label);
    case "supply": {
      const homes = numberIn(result);
      const counts = result.counts.map(
        ({ deal, n_units: n }) =>
          `${n === 0 ? "none" : homes(n)} ${deal === "rent" ? "to rent" : "for sale"}`,
      );
      return `${capital(label)} listed now: ${joined(counts)}.`;
    }
    case "trend":
      return trendSentence(result, label);
    case "refused":
      return refusal(result, label);
  }
} // prettier-ignore

/** Where districts stand beside each other: the one that earns most. */
function highestYield(result: InsightOf<"yield">): string {
  const highest = highestDistrict(result);
  if (highest === null) return "";
  const homes = numberIn(result);
  const { type, bedrooms, area, gross_pct: gross, rent, sale } = highest;
  return ` Highest of the districts: ${area} with ${words.percent(gross)} gross (${words.kindOf(type, bedrooms).toLowerCase()}; ${homes(rent.n_units)} to rent, ${homes(sale.n_units)} for sale).`;
}

/** Of a sample the number of homes is about what it stands for. */
const numberIn =
  ({ one_of: oneOf }: Insight) =>
  (count: number): string =>
    oneOf === undefined ? grouped(count) : `about ${grouped(count)}`;

function levelSentence(result: InsightOf<"level">, label: string): string {
  const { figures, asked } = result;
  const homes = numberIn(result);
  const [first, second] = figures;
  if (first === undefined) return "";
  const { metric, median_thb: median, n_units: units } = first;
  const { types } = result.scope.criteria;
  const noun = types.length > 0 && types.every((type) => type === "land") ? "plots" : "homes";
  const opening = `The median ${words.metric(metric).toLowerCase()} of ${label} is ${words.amount("sale", median)}, from ${homes(units)} ${noun}`;
  if (second !== undefined)
    return `${opening}; the median ${words.metric(second.metric).toLowerCase()} is ${words.amount("sale", second.median_thb)}, from ${homes(second.n_units)}.`;
  const half = `half of them ask between ${words.amount("sale", first.p25_thb)} and ${words.amount("sale", first.p75_thb)}`;
  if (asked === null) return `${opening}; ${half}.`;
  const price = words.amount("sale", asked.price_thb);
  return `${price} is ${standing(asked.difference_pct, "the median")}. ${opening}; ${half}.`;
}

/** How large the homes are, where it was asked. */
function sizeSentence(result: InsightOf<"level">, label: string): string {
  const { sizes, scope } = result;
  if (sizes === undefined) return "";
  const isOfBoth = scope.criteria.deal === null;
  const homes = numberIn(result);
  const told = sizes.map(
    ({ deal, n_units: units, p25_sqm: low, median_sqm: median, p75_sqm: high }) =>
      `${words.sqm(median)}${isOfBoth ? (deal === "rent" ? " to rent" : " for sale") : ""}, half of them between ${words.sqm(low)} and ${words.sqm(high)} (from ${homes(units)} homes)`,
  );
  return told.length === 0
    ? `Too few ${label} state their size.`
    : `The median size of ${label} is ${told.join("; ")}.`;
}

const standing = (differencePct: number, of: string): string =>
  differencePct === 0
    ? `at ${of}`
    : `${words.percent(Math.abs(differencePct))} ${differencePct > 0 ? "above" : "below"} ${of}`;

function compareSentence(result: InsightOf<"compare">): string {
  const { places, metric } = result;
  const homes = numberIn(result);
  const names = sideNames(result, words);
  const told = places.map(({ figure, n_units: units }, at) =>
    figure === null
      ? `${names[at] ?? ""}: too few homes to tell (${grouped(units)})`
      : `${names[at] ?? ""}: median ${words.amount(metric, figure.median_thb)} from ${homes(units)} homes`,
  );
  const dearest = dearestPlace(places);
  if (dearest === null) return `${told.join("; ")}.`;
  const most = dearest === "alike" ? "They ask the same." : mostSaid(names[dearest] ?? "", places);
  return `${told.join("; ")}. ${most}`;
}

/** "Ari asks more.", "2-bedroom homes ask the most." */
function mostSaid(name: string, places: InsightOf<"compare">["places"]): string {
  const isOfRooms = new Set(places.map(({ scope }) => scope.criteria.bedrooms?.min)).size > 1;
  return `${name} ${isOfRooms ? "ask" : "asks"} ${places.length === 2 ? "more" : "the most"}.`;
}

function cheapestSentence(result: InsightOf<"affordable_areas">, label: string): string {
  const homes = numberIn(result);
  const areas = result.areas
    .slice(0, 3)
    .map(
      ({ name, n_units: n, median_thb: thb }) =>
        `${name} (${words.amount("sale", thb ?? 0)}, from ${homes(n)} homes)`,
    );
  return `The median ${words.metric(result.metric).toLowerCase()} of ${label} is ${result.order === "dearest" ? "highest" : "lowest"} ${result.by === "station" ? "near" : "in"} ${joined(areas)}.`;
}

/** The same homes first; the median beside it moves with who joined. */
function trendSentence(result: InsightOf<"trend">, label: string): string {
  const { months, metric, change_pct: change, span_months: span } = result;
  const medians = months.flatMap(({ median_thb: thb }) => thb ?? []);
  // Of the first month of the index none was followed to it.
  const followedIn = months.filter(({ index }) => index !== null).slice(1);
  const matched = followedIn.flatMap(({ n_matched: n }) => n ?? []);
  const what = metric === "rent" ? "rents" : "prices";
  const of = `${words.amount("sale", medians[0] ?? 0)} to ${words.amount("sale", medians.at(-1) ?? 0)}`;
  if (change === null)
    return `The median asking ${metric === "rent" ? "rent" : "price"} of ${label} went from ${of} over ${monthsSaid(span)}, which also tells which homes joined. Too few of the same homes were priced month after month to say more.`;
  const moved =
    change === 0
      ? "did not change"
      : `${change > 0 ? "rose" : "fell"} ${words.percent(Math.abs(change))}`;
  const followed = followedSaid(Math.min(...matched), Math.max(...matched));
  return `Over ${monthsSaid(result.index_span_months)} the asking ${what} of the same homes ${moved} (${label}, ${followed} a month). The median of all that are listed went from ${of}, which also tells which homes joined.`;
}

const monthsSaid = (months: number): string =>
  months === 1 ? "1 month" : `${grouped(months)} months`;
const followedSaid = (fewest: number, most: number): string =>
  fewest === most
    ? `${grouped(most)} homes followed`
    : `${grouped(fewest)} to ${grouped(most)} homes followed`;

function positionSentence(result: InsightOf<"listing_position">, label: string): string {
  const { price_thb: price, figure, difference_pct: difference, share_below_pct: below } = result;
  const median = `the median of ${grouped(figure.n_units)} similar homes (${words.amount(figure.metric, figure.median_thb)})`;
  const alike =
    result.scope === undefined
      ? "Similar means the same kind, bedrooms and district and about the same size."
      : `Similar means the same kind and bedrooms and about the same size among ${label}.`;
  return `At ${words.amount(figure.metric, price)} it asks ${standing(difference, median)}; ${words.percent(below)} of them ask less. ${alike}`;
}

const placeOf = ({ scope }: NonNullable<InsightOf<"refused">["wider"]>): string =>
  scope.places.length === 0 ? "all of Thailand" : joined(scope.places);

const thereAre = (count: number): string =>
  `There ${count === 1 ? "is" : "are"} ${homesFigure(count)}`;

function refusal(result: InsightOf<"refused">, label: string): string {
  switch (result.reason) {
    case "too_few": {
      const count = result.n_units ?? 0;
      const own =
        count === 0
          ? `I have no asking prices for ${label}.`
          : `Only ${grouped(count)} ${count === 1 ? "is" : "are"} listed with a price among ${label}, too few for a figure to mean anything.`;
      if (result.wider === null) return own;
      return `${own} ${thereAre(result.wider.n_units)} in ${placeOf(result.wider)}.`;
    }
    case "unknown_place":
      return `I don't know a place called “${quotable(result.unknown_place ?? "")}”. Try a district, a neighbourhood or a station.`;
    case "forecast":
      return "Nobody can know what prices will do, so I give no forecast. I can tell you what homes ask today.";
    case "no_history":
      return `I don't have the asking prices of enough ${label} in two different months, so I can't show how they changed. I can tell you what homes ask today.`;
    case "no_comparables":
      return `Too few similar homes are listed there to place its price among them.${
        result.wider === null
          ? ""
          : ` ${thereAre(result.wider.n_units)} of its kind, of any size, in ${placeOf(result.wider)}.`
      }`;
    case "home_gone":
      return "This home is no longer listed, so its price can't be placed among others. Search again to see what is listed now.";
    case "sample_home":
      return "This is a sample home, so its price says nothing about the market and is not placed among others.";
    case "one_side":
      return `A yield needs enough homes of one kind both for rent and for sale in the same area, and too few ${label} are listed.${
        result.wider === null ? "" : ` In ${placeOf(result.wider)} there are enough.`
      }`;
  }
}
