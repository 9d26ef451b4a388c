/** A question whose answer is a sum, and what that answer has to hold. */
export interface CalculatorQuestion {
  readonly id: string;
  readonly asks: string;
  /** The name of the calculator. */
  readonly tool: string;
  /** Inputs that must stand in the sheet, said or assumed; others may stand beside them. */
  readonly inputs: Readonly<Record<string, number | string>>;
  /** Figures that must stand in the sheet: baht to 0.01, per cent to 0.0001. */
  readonly figures: Readonly<Record<string, number>>;
  /** Inputs that make the sum impossible, and why; the sheet then holds no figure. */
  readonly faults?: Readonly<Record<string, "missing" | "too_small" | "too_large">>;
}
