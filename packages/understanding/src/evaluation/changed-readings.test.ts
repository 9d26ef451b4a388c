import { expect, it } from "vitest";
import { changedReadings } from "./changed-readings.ts";

it("tells which listed words are read otherwise now, and in how many messages", () => {
  const file = {
    words: [
      { words: "flumberish", language: "en", times: 7, reading: [] },
      { words: "swimming pool", language: "en", times: 5, reading: [] },
      { words: "สระว่ายน้ำ", language: "th", times: 3, reading: ["amenities=pool"] },
    ],
  } as const;
  expect(changedReadings(file)).toEqual({
    listed: 3,
    changed: [{ words: "swimming pool", times: 5, before: [], after: ["amenities=pool"] }],
    times: 15,
    readBefore: 3,
    readNow: 8,
  });
});
