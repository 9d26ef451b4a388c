import { isRoundedCount, type Change } from "@propertyvr/vocabulary";
import { changeShort, givenUp } from "@propertyvr/parts/question/en";
import { grouped, trimmed } from "@propertyvr/parts/words";
import {
  ANY_OF_KIND,
  ASKED_NAMES,
  capital,
  claimOf,
  distance,
  homesFigure,
  inWords,
  joined,
  opening,
  priced,
  quoted,
  withArticle,
} from "@propertyvr/parts/words/en";
import { kindOnly, phraseMax, roundedParts } from "../brief.ts";
import type { AdjustedFrom, AskedFeature, FoundWriter, Homes } from "../writer.ts";
import { homesPhrase } from "./homes.ts";

export const foundWriter: FoundWriter = {
  found({ homes, total, areSamples, isFollowed = false }, choose) {
    if (areSamples) {
      const samples = total === 1 ? "is 1 sample home" : `are ${homesFigure(total)} sample homes`;
      const titled = homes.titleWords === null ? "" : ` with “${homes.titleWords}” in the title`;
      return `No real listing fits yet; here ${samples}${titled}.`;
    }
    const max = phraseMax(isFollowed);
    const what = `${homesFigure(total)} ${briefly(homes, total, max)}`;
    return choose("found", [
      `I found ${what}.`,
      `There ${total === 1 ? "is" : "are"} ${what}.`,
      `Here ${total === 1 ? "is" : "are"} ${what}.`,
    ]);
  },
  nextPage({ homes, total, first, last, areSamples }, choose) {
    if (areSamples) {
      const which = first === last ? grouped(first) : `${grouped(first)} to ${grouped(last)}`;
      return `Sample homes ${which} of ${homesFigure(total)}; no real listing fits yet.`;
    }
    const range =
      first === last ? `Number ${grouped(first)}` : `${grouped(first)} to ${grouped(last)}`;
    return choose("page", [
      `${range} of ${homesFigure(total)} ${homesPhrase(homes, total)}.`,
      `Here ${first === last ? "is" : "are"} ${lower(range)} of the ${homesFigure(total)} ${homesPhrase(homes, total)}.`,
    ]);
  },
  noMore: (total, choose) =>
    total === 1
      ? "That was the only one."
      : choose("no-more", [
          `That was all ${homesFigure(total)} of them.`,
          `There are no more: you have seen all ${homesFigure(total)}.`,
        ]),
  standing({ asked, stated, total, areFirst }, choose) {
    if (isRoundedCount(total)) return standingOfMany(asked, total, stated, areFirst);
    const open = total - stated;
    const isOne = stated === 1;
    const first = areFirst ? ` and come${isOne ? "s" : ""} first` : "";
    const claim = asked.length === 1 && asked[0] !== undefined ? claimOf(asked[0]) : null;
    if (claim === null) {
      if (open === 0)
        return total === 1
          ? "It has everything you asked for."
          : "All of them have everything you asked for.";
      if (total === 1) return "It leaves some details out.";
      if (stated === 0) return "None of them gives every detail you asked for.";
      return `${opening(stated)} ${isOne ? "has" : "have"} everything you asked for${first}; ${inWords(open)} leave${open === 1 ? "s" : ""} some details out.`;
    }
    if (open === 0)
      return total === 1
        ? `The listing says that ${claimOfOne(claim)}.`
        : `All of them say that ${claim}.`;
    if (stated === 0 && total === 1) return `The listing doesn't say whether ${claimOfOne(claim)}.`;
    if (stated === 0) {
      return choose("unstated", [
        `None of them says whether ${claim}.`,
        `Whether ${claim} is not stated for any of them.`,
      ]);
    }
    return `${opening(stated)} say${isOne ? "s" : ""} that ${claim}${first}; for ${inWords(open)} it is not stated.`;
  },
  niceToHave: (amenities) =>
    amenities.length === 0
      ? ""
      : `Nice to have: ${joined(amenities.map((each) => ASKED_NAMES[each]))}. Homes that state ${amenities.length === 1 ? "it" : "more of it"} come first.`,
  dealCounts: ({ total, rent, sale }) =>
    isRoundedCount(total)
      ? `About ${grouped(rent)} can be rented and about ${grouped(sale)} can be bought.`
      : `${opening(rent)} can be rented and ${inWords(sale)} can be bought.`,
  takenAs: (means) => `I took it to mean ${means}.`,
  takenAsBoth: (choices) =>
    choices.length === 0
      ? ""
      : `I can't search for ${quoted(choices)} as a choice yet, so I asked for both.`,
  unplaced(places) {
    const nouns = places.filter(({ isCommonNoun }) => isCommonNoun);
    const names = places.filter(({ isCommonNoun }) => !isCommonNoun);
    return [
      ...(names.length === 0
        ? []
        : [
            `I don't know where ${quoted(names.map(({ name }) => name))} ${names.length === 1 ? "is, so it" : "are, so they"} didn't narrow the search.`,
          ]),
      ...(nouns.length === 0
        ? []
        : [
            `I can't tell yet which homes are near ${joined(
              nouns.map(({ name }) => withArticle(name)),
              "or",
            )}.`,
          ]),
    ].join(" ");
  },
  nothing(homes, choose) {
    const what = homesPhrase(homes, 0);
    return choose("nothing", [
      `I couldn't find any ${what}.`,
      `I found no ${what}.`,
      `At the moment there are no ${what}.`,
    ]);
  },
  wouldFind({ change, count, isMore, allSample }) {
    const what = allSample ? ` sample home${count === 1 ? "" : "s"}` : "";
    const most = isMore ? "more than " : "";
    return `${capital(changeWords(change))} there would be ${most}${grouped(count)}${what}.`;
  },
  onlyTogether: () => "No single change would find a listing, but two together would.",
  moreByChange: (changes) =>
    changes === 0
      ? "No single change would find more. You can start over, or tell me something else."
      : changes === 1
        ? "One change would find more homes."
        : "Any of these would find more homes.",
  noneNear: () => "What comes closest lies far from there, so I show no homes for now.",
  noSmallChange: () =>
    "Not even two changes together would find any. Which of these matters most to you?",
  changesUnknown: () => "I couldn't count what a change would find just now; please ask again.",
  contradiction: (key) =>
    key === "price"
      ? "The lowest price is above the highest, so nothing can fit."
      : "The smallest value is above the largest, so nothing can fit.",
  adjusted(adjustment) {
    switch (adjustment.kind) {
      case "price_max":
        return `I set the price to at most ${priced(adjustment.amount, adjustment.per)}, ${basis(adjustment.basis, "below")}.`;
      case "price_raised":
        return `I raised the limit to ${priced(adjustment.amount, adjustment.per)}.`;
      case "price_min":
        return `I set the price to at least ${priced(adjustment.amount, adjustment.per)}, ${basis(adjustment.basis, "above")}.`;
      case "area_min":
        return `I set the size to at least ${trimmed(adjustment.sqm)} m², ${basis(adjustment.basis, "above")}.`;
      case "area_max":
        return `I set the size to at most ${trimmed(adjustment.sqm)} m², ${basis(adjustment.basis, "below")}.`;
      case "within":
        return `I ${adjustment.isUp ? "widened" : "narrowed"} the distance to ${distance(adjustment.metres)}.`;
      case "places_beside":
        return `I added what lies next to it: ${joined(adjustment.names)}.`;
    }
  },
  cannotAdjust(because) {
    switch (because) {
      case "unclear":
        return "I'm not sure what to change: the price, the size or the place?";
      case "no_figures":
        return "There is no figure to start from yet. Tell me an amount or a size.";
      case "no_place":
        return "Closer to what, or further from where? Name a station, a school or an area.";
      case "deal_open":
        return "Rents and prices can't be compared. First tell me whether to rent or to buy.";
    }
  },
};

