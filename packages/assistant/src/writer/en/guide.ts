import { quotable } from "@propertyvr/parts/words";
import { ANY_OF_KIND, ASKED_NAMES, joined } from "@propertyvr/parts/words/en";
import type { GuideWriter, LetGoWords, LostCriterion } from "../writer.ts";
import { homesPhrase } from "./homes.ts";

export const guideWriter: GuideWriter = {
  letGo: (gone, places) =>
    gone
      .map((each) =>
        letGoSentence(each, places.length === 0 ? "there" : `in ${joined(places, "or")}`),
      )
      .join(" "),
  onlyThisLabel: (homes) => `Only this: ${quotable(homesPhrase(homes, 2), 90)}`,
  vague: (choose) =>
    choose("vague", [
      "Happy to help. Three things narrow it down most: pick any of them to start, or tell me in your own words.",
      "Let's find it together. Start with whichever of these you know, or say it in your own words.",
    ]),
};

const LOST: Readonly<Record<LostCriterion, string>> = {
  bedrooms: "the bedrooms",
  bathrooms: "the bathrooms",
  area_sqm: "the floor area",
  land_sqm: "the size of the land",
  tenure: "the kind of ownership",
};

function letGoSentence(gone: LetGoWords, where: string): string {
  switch (gone.kind) {
    case "network":
      return `I left out ${gone.name}: there is none ${where}.`;
    case "any":
      return `I left out “near ${ANY_OF_KIND[gone.near]}”: there is none ${where}.`;
    case "named":
      return `I left out ${quotable(gone.name)}: it isn't ${where}.`;
    case "amenity":
      return `I left out ${ASKED_NAMES[gone.amenity]}: you won't find that ${where}.`;
    case "criterion":
      return `I left out ${LOST[gone.key]}: that doesn't apply to what you look for now.`;
  }
}
