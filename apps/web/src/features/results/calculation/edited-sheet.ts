import {
  calculate,
  type Day,
  figure,
  type InputFault,
  type InputKey,
  type InputOrigin,
  sourceIn,
} from "@propertyvr/knowledge";
import type { CalculationPart } from "@propertyvr/parts";
import { readFigure } from "./read-figure.ts";

export type Input = CalculationPart["inputs"][number];
export type Line = CalculationPart["lines"][number];
/** What is drawn of a sum. */
export type Worked = Pick<CalculationPart, "inputs" | "lines" | "results" | "notes" | "sources">;
export type SheetFault = InputFault | { readonly key: InputKey; readonly why: "unreadable" };

/** A stored sum with what was changed on the screen. */
export interface EditedSheet {
  readonly part: CalculationPart;
  /** What was typed or chosen, by input. */
  readonly typed: Readonly<Partial<Record<InputKey, string>>>;
  /** What was taken for each input the last time. */
  readonly taken: readonly Pick<Input, "key" | "value">[];
  /** The last that could be worked out; without lines where nothing could be so far. */
  readonly worked: Worked;
  /** What keeps what was typed from being worked out. */
  readonly faults: readonly SheetFault[];
  readonly isChanged: boolean;
}

export type SheetEdit =
  | { readonly type: "typed"; readonly key: InputKey; readonly text: string }
  /** The box was left: what could be read is written out. */
  | { readonly type: "left"; readonly key: InputKey }
  | { readonly type: "reset" };

export const storedSheet = (part: CalculationPart): EditedSheet => ({
  part,
  typed: {},
  taken: part.inputs,
  worked: part,
  faults: part.faults,
  isChanged: false,
});

/** The sum after an edit, worked out by the rules of the day of the answer. */
export function editSheet(sheet: EditedSheet, edit: SheetEdit): EditedSheet {
  const { part, typed } = sheet;
  switch (edit.type) {
    case "reset":
      return storedSheet(part);
    case "typed":
      return workedOut(sheet, { ...typed, [edit.key]: edit.text });
    case "left": {
      const value = readFigure(typed[edit.key] ?? "");
      return typeof value === "number"
        ? { ...sheet, typed: { ...typed, [edit.key]: written(value) } }
        : sheet;
    }
  }
}

function workedOut({ part, worked }: EditedSheet, typed: EditedSheet["typed"]): EditedSheet {
  const values = part.inputs.map((input) => ({ input, value: valueOf(input, typed[input.key]) }));
  const isChanged = values.some(({ input, value }) => value !== input.value);
  if (!isChanged || !isDay(part.day)) return { ...storedSheet(part), typed };
  const unreadable = values.flatMap(({ input: { key }, value }) =>
    value === undefined ? [{ key, why: "unreadable" as const }] : [],
  );
  const known = values.flatMap(({ input: { key }, value }) =>
    value === null || value === undefined ? [] : [[key, value] as const],
  );
  const sheet = calculate(part.tool, Object.fromEntries(known), part.day);
  const isUnreadable = (key: InputKey): boolean => unreadable.some((fault) => fault.key === key);
  const faults = [...unreadable, ...sheet.faults.filter(({ key }) => !isUnreadable(key))];
  const edited = { part, typed, taken: sheet.inputs, faults, isChanged };
  if (faults.length > 0) return { ...edited, worked };
  const sources = sheet.sources.map((id) => sourceIn(id, part.language));
  return { ...edited, worked: { ...sheet, sources } };
}

/** Null where it is left out, undefined where it cannot be read. */
function valueOf(input: Input, typed: string | undefined): Input["value"] | undefined {
  if (typed === undefined) return input.value;
  return input.choices === undefined
    ? readFigure(typed)
    : input.choices.find((choice) => choice === typed);
}

const isDay = (text: string): text is Day => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** A value as it stands in a box: 3500000 -> "3,500,000", 6.525 -> "6.525". */
const written = (value: number): string => figure(value, 6);

/** What stands in the box of an input. */
export function textOf({ typed }: EditedSheet, { key, value }: Input): string {
  return typed[key] ?? (typeof value === "number" ? written(value) : (value ?? ""));
}

/** What stands for an empty box: the value that we assume, or nothing. */
export function assumedIn({ taken }: EditedSheet, { key }: Input): string {
  const value = taken.find((input) => input.key === key)?.value;
  return typeof value === "number" ? written(value) : "";
}

/** Where the value of an input comes from after the edits. */
export function originOf(sheet: EditedSheet, input: Input): InputOrigin {
  const typed = sheet.typed[input.key];
  if (typed === undefined || valueOf(input, typed) === input.value) return input.origin;
  if (typed.trim() !== "") return "said";
  return assumedIn(sheet, input) === "" ? "open" : "assumed";
}
