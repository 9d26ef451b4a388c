import type { SourceId } from "../rules/sources.ts";
import type {
  CalculatorName,
  SheetChoice,
  InputFault,
  InputKey,
  LineKey,
  NoteKey,
  Sheet,
  SheetInput,
  SheetLine,
  SheetUnit,
  SheetValues,
} from "./sheet.ts";

/** A figure that a sum takes. `assumed` null: it has to be said, unless the input may stay open. */
interface NumberSpec {
  readonly unit: SheetUnit;
  readonly min: number;
  readonly max: number;
  readonly assumed: number | null;
  readonly mayBeOpen?: true;
}
/** One of a few; the first is assumed. */
interface ChoiceSpec<C extends SheetChoice = SheetChoice> {
  readonly choices: readonly [C, ...C[]];
}
type InputSpec = NumberSpec | ChoiceSpec;
type Specs = Readonly<Partial<Record<InputKey, InputSpec>>>;

type ValueOf<S> =
  S extends ChoiceSpec<infer C>
    ? C
    : S extends { readonly mayBeOpen: true }
      ? number | null
      : number;
type ValuesOf<S extends Specs> = { readonly [K in keyof S]: ValueOf<S[K]> };

/** What a sum comes to, before it is set beside its inputs. */
export interface CalculationResult {
  readonly lines: readonly SheetLine[];
  readonly results: readonly LineKey[];
  readonly notes: readonly NoteKey[];
  readonly sources: readonly SourceId[];
  /** What is wrong only with several inputs together. */
  readonly faults?: readonly InputFault[];
}

interface CalculatorSpec<S extends Specs> {
  readonly name: CalculatorName;
  readonly inputs: S;
  /** The inputs that mean nothing beside the others: neither shown nor checked. */
  readonly leavesOut?: (values: SheetValues) => readonly (keyof S & InputKey)[];
  readonly work: (
    values: ValuesOf<S>,
    day: string,
    said: ReadonlySet<InputKey>,
  ) => CalculationResult;
}

/** Works a sum out from whatever is known; never throws. Unknown keys are passed over. */
export type Calculator = (values: SheetValues, day: string) => Sheet;

export const number = <U extends SheetUnit>(
  unit: U,
  min: number,
  max: number,
  assumed: number | null = null,
) => ({ unit, min, max, assumed });
export const open = (unit: SheetUnit, min: number, max: number) => ({
  unit,
  min,
  max,
  assumed: null,
  mayBeOpen: true as const,
});
export const oneOf = <const C extends SheetChoice>(
  ...choices: readonly [C, ...C[]]
): ChoiceSpec<C> => ({
  choices,
});

export function calculator<const S extends Specs>(spec: CalculatorSpec<S>): Calculator {
  const keys = Object.keys(spec.inputs) as (keyof S & InputKey)[];
  return (values, day) => {
    const leftOut = new Set<InputKey>(spec.leavesOut?.(values));
    const read = keys.map((key) =>
      readInput(key, spec.inputs[key] as InputSpec, leftOut.has(key) ? undefined : values[key]),
    );
    const inputs = read.flatMap(({ input }) => (leftOut.has(input.key) ? [] : [input]));
    const faults = read.flatMap(({ fault }) => fault ?? []);
    const base = { tool: spec.name, day, inputs };
    if (faults.length > 0) return { ...base, ...NOTHING, faults };
    const known = Object.fromEntries(read.map(({ input: { key, value } }) => [key, value]));
    const said = new Set(inputs.flatMap(({ key, origin }) => (origin === "said" ? [key] : [])));
    const worked = spec.work(known as ValuesOf<S>, day, said);
    const late = worked.faults ?? [];
    return late.length > 0
      ? { ...base, ...NOTHING, faults: late }
      : { ...base, ...worked, faults: [] };
  };
}

const NOTHING = { lines: [], results: [], notes: [], sources: [] };

interface ReadInput {
  readonly input: SheetInput;
  readonly fault?: InputFault;
}

function readInput(key: InputKey, spec: InputSpec, given: number | string | undefined): ReadInput {
  if ("choices" in spec) {
    const chosen = spec.choices.find((choice) => choice === given);
    const origin = chosen === undefined ? "assumed" : "said";
    return { input: { key, value: chosen ?? spec.choices[0], origin, choices: spec.choices } };
  }
  const { unit, min, max, assumed } = spec;
  const isGiven = typeof given === "number" && !Number.isNaN(given);
  const value = isGiven ? given : assumed;
  if (value === null) {
    const input: SheetInput = { key, value, origin: "open", unit };
    return spec.mayBeOpen ? { input } : { input, fault: { key, why: "missing", limit: null } };
  }
  const input: SheetInput = { key, value, origin: isGiven ? "said" : "assumed", unit };
  if (value < min) return { input, fault: { key, why: "too_small", limit: min } };
  if (value > max) return { input, fault: { key, why: "too_large", limit: max } };
  return { input };
}
