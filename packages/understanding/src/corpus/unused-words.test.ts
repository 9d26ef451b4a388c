import { describe, expect, it, test } from "vitest";
import { unusedWords } from "../refine/unused-words.ts";
import { understand } from "../understand.ts";
import { CORPORA } from "./corpora.ts";

const unused = (text: string) => unusedWords(text, understand({ text }));

describe("what is told as not used", () => {
  test.each([
    ["I've got a Zorvex in Ari", ["Zorvex"]],
    ["let's keep the condo in Ari", []],
    ["she'd love a condo in Hua Hin", []],
    ["condo in Ari, whether it takes Zorvexes or not", ["Zorvexes"]],
    ["condo in Ari for 3 zorvexes", ["3 zorvexes"]],
    ["I need a new place anyway, 1 bed in Bearing", []],
    ["lookin 4 a condo in Ari, budjet 20000", []],
    ["meh. anything in Nimman?", []],
    ["family of five looking for a house in Ari", []],
    ["มีน้องหมาไซบีเรียน หาคอนโดอารีย์", []],
    ["ยังไงก็ต้องหาที่ใหม่ 1 ห้องนอน แถวแบริ่ง", []],
    ["nah, a condo in Ari", []],
    ["คอนโดอารีย์ มีสระหรือสวนอย่างใดอย่างหนึ่งก็พอ", []],
    ["คอนโดแถวอารีย์ เพิ่งเข้าบริษัท", ["บริษัท"]],
    ["คอนโดแถวอารีย์ ลืมบอก", []],
    ["คอนโดแถวอารีย์ จะไปด้วยกัน", []],
  ])("%s", (text, expected) => {
    expect(unused(text)).toEqual(expected);
  });

  it("takes the longest message that may be sent, in little memory", () => {
    const text = "zorvex กขคง ".repeat(8_000);
    expect(unused(text)).toEqual([text.trim()]);
  });

  it("is whole words of the message, in both languages", () => {
    const broken = CORPORA.flatMap(({ meanings, sentences, nothing }) =>
      [...[...meanings, ...sentences].flatMap(({ phrases }) => phrases), ...nothing].flatMap(
        (text) => {
          const borders = bordersOf(text);
          // "use" stands in "townhouse" too: one place where it is a word of its own is enough.
          return unused(text).filter(
            (said) =>
              ![...borders].some(
                (at) => text.startsWith(said, at) && borders.has(at + said.length),
              ),
          );
        },
      ),
    );
    expect(broken).toEqual([]);
  });
});

function bordersOf(text: string): ReadonlySet<number> {
  const segments = [...new Intl.Segmenter("th", { granularity: "word" }).segment(text)];
  return new Set(segments.flatMap(({ index, segment }) => [index, index + segment.length]));
}
