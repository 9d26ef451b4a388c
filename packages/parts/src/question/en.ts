import type { Amenity, Change } from "@propertyvr/vocabulary";
import {
  ANY_OF_KIND,
  ASKED_NAMES,
  capital,
  counted,
  homesFigure,
  distance,
  joined,
  priced,
  TYPE_NAMES,
} from "../words/en.ts";
import { baht, grouped, trimmed } from "../words/figures.ts";
import type { QuestionWords } from "./words.ts";

export const questionWords: QuestionWords = {
  canSay: (answers) => `You can say: ${joined(answers, "or")}.`,
  homeCount: homesFigure,
  sampleCount: (count) => counted(count, "sample"),
  manySamples: (atLeast) => `${grouped(atLeast)}+ samples`,
  unclear({ about, why, text }) {
    if (why === "contradictory") return `“${text}” does not go with the rest. Which do you mean?`;
    return about === "price"
      ? `Is “${text}” a rent for a month or a price to buy?`
      : `“${text}” is the name of more than one place. Which do you mean?`;
  },
  dealQuestion: (choose) =>
    choose("deal", ["Do you want to rent or to buy?", "Is it to rent or to buy?"]),
  dealLabel: (deal) => (deal === "rent" ? "Rent" : "Buy"),
  dealSay: (deal) => (deal === "rent" ? "To rent" : "To buy"),
  changeQuestion: (choose) =>
    choose("change", ["Change one thing?", "Which of these could you change?"]),
  changeLabel: (change) => capital(changeShort(change)),
  changeSay: (change) => capital(changeShort(change)),
  pairQuestion: () => "Which two could you be flexible about?",
  startOverLabel: () => "Start over",
  oneChangeQuestion: () => "Shall I change that?",
  startOverQuestion: () => "Shall we start a new search?",
  onlyThisQuestion: () => "Or is this a new search, without what you said before?",
  startQuestion(about) {
    switch (about) {
      case "places":
        return "Where should it be?";
      case "price":
        return "How much would you like to spend?";
      case "bedrooms":
        return "Who is going to live there?";
    }
  },
  startLabel(start) {
    switch (start.about) {
      case "places":
        return start.isNearBts ? `${start.place}, near the BTS` : start.place;
      case "price": {
        const per = start.deal === "rent" ? "month" : "total";
        const amount =
          start.min === null
            ? `up to ${priced(start.max, per)}`
            : `${baht(start.min)}–${priced(start.max, per)}`;
        return `${start.deal === "rent" ? "Rent" : "Buy"}, ${amount}`;
      }
      case "bedrooms":
        return WHO[start.who];
    }
  },
};

/** With the rooms it stands for, so that nobody is surprised by the chip. */
const WHO = {
  alone: "Just me: studio or 1 bedroom",
  two: "Two of us: 1 or 2 bedrooms",
  family: "Family with children: 3 bedrooms or more",
  parents: "My parents: 2 bedrooms",
};

export function changeShort(change: Change): string {
  switch (change.kind) {
    case "price":
      return `up to ${priced(change.max, change.per)}`;
    case "price_from":
      return `from ${priced(change.min, change.per)}`;
    case "any_price":
      return "any price";
    case "within":
      return `within ${distance(change.metres)}`;
    case "next_stations":
      return `also near ${joined(change.stations.map(({ en }) => en))}`;
    case "bedrooms":
      return roomsOf(change.min, change.max);
    case "bathrooms":
      return `at least ${roomsNamed(change.min, "bathroom")}`;
    case "area":
      return `at least ${trimmed(change.min_sqm)} m²`;
    case "area_up_to":
      return `up to ${trimmed(change.max_sqm)} m²`;
    case "land":
      return `a plot of at least ${trimmed(change.min_sqm)} m²`;
    case "land_up_to":
      return `a plot of up to ${trimmed(change.max_sqm)} m²`;
    case "without":
      return `not needed: ${joined(change.amenities.map(givenUp))}`;
    case "any_tenure":
      return `not needed: ${ASKED_NAMES[change.tenure]}`;
    case "any_type":
      return "any type of home";
    case "anywhere":
      return "anywhere in Thailand";
    case "both":
      return joined(change.of.map(changeShort));
    case "available":
      return "available homes";
    case "any_deal":
      return "to rent or to buy";
    case "allow_type":
      return `${TYPE_NAMES[change.type][1]} too`;
    case "any_bedrooms":
      return "any number of bedrooms";
    case "any_bathrooms":
      return "any number of bathrooms";
    case "any_area":
      return "any size";
    case "any_land":
      return "any plot size";
    case "not_near":
      return change.near === null
        ? "at any distance"
        : `no need to be near ${ANY_OF_KIND[change.near]}`;
    case "in_province":
      return `anywhere in ${change.province.en}`;
    case "wider_area":
      return "in the wider area";
  }
}

/** What need not be there: "a garden", "a pet-friendly home". */
export const givenUp = (amenity: Amenity): string => HOMES_THAT[amenity] ?? ASKED_NAMES[amenity];

/** What a home is, not what it has. */
const HOMES_THAT: Readonly<Partial<Record<Amenity, string>>> = {
  pet_friendly: "a pet-friendly home",
  furnished: "a furnished home",
};

function roomsOf(min: number | null, max: number | null): string {
  const plural = (count: number) => roomsNamed(count, "bedroom");
  if (min === null) return `up to ${plural(max ?? 0)}`;
  if (max === null) return `at least ${plural(min)}`;
  if (min === max) return plural(max);
  return min === 0 ? `studio to ${plural(max)}` : `${String(min)} to ${plural(max)}`;
}

const roomsNamed = (count: number, room: string): string =>
  `${String(count)} ${room}${count === 1 ? "" : "s"}`;
