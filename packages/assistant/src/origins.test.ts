import { type Criteria, EMPTY_CRITERIA, type Origin, type Origins } from "@propertyvr/vocabulary";
import { describe, expect, test } from "vitest";
import { originsAfter } from "./turn-context.ts";

const BEFORE: Criteria = { ...EMPTY_CRITERIA, deal: "rent", places: ["Ari"] };
const UNSURE: Origins = {
  deal: { kind: "stated", message_id: "m1" },
  places: { kind: "unsure", message_id: "m1" },
};
const EDITED: Origin = { kind: "edited" };

describe("a place that was read and is unsure", () => {
  test("stays unsure while something else is said", () => {
    const after = { ...BEFORE, types: ["condo"] } satisfies Criteria;
    const origins = originsAfter({ before: BEFORE, after, origins: UNSURE }, () => ({
      kind: "stated",
      message_id: "m2",
    }));
    expect(origins.places).toEqual(UNSURE.places);
    expect(origins.types).toEqual({ kind: "stated", message_id: "m2" });
  });

  test("is settled by an edit by hand, be it that nothing is changed; what was stated stays so", () => {
    for (const after of [BEFORE, { ...BEFORE, types: ["condo"] } satisfies Criteria]) {
      const origins = originsAfter({ before: BEFORE, after, origins: UNSURE }, () => EDITED);
      expect(origins.places).toEqual(EDITED);
      expect(origins.deal).toEqual(UNSURE.deal);
    }
  });

  test("is stated once it is said again plainly", () => {
    const origins = originsAfter(
      { before: BEFORE, after: BEFORE, origins: UNSURE },
      () => ({ kind: "stated", message_id: "m2" }),
      (key) => key === "places",
    );
    expect(origins.places).toEqual({ kind: "stated", message_id: "m2" });
  });
});
