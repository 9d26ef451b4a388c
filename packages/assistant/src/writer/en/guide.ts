import { quotable } from "@propertyvr/parts/words";
import { ASKED_NAMES, joined } from "@propertyvr/parts/words/en";
import type { GuideWriter, LetGoWords } from "../writer.ts";
import { homesPhrase } from "./homes.ts";

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
  onlyThisLabel: (homes) => `Only this: ${quotable(homesPhrase(homes, 2), 90)}`,
  vague: (choose) =>
    choose("vague", [
      "Happy to help. Three things narrow it down most: pick any of them to start, or tell me in your own words.",
      "Let us find it together. Start with whichever of these you know, or say it in your own words.",
    ]),
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
