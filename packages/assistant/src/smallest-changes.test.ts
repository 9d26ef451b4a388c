import {
  ANY_SEARCH,
  searchQuery,
  EMPTY_CRITERIA,
  type Constraint,
  type SingleChange,
} from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import type { CountedChange } from "./results/relaxation.ts";
import { chooseChanges } from "./smallest-changes.ts";

const POOL: Constraint = { key: "amenities", items: [0] };
const PRICE: Constraint = { key: "price" };
const WITHOUT_POOL: SingleChange = { kind: "without", amenities: ["pool"] };

/** A change that finds so many homes. */
const found = (
  eases: readonly Constraint[],
  changes: readonly SingleChange[],
  count: number,
  rest: Partial<CountedChange> = {},
): CountedChange => ({
  eases,
  drop: eases,
  changes,
  query: ANY_SEARCH,
  count,
  isMore: false,
  allSample: false,
  cost: 1,
  ...rest,
});
const choose = (alone: readonly CountedChange[], pairs: readonly CountedChange[] = []) =>
  chooseChanges({ now: 0, alone, pairs, nearest: [] });

const ANY_PRICE = found([PRICE], [{ kind: "any_price" }], 9, { cost: 0.8 });
const NO_POOL = found([POOL], [WITHOUT_POOL], 2, { cost: 0.2 });
const RAISED = found([PRICE], [{ kind: "price", max: 24_000, per: "month" }], 3, {
  cost: 0.25,
  drop: [],
});

describe("the changes that are offered", () => {
  it("are single ones, the smallest first, each with what is asked for after it", () => {
    const query = searchQuery({ criteria: { ...EMPTY_CRITERIA, deal: "rent" } });
    const { reach, options } = choose([ANY_PRICE, { ...NO_POOL, query }]);
    expect(reach).toBe("one");
    expect(options).toEqual([
      {
        about: "amenities",
        change: WITHOUT_POOL,
        query,
        count: 2,
        isMore: false,
        allSample: false,
      },
      expect.objectContaining({ about: "price", change: { kind: "any_price" }, count: 9 }),
    ]);
  });

  it("take the step of a criterion in the place of letting it go", () => {
    const { options } = choose([RAISED, ANY_PRICE, NO_POOL]);
    expect(options.map(({ change, count }) => [change.kind, count])).toEqual([
      ["without", 2],
      ["price", 3],
    ]);
  });

  it("are the five that people mind least, in the order of what they give up", () => {
    const of = (n: number, cost: number) =>
      found([{ key: "amenities", items: [n] }], [WITHOUT_POOL], n, { cost });
    const shuffled = [
      of(6, 0.6),
      of(2, 0.2),
      of(7, 0.7),
      of(4, 0.4),
      of(1, 0.1),
      of(5, 0.5),
      of(3, 0.3),
    ];
    expect(choose(shuffled).options.map(({ count }) => count)).toEqual([1, 2, 3, 4, 5]);
    expect(choose([], shuffled).options.map(({ count }) => count)).toEqual([1, 2, 3, 4, 5]);
  });

  it("let a criterion go where no step of it finds a home", () => {
    expect(choose([ANY_PRICE]).options.map(({ change }) => change.kind)).toEqual(["any_price"]);
  });

  it("give up one amenity and not all of them, where one is enough", () => {
    const all = found([{ key: "amenities", items: [0, 1, 2] }], [WITHOUT_POOL], 40, { cost: 0.6 });
    expect(choose([all, NO_POOL]).options.map(({ count }) => count)).toEqual([2]);
    expect(choose([all]).options.map(({ count }) => count)).toEqual([40]);
  });

  it("ease one distance and not all of them, where both give up as much", () => {
    const within = (metres: number) => [{ kind: "within", metres } as const];
    const all = found([{ key: "near", items: [0, 1] }], within(1_000), 4, { cost: 0.3 });
    const one = found([{ key: "near", items: [0] }], within(2_000), 3, { cost: 0.3 });
    expect(choose([all, one]).options.map(({ count }) => count)).toEqual([3]);
    expect(choose([all, { ...one, cost: 0.4 }]).options).toHaveLength(2);
  });

  it("are pairs where no single one finds a home, and each pair is one tap", () => {
    const both = found([PRICE, POOL], [{ kind: "any_price" }, WITHOUT_POOL], 7);
    const { reach, options } = choose([], [both]);
    expect(reach).toBe("two");
    expect(options).toMatchObject([
      {
        about: "price",
        change: { kind: "both", of: [{ kind: "any_price" }, WITHOUT_POOL] },
        count: 7,
      },
    ]);
    expect(choose([NO_POOL], [both]).reach).toBe("one");
  });

  it("are none where not even two together find a home", () => {
    expect(choose([])).toEqual({ reach: "none", options: [], nearest: [] });
  });

  it("are about a criterion that a person knows", () => {
    const about = (key: Constraint["key"]) =>
      choose([found([{ key }], [{ kind: "anywhere" }], 1)]).options[0]?.about;
    expect(about("status")).toBe("deal");
    expect(about("not_types")).toBe("types");
    expect(about("places_or_near")).toBe("places");
  });
});
