import { describe, expect, it } from "vitest";
import { isSpokenOver, type LoudWatch, repeats, START_WATCH, watchLevel } from "./spoken-over.ts";

/** Level after level, one every 60 ms. */
const watched = (levels: readonly number[]): LoudWatch =>
  levels.reduce((watch, level) => watchLevel(watch, level, 60), START_WATCH);
const many = (level: number, count: number): number[] => Array.from({ length: count }, () => level);
const withWords = { hearsWords: true, words: "no in Thonglor" };

describe("speaking over the reply", () => {
  it("is a voice louder than the loudspeaker that comes back, with words of its own", () => {
    expect(isSpokenOver(watched([...many(0.4, 10), ...many(0.7, 3)]), withWords)).toBe(true);
  });

  it("is not the loudspeaker itself, however loud it is", () => {
    expect(isSpokenOver(watched(many(0.8, 40)), withWords)).toBe(false);
  });

  it("is not a quiet room, nor a loud moment", () => {
    expect(isSpokenOver(watched([...many(0, 10), ...many(0.25, 10)]), withWords)).toBe(false);
    expect(isSpokenOver(watched([...many(0.1, 10), 0.9, 0.1]), withWords)).toBe(false);
  });

  it("needs words where words are told, and lasts longer where none are", () => {
    const loud = watched([...many(0.1, 10), ...many(0.7, 4)]);
    expect(isSpokenOver(loud, { hearsWords: true, words: "" })).toBe(false);
    expect(isSpokenOver(loud, { hearsWords: false, words: "" })).toBe(false);
    const longer = watched([...many(0.1, 10), ...many(0.7, 8)]);
    expect(isSpokenOver(longer, { hearsWords: false, words: "" })).toBe(true);
  });
});

describe("words that the loudspeaker said", () => {
  it("are known again, also where recognition misheard some", () => {
    const spoken = "I found 4 condos for 25,000 baht a month near Asok.";
    expect(repeats("condos for 25,000 baht", spoken)).toBe(true);
    expect(repeats("I found four condos for 25000 baht a month", spoken)).toBe(true);
    expect(repeats("no I want a house in Thonglor", spoken)).toBe(false);
    expect(repeats("stop", spoken)).toBe(false);
  });

  it("are known again in Thai, which has no spaces", () => {
    const spoken = "พบคอนโด 4 รายการ ราคา 25,000 บาทต่อเดือน ใกล้อโศก";
    expect(repeats("คอนโดสี่รายการราคา 25000 บาทต่อเดือน", spoken)).toBe(true);
    expect(repeats("ไม่เอา อยากได้บ้านเดี่ยวแถวทองหล่อ", spoken)).toBe(false);
  });
});
