import {
  EMPTY_CRITERIA,
  searchQuery,
  type Constraint,
  type Criteria,
} from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import type { StepCount } from "./change-steps.ts";
import type { RelaxedCount } from "./results/relaxation.ts";
import { chooseChanges } from "./smallest-changes.ts";

const CRITERIA: Criteria = {
  ...EMPTY_CRITERIA,
  deal: "rent",
  bedrooms: { min: 2, max: 2 },
  price: { max: 20_000, per: "month" },
  amenities: ["pool", "gym"],
};
const ASKED = searchQuery({ criteria: CRITERIA, extensions: { not_types: ["condo"] } });
const POOL: Constraint = { key: "amenities", items: [0] };
const PRICE: Constraint = { key: "price" };
const BEDROOMS: Constraint = { key: "bedrooms" };

const found = (drop: readonly Constraint[], count: number, allSample = false): RelaxedCount => ({
  drop,
  count,
  allSample,
});
const choose = (
  alone: readonly RelaxedCount[],
  pairs: readonly RelaxedCount[] = [],
  steps: readonly StepCount[] = [],
) => chooseChanges(ASKED, { alone, pairs, nearest: [] }, steps);
const RAISED: StepCount = {
  key: "price",
  change: { kind: "price", max: 24_000, per: "month" },
  criteria: { ...CRITERIA, price: { max: 24_000, per: "month" } },
  count: 3,
  allSample: false,
  cost: 0.25,
};

describe("the changes that are offered", () => {
  it("are single ones, the smallest first, each with what is asked for after it", () => {
    const { reach, options } = choose([found([BEDROOMS], 4), found([POOL], 2), found([PRICE], 0)]);
    expect(reach).toBe("one");
    expect(options).toEqual([
      {
        about: "amenities",
        change: { kind: "without", amenities: ["pool"] },
        query: { ...ASKED, criteria: { ...CRITERIA, amenities: ["gym"] } },
        count: 2,
        allSample: false,
      },
      expect.objectContaining({ change: { kind: "any_bedrooms" }, count: 4 }),
    ]);
  });

  it("take the step of a criterion in the place of letting it go", () => {
    const { options } = choose([found([PRICE], 9), found([POOL], 2)], [], [RAISED]);
    expect(options.map(({ change, count }) => [change.kind, count])).toEqual([
      ["without", 2],
      ["price", 3],
    ]);
  });

  it("let a criterion go where its step finds nothing", () => {
    const { options } = choose([found([PRICE], 9)], [], [{ ...RAISED, count: 0 }]);
    expect(options.map(({ change }) => change.kind)).toEqual(["any_price"]);
  });

  it("are pairs where no single one finds a home", () => {
    const { reach, options } = choose(
      [found([PRICE], 0), found([POOL], 0)],
      [found([PRICE, POOL], 7)],
    );
    expect(reach).toBe("two");
    expect(options).toMatchObject([
      {
        change: { kind: "both", of: [{ kind: "any_price" }, { kind: "without" }] },
        query: { criteria: { price: null, amenities: ["gym"] } },
        count: 7,
      },
    ]);
  });

  it("are none where not even two together find a home", () => {
    expect(choose([found([PRICE], 0)])).toEqual({ reach: "none", options: [], nearest: [] });
  });

  it("are homes that are available where sold ones were asked for", () => {
    const sold = { ...ASKED, status: "sold" as const };
    const alone = [found([{ key: "status" }], 6)];
    expect(chooseChanges(sold, { alone, pairs: [], nearest: [] }, []).options).toMatchObject([
      { change: { kind: "available" }, query: { status: "available" }, count: 6 },
    ]);
  });

  it("say no kind of thing where a place of that kind was named", () => {
    const near = (name: string | null) =>
      searchQuery({
        criteria: { ...CRITERIA, near: [{ kind: "school", name, within_m: 2_000 }] },
      });
    const alone = [found([{ key: "near", items: [0] }], 5)];
    const changeOf = (name: string | null) =>
      chooseChanges(near(name), { alone, pairs: [], nearest: [] }, []).options[0]?.change;
    expect(changeOf("Kasetsart University")).toEqual({ kind: "not_near", near: null });
    expect(changeOf(null)).toEqual({ kind: "not_near", near: "school" });
  });

  it("name the kind that is no longer left out", () => {
    const { options } = choose([found([{ key: "not_types", items: [0] }], 5)]);
    expect(options).toMatchObject([
      {
        about: "types",
        change: { kind: "allow_type", type: "condo" },
        query: { extensions: { not_types: [] } },
      },
    ]);
  });
});

describe("samples", () => {
  it("are left out where any real home comes by a change, alone or in a pair", () => {
    const alone = [found([PRICE], 40, true), found([POOL], 1)];
    expect(choose(alone).options.map(({ count }) => count)).toEqual([1]);
    const { reach, options } = choose([found([PRICE], 40, true)], [found([POOL, BEDROOMS], 1)]);
    expect(options.map(({ count }) => count)).toEqual([1]);
    expect(reach).toBe("one");
  });

  it("are offered, and said to be samples, where nothing else comes", () => {
    expect(choose([found([PRICE], 40, true)]).options).toMatchObject([
      { count: 40, allSample: true },
    ]);
  });
});
