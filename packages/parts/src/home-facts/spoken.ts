import { spokenText } from "../text/spoken.ts";
import { quotable } from "../words/figures.ts";
import { homeFactsWords as english } from "./en.ts";
import type { HomeFactsPart } from "./schema.ts";
import { homeFactsWords as thai } from "./th.ts";
import type { HomeFactsWords } from "./words.ts";

/** A table that is heard must be short. */
const SAID_MAX = 6;

/** Of one home what its listing states, of several what differs; the rest is for the eye. */
export function spokenHomeFacts({ homes, rows, language }: HomeFactsPart): string {
  const words: HomeFactsWords = { en: english, th: thai }[language];
  const isAlone = homes.length === 1;
  const told = rows.filter(({ standing, values }) =>
    isAlone ? values.some(({ known }) => known !== "unknown") : standing === "differs",
  );
  const nameOf = (at: number): string => {
    const { number, title } = homes[at] ?? { number: null, title: { text: "" } };
    return number === null ? quotable(title.text, 80) : words.homeNumber(number);
  };
  const lines = told.slice(0, SAID_MAX).map(({ label, values }) => {
    const each = values.map(({ text }, at) => (isAlone ? text : `${nameOf(at)}, ${text}`));
    return `${label}: ${each.join("; ")}`;
  });
  return spokenText({ text: lines.join("\n"), language });
}
