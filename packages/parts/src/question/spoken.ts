import { spokenText } from "../text/spoken.ts";
import { questionWords as english } from "./en.ts";
import type { QuestionPart } from "./schema.ts";
import { questionWords as thai } from "./th.ts";
import type { QuestionWords } from "./words.ts";

/** The question, then what can be answered. */
export function spokenQuestion({ text, language, choices }: QuestionPart): string {
  const words: QuestionWords = { en: english, th: thai }[language];
  const answers = choices.map(({ label }) => label.text);
  const options = answers.length === 0 ? "" : ` ${words.canSay(answers)}`;
  return spokenText({ text: text + options, language });
}
