import type { Language } from "@propertyvr/vocabulary";
import { understand } from "../understand.ts";

/** Words in a sentence of our own, and what they are read as there. */
export interface MisreadExample {
  readonly example: string;
  /** What each reading that touches the words means, e.g. "amenities=pool"; empty: nothing was read from them. */
  readonly reading: readonly string[];
}

const SENTENCES: Readonly<Record<Language, string>> = {
  en: "condo to rent in Ari, ",
  th: "หาคอนโดเช่าแถวอารีย์ ",
};

/** Shows words that were not understood in a search of a common kind, so that no sentence of a person is needed. */
export function misreadExample(words: string, language: Language): MisreadExample {
  const before = SENTENCES[language];
  const example = `${before}${words}`;
  const { readings } = understand({ text: example, language });
  const reading = readings.filter(({ end }) => end > before.length).map(({ means }) => means);
  return { example, reading };
}
