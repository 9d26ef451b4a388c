import { describe, expect, it } from "vitest";
import { readAhead } from "./read-records.ts";

/** Counts how far it was read, and says whether it was closed. */
function counted(until: number) {
  const seen = { begun: 0, isClosed: false };
  async function* items(): AsyncGenerator<number> {
    try {
      for (let n = 1; n <= until; n += 1) {
        seen.begun = n;
        await Promise.resolve();
        yield n;
      }
      throw new Error("the file broke off");
    } finally {
      seen.isClosed = true;
    }
  }
  return { items: items(), seen };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("reading one record ahead", () => {
  it("reads the next record while one is processed, and no further", async () => {
    const { items, seen } = counted(5);
    const ahead = readAhead(items);
    for (const n of [1, 2, 3]) {
      expect((await ahead.next()).value).toBe(n);
      await turn();
      expect(seen.begun).toBe(n + 1);
    }
    await ahead.return(undefined);
    expect(seen.isClosed).toBe(true);
  });

  it("reports a failure behind all records that came before it", async () => {
    const got: number[] = [];
    const all = (async () => {
      for await (const n of readAhead(counted(3).items)) {
        got.push(n);
        await turn();
      }
    })();
    await expect(all).rejects.toThrow("the file broke off");
    expect(got).toEqual([1, 2, 3]);
  });
});
