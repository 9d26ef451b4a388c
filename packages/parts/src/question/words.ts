import type { Change, Deal, Unclear } from "@propertyvr/vocabulary";

/** Chooses among wordings: the same for the same conversation, different along it. */
export type Choose = (slot: string, wordings: readonly [string, ...string[]]) => string;

export type StartAbout = "places" | "price" | "bedrooms";

/** A first thing to say about the home one seeks. */
export type SearchStarter =
  | { readonly about: "places"; readonly place: string; readonly isNearBts: boolean }
  | {
      readonly about: "price";
      readonly deal: Deal;
      readonly min: number | null;
      readonly max: number;
    }
  | { readonly about: "bedrooms"; readonly who: "alone" | "two" | "family" | "parents" };

/** What an answer asks, and the choices under it. */
export interface QuestionWords {
  /** The answers of a question, as a voice offers them. */
  readonly canSay: (answers: readonly string[]) => string;
  /** Homes that an answer would find, where they are samples. */
  readonly sampleCount: (count: number) => string;
  /** The same where there are more. */
  readonly manySamples: (atLeast: number) => string;
  /** How many homes an answer would find. */
  readonly homeCount: (count: number) => string;
  /** Asks which of several readings of the person's words is meant. */
  readonly unclear: (asked: Pick<Unclear, "about" | "why" | "text">) => string;
  readonly dealQuestion: (choose: Choose) => string;
  readonly dealLabel: (deal: Deal) => string;
  readonly dealSay: (deal: Deal) => string;
  readonly changeQuestion: (choose: Choose) => string;
  readonly changeLabel: (change: Change) => string;
  readonly changeSay: (change: Change) => string;
  /** Asks which two things may be given up together. */
  readonly pairQuestion: () => string;
  /** Said and shown alike: it is understood as a reset. */
  readonly startOverLabel: () => string;
  /** Where one change is all that is offered. */
  readonly oneChangeQuestion: () => string;
  /** Where a fresh start is all that is offered. */
  readonly startOverQuestion: () => string;
  /** Asks whether the message alone was meant. */
  readonly onlyThisQuestion: () => string;
  readonly startQuestion: (about: StartAbout) => string;
  readonly startLabel: (start: SearchStarter) => string;
}
