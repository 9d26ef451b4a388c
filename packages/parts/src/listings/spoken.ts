import { spokenText } from "../text/spoken.ts";
import { quotable } from "../words/figures.ts";
import { listingsWords as english } from "./en.ts";
import type { ListingsPart } from "./schema.ts";
import { listingsWords as thai } from "./th.ts";
import type { ListingsWords } from "./words.ts";

/** A list that is heard must be short. */
const SAID_MAX = 3;

/** The first homes; how many there are the prose before has said. */
export function spokenListings({ cards, counts, language }: ListingsPart): string {
  if (cards.length === 0) return "";
  const words: ListingsWords = { en: english, th: thai }[language];
  // That all of them are samples the prose has said as well.
  const said = cards
    .slice(0, SAID_MAX)
    .map((card) => (counts.all_sample ? { ...card, is_sample: false } : card));
  const homes = said.map((card) => `${quotable(card.title, 80)}, ${words.facts(card).join(", ")}`);
  const text = [words.lead(said.length, cards.length), ...homes].join("\n");
  return spokenText({ text, language });
}
