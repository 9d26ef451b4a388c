import { describe, expect, it } from "vitest";
import { isUnchanged, mayChange } from "./entity-tags.ts";

describe("If-None-Match", () => {
  it.each(['"v1"', 'W/"v1"', '"v0", "v1"', ' "v0" ,W/"v1" ', "*"])(
    "%s matches the current version",
    (field) => {
      expect(isUnchanged(field, "v1")).toBe(true);
    },
  );
  it.each([undefined, "", "v1", '"v2"', '"v1', '"v1" "v2"', '"a,v1"', "W/*"])(
    "%s does not match the current version",
    (field) => {
      expect(isUnchanged(field, "v1")).toBe(false);
    },
  );
});

describe("If-Match", () => {
  it.each([undefined, '"v1"', '"v0","v1"', "*"])("%s lets a change go on", (field) => {
    expect(mayChange(field, "v1")).toBe(true);
  });
  it.each(["", "v1", '"v2"', 'W/"v1"', '"v0", W/"v1"', "nonsense"])("%s stops it", (field) => {
    expect(mayChange(field, "v1")).toBe(false);
  });
  it("stops the first version of a thing, unless there is no condition", () => {
    expect([mayChange("*", undefined), mayChange('"v1"', undefined)]).toEqual([false, false]);
    expect(mayChange(undefined, undefined)).toBe(true);
  });
});
