import { type ConversationState, EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import { describe, expect, test } from "vitest";
import { previousAfter } from "./refine/state-after.ts";
import { understand } from "./understand.ts";

const SOLD: ConversationState = {
  criteria: { ...EMPTY_CRITERIA, places: ["Ari"] },
  extensions: { not_types: ["condo"] },
  status: "sold",
};

describe("what is asked beside the criteria", () => {
  test("stays while the criteria change", () => {
    const { extensions, status } = understand({ text: "with a pool", state: SOLD });
    expect({ extensions, status }).toEqual({
      extensions: { not_types: ["condo"] },
      status: "sold",
    });
  });

  test.each([SOLD.criteria, EMPTY_CRITERIA])("is empty after a reset of %j", (criteria) => {
    const { extensions, status } = understand({
      text: "start over",
      state: { ...SOLD, criteria },
    });
    expect({ extensions, status }).toEqual({ extensions: {}, status: "available" });
  });

  test("returns with the criteria when the last change is taken back", () => {
    const now = { criteria: { ...SOLD.criteria, places: ["Nana"] } };
    const state = { ...now, ...previousAfter(SOLD, now) };
    const { criteria, extensions, status } = understand({ text: "go back", state });
    expect({ criteria, extensions, status }).toEqual(SOLD);
  });

  test("goes when the change that brought it is taken back", () => {
    const before = { criteria: SOLD.criteria };
    const state = { ...SOLD, ...previousAfter(before, SOLD) };
    const { criteria, extensions, status } = understand({ text: "ย้อนกลับ", state });
    expect({ criteria, extensions, status }).toEqual({
      criteria: SOLD.criteria,
      extensions: {},
      status: "available",
    });
  });

  test("before the last change is kept through messages that change nothing", () => {
    const before = { criteria: EMPTY_CRITERIA };
    const changed = { ...SOLD, ...previousAfter(before, SOLD) };
    expect(previousAfter(changed, SOLD)).toEqual({ previous: EMPTY_CRITERIA });
    const again = { criteria: SOLD.criteria };
    const twice = { ...again, ...previousAfter(changed, again) };
    const { extensions, status } = SOLD;
    const kept = { previous: SOLD.criteria, previous_beside: { extensions, status } };
    expect(previousAfter(changed, again)).toEqual(kept);
    expect(previousAfter(twice, again)).toEqual(kept);
    expect(previousAfter(before, before)).toEqual({});
    expect(previousAfter(null, SOLD)).toEqual({ previous: EMPTY_CRITERIA });
  });

  test("stays where there is nothing to take back", () => {
    const { extensions, status } = understand({ text: "go back", state: SOLD });
    expect({ extensions, status }).toEqual({ extensions: SOLD.extensions, status: "sold" });
  });
});

describe("what is let go of by name", () => {
  const state = {
    criteria: { ...EMPTY_CRITERIA, places: ["Sathon"], amenities: ["gym", "parking"] as const },
  };

  test("is done and is no wish; what is added joins only the amenities", () => {
    const text = "drop the gym, add a bathtub, and make it Silom";
    const { criteria, wishes } = understand({ text, state });
    expect(criteria.amenities).toEqual(["parking", "bathtub"]);
    expect(criteria.places).toEqual(["Silom"]);
    expect(wishes).toEqual([]);
  });

  test("stays a wish where it was never asked for", () => {
    expect(understand({ text: "no pool", state }).wishes).toEqual(["no pool"]);
  });

  test.each(["without the price limit", "without a budget", "no price limit"])(
    "%s takes the price away and keeps the rest",
    (text) => {
      const price = { max: 4_000_000, per: "total" } as const;
      const { criteria } = understand({ text, state: { criteria: { ...state.criteria, price } } });
      expect(criteria).toEqual(state.criteria);
    },
  );
});

test("a new distance to all that is near leaves nothing said twice", () => {
  const near = [800, 1_000].map(
    (within_m) => ({ kind: "transit", name: "BTS", within_m }) as const,
  );
  const state = { criteria: { ...EMPTY_CRITERIA, near } };
  const { criteria } = understand({ text: "within 600 m", state });
  expect(criteria.near).toEqual([{ kind: "transit", name: "BTS", within_m: 600 }]);
});
