import { sayable as sayableEnglish } from "../words/sayable-en.ts";
import { withoutLinks } from "../words/links.ts";
import { sayable as sayableThai } from "../words/sayable-th.ts";

const SAYABLE = { en: sayableEnglish, th: sayableThai };

/** Prose as a voice reads it. */
export const spokenText = ({
  text,
  language,
}: {
  readonly text: string;
  readonly language: keyof typeof SAYABLE;
}): string => SAYABLE[language](withoutLinks(text));
