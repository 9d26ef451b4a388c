import { describe, expect, it } from "vitest";
import { englishWordAt, thaiWordAt } from "./number-words.ts";

describe("a number word in a text", () => {
  it.each([
    ["two million", 0, 3],
    ["Twenty", 0, 6],
    ["over two", 5, 3],
    ["(two)", 1, 3],
  ])("in English begins at a word: %s", (text, at, length) => {
    expect(englishWordAt(text, at)?.length).toBe(length);
  });

  it.each([
    ["bone", 1],
    ["the two", 0],
    ["the two", 3],
    ["two", 1],
    ["two", 3],
    ["", 0],
  ])("in English is no part of another word: %s at %i", (text, at) => {
    expect(englishWordAt(text, at)).toBeNull();
  });

  it.each([
    ["สองล้าน", 0],
    ["ราคาสองล้าน", 4],
    ["สิบห้า", 0],
  ])("in Thai begins anywhere, as words are written together: %s", (text, at) => {
    expect(thaiWordAt(text, at)).not.toBeNull();
  });

  it.each([
    ["เรียบร้อย", 5],
    ["สัมพันธ์", 3],
    ["ประพันธ์", 3],
    ["two", 0],
    ["บ้านสวย", 0],
    ["", 0],
  ])("in Thai is not the end of another word: %s", (text, at) => {
    expect(thaiWordAt(text, at)).toBeNull();
  });

  it("is worth what it says", () => {
    expect(englishWordAt("two", 0)?.numeral).toEqual({ kind: "word", n: 2 });
    expect(thaiWordAt("สอง", 0)?.numeral).toEqual({ kind: "word", n: 2 });
  });
});
