/**
 * What a figure counts. "any": nothing says; it may be whatever a tool returned. Units are never
 * turned into one another but for metres and kilometres: a rai that no tool gave is no fact.
 */
export type FigureUnit =
  | "any"
  | "thb"
  | "other_money"
  | "percent"
  | "sqm"
  | "sqft"
  | "rai"
  | "ngan"
  | "wah"
  | "metre"
  | "mile"
  | "rooms"
  | "homes"
  | "people"
  | "floor"
  | "year"
  | "month"
  | "week"
  | "day"
  | "hour"
  | "minute"
  | "times";

export interface FigureReading {
  readonly value: number;
  readonly unit: FigureUnit;
}

/** A stretch of text that says a number. Offsets are UTF-16 units. */
export interface Figure {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The ways to take it; empty for one that no tool can have returned ("dozens", "half of them"). */
  readonly readings: readonly FigureReading[];
  /** "About", "almost": it need not be exact. */
  readonly isAbout: boolean;
  /** It only points ("the second one", "home 2", "3." before an item of a list). */
  readonly isPointer: boolean;
}
