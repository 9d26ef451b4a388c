import { expect, it } from "vitest";
import { mendThai } from "./mend-thai.ts";

it.each([
  ["glyphs of the private use area", "ห\uf70bอง ป\uf714า ญ\uf70a \uf70f \uf700", "ห้อง ป้า ญ่ ญ ฐ"],
  ["nikhahit, tone and aa", "น\u0e4d\u0e49า", "น้ำ"],
  ["tone, nikhahit and aa", "น\u0e49\u0e4dา", "น้ำ"],
  ["nikhahit and aa", "ท\u0e4dา", "ทำ"],
  ["a tone before its vowel", "ท\u0e48\u0e35", "ที่"],
  ["a mark twice", "ท\u0e35\u0e48\u0e48", "ที่"],
  ["a glyph that reads as all of sara am", "ค\u0e49\u0e33าถาม", "คำถาม"],
  ["the same with its own tone behind it", "น\u0e49\u0e33\u0e49า", "น้ำ"],
  ["two sara e", "เเถว", "แถว"],
  ["what is right already", "น้ำท่วม ทำอาหาร สิทธิ์ 12", "น้ำท่วม ทำอาหาร สิทธิ์ 12"],
  ["other scripts", "Bang Na ½ ", "Bang Na ½ "],
])("%s", (_what, drawn, written) => {
  expect(mendThai(drawn)).toBe(written);
});
