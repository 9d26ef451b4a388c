import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listCursorsWith } from "./list-cursor.ts";

const cursors = listCursorsWith("a secret that only tests know");
const list = { partnerId: "p1", filters: { status: "available", deal: undefined } };

describe("a cursor", () => {
  it("leads on from any id, in the same list, however its filters are written down", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 2n ** 63n - 1n }), (id) => {
        const same = { partnerId: "p1", filters: { deal: undefined, status: "available" } };
        expect(cursors.read(same, cursors.make(list, String(id)))).toEqual({
          ok: true,
          value: String(id),
        });
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    { partnerId: "p2", filters: list.filters },
    { partnerId: "p1", filters: {} },
    { partnerId: "p1", filters: { status: "sold" } },
    { partnerId: "p1", filters: { deal: "available" } },
    { partnerId: "p1", filters: { status: "available", deal: "rent" } },
  ])("does not hold for the list %j", (other) => {
    expect(cursors.read(other, cursors.make(list, "42"))).toMatchObject({
      failure: { code: "cursor_invalid" },
    });
  });

  it("cannot be made up: any character changed, added or left out, and it holds no more", () => {
    const cursor = cursors.make(list, "42");
    const changed = Array.from(cursor, (letter, at) => {
      const other = letter === "A" ? "B" : "A";
      return [cursor.slice(0, at) + other + cursor.slice(at + 1), cursor.slice(0, at)];
    }).flat();
    const foreign = listCursorsWith("another secret").make(list, "42");
    for (const made of [...changed, foreign, `${cursor}A`, `${cursor}=`, ` ${cursor}`, "", "42"])
      expect([made, cursors.read(list, made).ok]).toEqual([made, false]);
  });
});
