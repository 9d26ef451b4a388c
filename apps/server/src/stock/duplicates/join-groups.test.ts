import { expect, it } from "vitest";
import { joinGroups, MOST_OF_ONE_HOME } from "./join-groups.ts";

const grouped = (groups: ReturnType<typeof joinGroups>) =>
  groups.map(({ listingId, groupId, isStock }) => `${listingId}:${groupId}${isStock ? "!" : ""}`);

it("homes linked by way of others are one group, under the smallest id", () => {
  const groups = joinGroups(
    [
      ["10", "9"],
      ["11", "10"],
      ["20", "21"],
    ],
    [],
  );
  expect(grouped(groups).sort()).toEqual(["10:9", "11:9", "20:20", "21:20", "9:9"]);
});

it("a home that is like those of two groups joins them", () => {
  const known = [
    { listingId: "1", groupId: "1", isStock: false },
    { listingId: "2", groupId: "1", isStock: false },
    { listingId: "3", groupId: "3", isStock: false },
    { listingId: "4", groupId: "3", isStock: false },
  ];
  const groups = joinGroups(
    [
      ["2", "5"],
      ["3", "5"],
    ],
    known,
  );
  expect(grouped(groups).sort()).toEqual(["1:1", "2:1", "3:1", "4:1", "5:1"]);
});

it("too many are a project's stock, and who is like one of them belongs to it", () => {
  const chain = (count: number) =>
    Array.from({ length: count - 1 }, (_, at) => [String(at + 1), String(at + 2)] as const);
  expect(joinGroups(chain(MOST_OF_ONE_HOME), []).some(({ isStock }) => isStock)).toBe(false);
  expect(joinGroups(chain(MOST_OF_ONE_HOME + 1), []).every(({ isStock }) => isStock)).toBe(true);
  expect(
    grouped(joinGroups([["7", "99"]], [{ listingId: "7", groupId: "1", isStock: true }])).sort(),
  ).toEqual(["7:1!", "99:1!"]);
});
