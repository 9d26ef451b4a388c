import type { Range } from "@propertyvr/vocabulary";

/** Counts of bedrooms one can tap; 0 is a studio. */
export const ROOM_COUNTS = [0, 1, 2, 3, 4, 5] as const;

/** Tapped counts as a row without gaps, open above or not. */
export interface RoomChoice {
  /** null: none. */
  readonly from: number | null;
  readonly to: number;
  readonly isOpen: boolean;
}

const MOST = 99;

export function choiceOf(range: Range | null): RoomChoice {
  if (range === null) return { from: null, to: 0, isOpen: false };
  const from = range.min ?? 0;
  return { from, to: range.max ?? from, isOpen: range.max === undefined };
}

/** A count outside the row stretches it there, one at an end leaves it, one inside stands alone. */
export function toggled({ from, to, isOpen }: RoomChoice, count: number): RoomChoice {
  if (from === null || (isOpen && count !== from)) return { from: count, to: count, isOpen };
  if (count < from) return { from: count, to, isOpen };
  if (count > to) return { from, to: count, isOpen };
  if (from === to) return { from: null, to: 0, isOpen };
  if (count === from) return { from: from + 1, to, isOpen };
  if (count === to) return { from, to: to - 1, isOpen };
  return { from: count, to: count, isOpen };
}

/** "Up to two" stays so where nothing was changed; a studio counts as the lowest. */
export function rangeOf({ from, to, isOpen }: RoomChoice, before: Range | null): Range | null {
  if (from === null) return null;
  if (isOpen) return from === 0 ? null : { min: from };
  const hadFloor = before === null || before.min !== undefined;
  return from === 0 && to > 0 && !hadFloor ? { max: Math.min(to, MOST) } : { min: from, max: to };
}
