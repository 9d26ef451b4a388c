import type { Action, Criteria, Near, NearKind } from "@propertyvr/vocabulary";

/**
 * One turn: what is said, the keys it changes, and what it wants done (where only
 * the type is given, the rest does not matter). Keys not named stay as they were.
 */
export type CorpusTurn = readonly [
  says: string,
  changes: Partial<Criteria>,
  action?: Action | Action["type"],
];
export type Dialogue = readonly CorpusTurn[];

export const beds = (min: number, max = min) => ({ bedrooms: { min, max } });
export const monthly = (max: number, min?: number) => ({
  price: { ...(min !== undefined && { min }), max, per: "month" as const },
});
export const total = (max: number, min?: number) => ({
  price: { ...(min !== undefined && { min }), max, per: "total" as const },
});
export const near = (
  kind: NearKind,
  name: string | null,
  within_m: number | null = null,
): Near => ({
  kind,
  name,
  within_m,
});
export const station = (name: string, withinM?: number) => near("transit", name, withinM);

export const MORE: Action = { type: "more" };
export const RESET: Action = { type: "reset" };
export const CHEAPER: Action = { type: "adjust", field: "price", direction: "down" };
export const DEARER: Action = { type: "adjust", field: "price", direction: "up" };
export const BIGGER: Action = { type: "adjust", field: "area_sqm", direction: "up" };
export const raise = (by: number): Action => ({ ...DEARER, by });
export const lower = (by: number): Action => ({ ...CHEAPER, by });
export const pick = (index: number): Action => ({ type: "select", index });
export const compare = (...indexes: readonly number[]): Action =>
  indexes.length > 0 ? { type: "compare", indexes } : { type: "compare" };
export const on = (type: Action["type"], index?: number): Action => ({
  type,
  ...(index !== undefined && { index }),
});
