import type { Language } from "@propertyvr/vocabulary";
import { misreadExample } from "../refine/misread-example.ts";

/** What the console's list of misread words saves. */
export interface MisreadFile {
  readonly words: readonly {
    readonly words: string;
    readonly language: Language;
    /** Messages. */
    readonly times: number;
    /** What was read when it was saved. */
    readonly reading: readonly string[];
  }[];
}

export interface ChangedReadings {
  readonly listed: number;
  /** The most frequent first, as they are listed. */
  readonly changed: readonly {
    readonly words: string;
    readonly times: number;
    readonly before: readonly string[];
    readonly after: readonly string[];
  }[];
  /** Messages in all, those with words that something was read from, and those that it is read from now. */
  readonly times: number;
  readonly readBefore: number;
  readonly readNow: number;
}

/** Reads listed words again with the rules as they stand here. */
export function changedReadings({ words: listed }: MisreadFile): ChangedReadings {
  const compared = listed.map(({ words, language, times, reading: before }) => {
    const { reading: after } = misreadExample(words, language);
    return { words, times, before, after };
  });
  const timesOf = (of: typeof compared): number => of.reduce((sum, { times }) => sum + times, 0);
  return {
    listed: listed.length,
    changed: compared.filter(({ before, after }) => before.join() !== after.join()),
    times: timesOf(compared),
    readBefore: timesOf(compared.filter(({ before }) => before.length > 0)),
    readNow: timesOf(compared.filter(({ after }) => after.length > 0)),
  };
}
