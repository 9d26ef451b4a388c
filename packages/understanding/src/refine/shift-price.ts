import type { PriceRange } from "@propertyvr/vocabulary";
import type { RequestedChange } from "../shapes/meanings.ts";
import type { MessageDraft } from "./draft.ts";
import { isAmount } from "./limits.ts";

type Shift = Extract<RequestedChange, { do: "shift" }>;
/** "Lower the budget 5,000" from 20,000 goes down by it; 15,000 would be where to. */
const SURELY_A_STEP = 1 / 3;

export interface Shifted {
  readonly price: PriceRange;
  /** By how many baht the price moved. */
  readonly by: number;
  readonly direction: "up" | "down";
}

/** "Raise the budget by 5k", "20% more", "double that": the ceiling moves, or the floor where there is no ceiling. */
export function shiftPrice(price: PriceRange | null, draft: MessageDraft): Shifted | null {
  const shift = draft.changes.find((change) => change.do === "shift");
  const end = price?.max ?? price?.min;
  if (shift === undefined || price === null || end === undefined) return null;
  const by = bahtOf(shift, end, price.per);
  const moved = end + (shift.direction === "up" ? by : -by);
  if (by <= 0 || moved <= 0 || !isAmount(moved)) return null;
  const { direction } = shift;
  if (price.max === undefined) return { price: { ...price, min: moved }, by, direction };
  const { min, ...rest } = price;
  const keepsFloor = min !== undefined && min < moved;
  return { price: { ...rest, ...(keepsFloor && { min }), max: moved }, by, direction };
}

/**
 * "Raise the budget 5k" after 20k: a step, since five thousand is no raise.
 * Takes the amount out of the draft and puts the step in.
 */
export function readSteps(draft: MessageDraft, price: PriceRange | null): void {
  const at = draft.changes.findIndex(({ do: what, key }) => what === "adjust" && key === "price");
  const change = draft.changes[at];
  const [amount, ...more] = draft.money;
  const end = price?.max;
  if (change?.do !== "adjust" || amount === undefined || more.length > 0 || end === undefined)
    return;
  const { bound, to, isBare } = amount.measure;
  // "Cheaper, 70" under 90,000: seventy thousand, which is where to.
  const size = isBare && price?.per !== "total" ? 1_000 : 1;
  const from = amount.measure.from * (amount.measure.from < 1_000 ? size : 1);
  const isStep = change.direction === "up" ? from <= end : from <= end * SURELY_A_STEP;
  if (bound !== null || to !== null || !isStep) return;
  draft.money = [];
  const { direction } = change;
  draft.changes[at] = { do: "shift", key: "price", direction, by: from, unit: "baht" };
}

/** A bare "5" is as many thousands or millions as the price it moves can take. */
function bahtOf({ by, unit }: Shift, end: number, per: PriceRange["per"]): number {
  switch (unit) {
    case "baht":
      return by;
    case "percent":
      return Math.round((end * by) / 100);
    case "bare": {
      const sizes = per === "total" ? [1e6, 1e3] : [1e3, 1];
      const size = sizes.find((each) => by * each <= end) ?? 1;
      return by < 1_000 ? by * size : by;
    }
  }
}
