import { spokenText } from "../text/spoken.ts";
import { quotable } from "../words/figures.ts";
import type { NearestPart } from "./schema.ts";

/** Each home with what it misses. */
export function spokenNearest({ text, language, homes }: NearestPart): string {
  const lines = homes.map(
    ({ card, misses }) => `${quotable(card.title, 80)}: ${misses.join(", ")}`,
  );
  return spokenText({ text: [text, ...lines].join("\n"), language });
}
