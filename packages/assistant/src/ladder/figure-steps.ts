import type { Criteria, Range, SingleChange } from "@propertyvr/vocabulary";
import { roundAmounts } from "../round-amounts.ts";
import type { RelaxingRung } from "./rungs.ts";

const rung = (change: SingleChange, edit: Partial<Criteria>, cost: number): RelaxingRung => ({
  change,
  cost,
  apply: (query) => ({ ...query, criteria: { ...query.criteria, ...edit } }),
});

/** A price goes so many times up or down at most by steps; then it is let go. */
const TIMES = 2;

/** The next round amounts. No home is offered by the night, so no amount a night helps. */
export function priceSteps({ price }: Criteria): readonly RelaxingRung[] {
  if (price === null || price.per === "night") return [];
  const { min, max, per } = price;
  const up = max === undefined ? [] : roundAmounts(max, max * TIMES);
  const down = min === undefined ? [] : roundAmounts(min / TIMES, min);
  return [
    ...up
      .filter((amount) => amount !== max)
      .map((amount) =>
        rung(
          { kind: "price", max: amount, per },
          { price: { ...price, max: amount } },
          costOf(amount, max),
        ),
      ),
    ...down
      .filter((amount) => amount !== min)
      .map((amount) =>
        // Nobody minds much to pay less.
        rung(
          { kind: "price_from", min: amount, per },
          { price: { ...price, min: amount } },
          costOf(min, amount) / 2,
        ),
      ),
  ];
}

/** More than a fifth of letting a price go, less than all of it. */
const costOf = (high = 0, low = 1): number => 0.2 + 0.5 * (high / Math.max(low, 1) - 1);

/** One room fewer, one more. */
export function bedroomSteps({ bedrooms }: Criteria): readonly RelaxingRung[] {
  if (bedrooms === null) return [];
  const { min, max } = bedrooms;
  const step = (asked: Range, cost: number): RelaxingRung =>
    rung(
      { kind: "bedrooms", min: asked.min ?? null, max: asked.max ?? null },
      { bedrooms: asked },
      cost,
    );
  return [
    ...(max === undefined ? [] : [step({ ...bedrooms, max: max + 1 }, 0.35)]),
    ...(min === undefined || min === 0 ? [] : [step({ ...bedrooms, min: min - 1 }, 0.6)]),
  ];
}

export function bathroomSteps({ bathrooms }: Criteria): readonly RelaxingRung[] {
  if (bathrooms === null || bathrooms.min < 2) return [];
  const min = bathrooms.min - 1;
  return [rung({ kind: "bathrooms", min }, { bathrooms: { min } }, 0.3)];
}

/** A fifth smaller or larger. */
export function areaSteps({ area_sqm: area }: Criteria): readonly RelaxingRung[] {
  return [
    ...sizes(area, "min").map((min) =>
      rung({ kind: "area", min_sqm: min }, { area_sqm: { ...area, min } }, 0.25),
    ),
    ...sizes(area, "max").map((max) =>
      rung({ kind: "area_up_to", max_sqm: max }, { area_sqm: { ...area, max } }, 0.2),
    ),
  ];
}

export function landSteps({ land_sqm: land }: Criteria): readonly RelaxingRung[] {
  return [
    ...sizes(land, "min").map((min) =>
      rung({ kind: "land", min_sqm: min }, { land_sqm: { ...land, min } }, 0.25),
    ),
    ...sizes(land, "max").map((max) =>
      rung({ kind: "land_up_to", max_sqm: max }, { land_sqm: { ...land, max } }, 0.2),
    ),
  ];
}

function sizes(range: Range | null, side: "min" | "max"): readonly number[] {
  const bound = range?.[side];
  if (bound === undefined) return [];
  const moved = side === "min" ? Math.floor(bound * 0.8) : Math.ceil(bound * 1.2);
  return moved === bound || moved <= 0 ? [] : [moved];
}
