import type { Criteria, Intent } from "@propertyvr/vocabulary";

/** One labelled message, as the files of ../shared/queries hold them: one JSON object a line. */
export interface LabelledMessage {
  readonly id: string;
  readonly lang: string;
  readonly text: string;
  readonly intent: Intent;
  /** The criteria after the message; {} where criteria are not scored. */
  readonly expect: Partial<Criteria>;
  readonly history?: readonly string[];
  readonly action?: { readonly type: string };
  readonly flags?: readonly string[];
  /** Set where the amount was said in foreign money. */
  readonly fx?: unknown;
}

/** Spellings that name the same place: canonical name -> spellings. */
export type PlaceSpellings = Readonly<Record<string, readonly string[]>>;

export function parseLines(file: string): LabelledMessage[] {
  return file
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as LabelledMessage);
}
