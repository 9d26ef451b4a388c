import type { Action, Criteria, Intent } from "@propertyvr/vocabulary";

/** What comparing criteria needs to know of a label. */
export interface Label {
  readonly text: string;
  /** The criteria after the message; {} where criteria are not scored. */
  readonly expect: Partial<Criteria>;
  readonly flags?: readonly string[] | undefined;
  /** Set where the amount was said in foreign money. */
  readonly fx?: unknown;
}

/** One labelled message, as the files of ../shared/queries hold them: one JSON object a line. */
export interface LabelledMessage extends Label {
  readonly id: string;
  readonly lang: string;
  readonly intent: Intent;
  readonly history?: readonly string[];
  readonly action?: { readonly type: string };
}

/** One labelled conversation: what is said in turn, and the whole state after each turn. */
export interface LabelledDialogue {
  readonly id: string;
  readonly lang: string;
  readonly turns: readonly LabelledTurn[];
}
export interface LabelledTurn {
  readonly user: string;
  readonly state: Partial<Criteria>;
  readonly action?: Action;
  readonly flags?: readonly string[];
  readonly fx?: unknown;
}

/** Spellings that name the same place: canonical name -> spellings. */
export type PlaceSpellings = Readonly<Record<string, readonly string[]>>;

export const parseLines = (file: string): LabelledMessage[] => rowsOf<LabelledMessage>(file);
export const parseDialogues = (file: string): LabelledDialogue[] => rowsOf<LabelledDialogue>(file);

const rowsOf = <T>(file: string): T[] =>
  file
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as T);