/** The chips say all of it; a phrase that would fill more than a line says only what kind of homes. */
function briefly(homes: Homes, total: number, max: number): string {
  const whole = homesPhrase(homes, total);
  if (whole.length <= max) return whole;
  return `${homesPhrase(kindOnly(homes), total)} that ${total === 1 ? "fits" : "fit"}`;
}

/** "they have a pool" of one home: "it has a pool". */
const claimOfOne = (claim: string): string =>
  claim.replace(/^they are /, "it is ").replace(/^they have /, "it has ");

function basis(from: AdjustedFrom, beyond: "below" | "above"): string {
  switch (from) {
    case "home":
      return `${beyond} the home we talked about`;
    case "shown":
      return "the middle of the homes shown";
    case "limit":
      return `${beyond} your last limit`;
  }
}

function changeWords(change: Change): string {
  switch (change.kind) {
    case "price":
      return `with up to ${priced(change.max, change.per)}`;
    case "price_from":
      return `with prices ${changeShort(change)}`;
    case "any_price":
      return "without a price limit";
    case "within":
      return `within ${distance(change.metres)}`;
    case "bedrooms":
    case "bathrooms":
    case "area":
    case "area_up_to":
    case "land":
    case "land_up_to":
      return `with ${changeShort(change)}`;
    case "next_stations":
    case "in_province":
      return changeShort(change);
    case "without":
      return `without asking for ${joined(change.amenities.map(givenUp))}`;
    case "any_tenure":
      return `without asking for ${ASKED_NAMES[change.tenure]}`;
    case "any_type":
      return "with any type of home";
    case "anywhere":
      return "anywhere in Thailand";
    case "both":
      return joined(change.of.map(changeWords));
    case "allow_type":
    case "any_bedrooms":
    case "any_bathrooms":
    case "any_area":
    case "any_land":
      return `with ${changeShort(change)}`;
    case "available":
      return "among homes that are available";
    case "any_deal":
      return "whether to rent or to buy";
    case "not_near":
      return change.near === null
        ? "at any distance"
        : `without having to be near ${ANY_OF_KIND[change.near]}`;
    case "wider_area":
      return changeShort(change);
  }
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Of homes that were not counted to the last. */
function standingOfMany(
  asked: readonly AskedFeature[],
  total: number,
  stated: number,
  areFirst: boolean,
): string {
  const parts = roundedParts(total, stated);
  const [only, ...others] = asked;
  const claim = only !== undefined && others.length === 0 ? claimOf(only) : null;
  const says = claim === null ? "have everything you asked for" : `say that ${claim}`;
  const first = areFirst ? " and come first" : "";
  if (parts === "nearly_all") return `Nearly all of them ${says}.`;
  if (parts === "hardly_any") return `Hardly any of them ${says}${areFirst ? "; those that do come first" : ""}.`; // prettier-ignore
  const open = `about ${grouped(parts.open)}`;
  const rest = claim === null ? `${open} leave some details out` : `for ${open} it is not stated`;
  return `About ${grouped(parts.stated)} ${says}${first}; ${rest}.`;
}
