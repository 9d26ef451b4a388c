import { describe, expect, it } from "vitest";
import { understand } from "../understand.ts";
import { marketAsk } from "./market-ask.ts";

const { criteria } = understand({ text: "condo to rent in Ari, 25k" });
const shown = ["a", "b", "c"].map((id) => ({ id, title: `Condo ${id}` }));
const STATE = { criteria, shown };

const askOf = (text: string) => marketAsk(text, understand({ text, state: STATE }), true);

describe("whether the price of a home on screen is usual", () => {
  it.each([
    ["is the first one's price good?", 1],
    ["is the price of the second one ok?", 2],
    ["is number 2 a good deal?", 2],
    ["is the third one overpriced?", 3],
    ["is the second one good value?", 2],
    ["ห้องแรกราคาดีไหม", 1],
    ["ราคาห้องที่สองโอเคมั้ย", 2],
    ["ห้องที่สามแพงไปไหม", 3],
    ["ราคาห้องแรกสูงไปไหม", 1],
  ])("is asked of that home: %s", (text, shownIndex) => {
    expect(askOf(text)).toMatchObject({ kind: "listing_position", shownIndex });
  });

  it.each(["how much is the first one?", "tell me about the second one", "ห้องแรกราคาเท่าไหร่"])(
    "is not asked by one who asks for the price or the facts: %s",
    (text) => {
      expect(askOf(text)).toBeNull();
    },
  );
});
