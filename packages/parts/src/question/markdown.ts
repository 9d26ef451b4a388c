import { grouped } from "../words/figures.ts";
import { plainInMarkdown } from "../words/links.ts";
import { questionWords as english } from "./en.ts";
import type { QuestionChoice, QuestionPart } from "./schema.ts";
import { questionWords as thai } from "./th.ts";
import type { QuestionWords } from "./words.ts";

/** The question over its answers, each with the homes that it would find. */
export function markdownQuestion({ text, language, choices }: QuestionPart): string {
  const words: QuestionWords = { en: english, th: thai }[language];
  const lines = choices.map(
    (choice) => `- ${plainInMarkdown(choice.label.text)}${countOf(choice, words)}`,
  );
  return [plainInMarkdown(text), lines.join("\n")].filter((piece) => piece !== "").join("\n\n");
}

const countOf = (
  { count, count_is_capped: isCapped, all_sample }: QuestionChoice,
  { sampleCount, manySamples, homeCount }: QuestionWords,
): string => {
  if (count === null) return "";
  if (all_sample === true) return ` (${(isCapped === true ? manySamples : sampleCount)(count)})`;
  return ` (${isCapped === true ? `${grouped(count)}+` : homeCount(count)})`;
};
