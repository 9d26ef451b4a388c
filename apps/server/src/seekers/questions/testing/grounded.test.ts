import type { Message } from "@propertyvr/contracts";
import { describe, expect, it } from "vitest";
import { figuresInProse, ungroundedFigures } from "./grounded.ts";

const prose = (text: string): Message["parts"] => [
  { type: "text", version: 1, text, language: "en" },
];
const known = [{ price: 4_200_000, distance_m: 1_234.6, title: "Room 12" }];

describe("a figure of the prose", () => {
  it.each([
    "It asks 4,200,000 baht.",
    "It asks 4.2 million baht.",
    "It asks ฿4.2M.",
    "ราคา 4.2 ล้านบาท",
    "ราคา ๔,๒๐๐,๐๐๐ บาท",
    "It is 1,235 m away.",
    "Room 12 is one of two, “under 25k”.",
    "ใกล้บางแสน แบรนด์แสนสิริ",
    "See [the page](/property/99).",
  ])("is grounded where the data holds it: %s", (text) => {
    expect(ungroundedFigures(prose(text), known)).toEqual([]);
  });

  it.each([
    ["It asks 4,300,000 baht.", "4,300,000"],
    ["It asks 4.3 million baht.", "4.3 million"],
    ["ราคา 4.3 ล้านบาท", "4.3 ล้าน"],
    ["It is 1,236 m away.", "1,236"],
    ["It asks two million baht.", "million"],
    ["Thirty homes fit.", "Thirty"],
    ["ราคาสองล้านบาท", "สองล้าน"],
    ["เช่าได้สามสิบปี", "สามสิบ"],
    ["ราคาล้านบาท", "ล้าน"],
  ])("is found where no data holds it, in words too: %s", (text, figure) => {
    expect(ungroundedFigures(prose(text), known)).toEqual([figure]);
  });
});

it("the groundedness check counts the figures of the prose alone", () => {
  expect(figuresInProse(prose("3 homes, 2 at 4.2M; one more."))).toBe(3);
});
