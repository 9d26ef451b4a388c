import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NEAR_KINDS, WHERE_KEYS } from "./closed-lists.ts";
import { constraintsOf, onlyConstraint, withoutConstraints } from "./constraints.ts";
import { EMPTY_CRITERIA } from "./criteria.ts";
import { heldOf, searchOf, searchQuery } from "./search-query.ts";
import { SearchQuery } from "./schemas/search-query.ts";
import type { SearchExtensions } from "./schemas/criteria.ts";
import { settledJoins, whereGroups } from "./where-groups.ts";

const near = (...kinds: readonly (typeof NEAR_KINDS)[number][]) =>
  kinds.map((kind) => ({ kind, name: null, within_m: null }));
const criteria = {
  ...EMPTY_CRITERIA,
  places: ["Ari"],
  near: near("transit", "hospital", "transit", "mall"),
};
const groupsOf = (extensions: SearchExtensions) =>
  whereGroups({ criteria, extensions }).map(({ hasPlaces, near: at }) =>
    hasPlaces ? ["places", ...at] : at,
  );

describe("places and things to be near", () => {
  it("must all hold, those of one kind as one", () => {
    expect(groupsOf({})).toEqual([["places"], [0, 2], [1], [3]]);
  });

  it("are enough one for another where they are joined", () => {
    expect(groupsOf({ near_any: true })).toEqual([["places"], [0, 1, 2, 3]]);
    expect(groupsOf({ one_of: ["places", "transit"] })).toEqual([["places", 0, 2], [1], [3]]);
    expect(groupsOf({ one_of: ["mall", "hospital"] })).toEqual([["places"], [0, 2], [1, 3]]);
    expect(groupsOf({ one_of: ["places", "mall"], near_any: true })).toEqual([
      ["places", 0, 1, 2, 3],
    ]);
  });

  it("are joined by what is asked for alone", () => {
    expect(groupsOf({ one_of: ["places", "beach"] })).toEqual(groupsOf({}));
    expect(groupsOf({ one_of: ["beach", "school"] })).toEqual(groupsOf({}));
    expect(
      settledJoins({ places: [], near: near("mall") }, { one_of: ["places", "mall"] }),
    ).toEqual({ near_any: false, one_of: [] });
  });

  it("that are all joined are joined by near_any", () => {
    const both = { places: ["Ari"], near: near("mall", "beach") };
    expect(settledJoins(both, { one_of: ["mall", "beach"] })).toEqual({
      near_any: true,
      one_of: [],
    });
  });
});

const search = fc
  .record({
    places: fc.subarray(["Ari", "Phuket"]),
    near: fc.array(fc.constantFrom(...NEAR_KINDS), { maxLength: 5 }),
    near_any: fc.boolean(),
    one_of: fc.subarray([...WHERE_KEYS]),
  })
  .map(({ places, near: kinds, ...extensions }) =>
    searchQuery({ criteria: { ...EMPTY_CRITERIA, places, near: near(...kinds) }, extensions }),
  );

describe("a search of any places and things to be near", () => {
  it("is held by a conversation without loss", () => {
    fc.assert(
      fc.property(search, (asked) => {
        expect(searchOf(heldOf(asked))).toEqual(asked);
      }),
    );
  });

  it("is the constraints it is made of, each let go whole", () => {
    fc.assert(
      fc.property(search, (asked) => {
        const constraints = constraintsOf(asked);
        expect(constraints).toHaveLength(whereGroups(asked).length);
        for (const each of constraints) {
          const others = constraints.filter((other) => other !== each);
          expect(constraintsOf(withoutConstraints(asked, [each]))).toHaveLength(others.length);
          expect(constraintsOf(onlyConstraint(asked, each))).toHaveLength(1);
        }
        expect(withoutConstraints(asked, constraints).criteria).toEqual(EMPTY_CRITERIA);
      }),
    );
  });

  it("that is sent without one_of asks for nothing there", () => {
    const { extensions, ...asked } = searchQuery({ criteria });
    const { one_of: _none, ...earlier } = extensions;
    expect(SearchQuery.parse({ ...asked, extensions: earlier })).toEqual({ ...asked, extensions });
  });
});
