import { baht, quotable } from "../figures.ts";
import type { GuideWriter, LetGoWords } from "../writer.ts";
import { homesPhrase } from "./homes.ts";
import { ASKED_NAMES, joined, priced } from "./names.ts";

const KINDS = {
  transit: "train",
  school: "school",
  beach: "beach",
  mall: "shopping mall",
  hospital: "hospital",
  airport: "airport",
  poi: "such place",
};

export const guideWriter: GuideWriter = {
  letGo: (gone, places) =>
    gone
      .map((each) =>
        letGoSentence(each, places.length === 0 ? "there" : `in ${joined(places, "or")}`),
      )
      .join(" "),
  onlyThisQuestion: () => "Or is this a new search, without what you said before?",
  onlyThisLabel: (homes) => `Only this: ${quotable(homesPhrase(homes, 2), 90)}`,
  vague: (choose) =>
    choose("vague", [
      "Happy to help. Three things narrow it down most: pick any of them to start, or tell me in your own words.",
      "Let us find it together. Start with whichever of these you know, or say it in your own words.",
    ]),
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

function letGoSentence(gone: LetGoWords, where: string): string {
  switch (gone.kind) {
    case "network":
      return `I no longer ask for ${gone.name}: there is no ${gone.name} ${where}.`;
    case "any":
      return `I no longer ask for a ${KINDS[gone.near]} nearby: there is none ${where}.`;
    case "named":
      return `I no longer ask for ${quotable(gone.name)}: it is not ${where}.`;
    case "amenity":
      return `I no longer ask for ${ASKED_NAMES[gone.amenity]}: it cannot be had ${where}.`;
  }
}
