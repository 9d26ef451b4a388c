import { EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import { titleFor } from "./title.ts";

const NOTHING = { criteria: EMPTY_CRITERIA };
const name = ({ name: given }: { readonly name: string }) => given;

describe("the name of a chat", () => {
  it("is what is looked for, in the language of the question", () => {
    const criteria = {
      ...EMPTY_CRITERIA,
      deal: "rent",
      types: ["condo"],
      places: ["Ari"],
    } as const;
    expect(titleFor({ criteria }, "x", "en", name)).toBe("Condos to rent in Ari");
    expect(titleFor({ criteria }, "x", "th", name)).toBe("คอนโดให้เช่า ใน Ari");
  });

  it("is the person's own words where nothing was asked for, on one line and not too long", () => {
    expect(titleFor(NOTHING, "  good\n\nmorning ", "en", name)).toBe("good morning");
    const long = titleFor(NOTHING, "ห้องน้ำ".repeat(30), "th", name);
    expect(long.length).toBeLessThanOrEqual(80);
    expect(long.endsWith("…")).toBe(true);
  });

  it("is cut between words", () => {
    const title = titleFor(NOTHING, "somewhere quiet and green ".repeat(5), "en", name);
    expect(title).toBe(
      "somewhere quiet and green somewhere quiet and green somewhere quiet and green…",
    );
  });

  it("holds no markup and no half characters", () => {
    const title = titleFor(NOTHING, `<b>[x](javascript:1)</b> ${"😀".repeat(40)}`, "en", name);
    expect(title).not.toMatch(/[<>[\]]/);
    // Half of a surrogate pair cannot be encoded.
    expect(() => encodeURIComponent(title)).not.toThrow();
  });
});
