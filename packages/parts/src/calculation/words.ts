import type {
  CalculatorName,
  InputFault,
  InputKey,
  LineKey,
  NoteKey,
  SheetChoice,
  SheetUnit,
} from "@propertyvr/knowledge";

/** The words of a calculation, with those that its renderers add. */
export interface CalculationWords {
  /** Heads the sheet. */
  readonly sheetTitle: (tool: CalculatorName) => string;
  readonly inputLabel: (key: InputKey) => string;
  readonly choiceName: (choice: SheetChoice) => string;
  /** @param years the calendar years after the purchase, of a line for each of several */
  readonly lineLabel: (key: LineKey, years?: number) => string;
  /** A figure with its unit. @param currency of an amount in foreign money */
  readonly amountOf: (amount: number, unit: SheetUnit, currency?: string) => string;
  /** The unit alone, behind a box to type in. */
  readonly unitName: (unit: SheetUnit) => string;
  readonly noteText: (key: NoteKey) => string;
  readonly faultText: (fault: InputFault, unit: SheetUnit | undefined) => string;
  /** Beside an input that nobody said. */
  readonly assumedMark: () => string;
  /** An input that was left out. */
  readonly leftOpen: () => string;
  /** Beside a line that may hold or not. */
  readonly possibleMark: () => string;
  readonly inputsHead: () => string;
  readonly linesHead: () => string;
  readonly amountHead: () => string;
  readonly howHead: () => string;
  readonly sourcesHead: () => string;
  /** Heads the amounts of a file beside ours. */
  readonly statedHead: (fileName: string) => string;
  readonly inFile: () => string;
  readonly ours: () => string;
  readonly difference: () => string;
  /** How far an amount of a file lies from ours; negative where it is less. Baht. */
  readonly differs: (thb: number) => string;
  /** Our sum has no such line. */
  readonly notInSum: () => string;
  /** Lines of ours that the file does not tell. */
  readonly notInFile: (labels: readonly string[]) => string;
  /** @param day YYYY-MM-DD */
  readonly rulesOf: (day: string) => string;
}
