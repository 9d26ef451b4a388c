import { describe, expect, it } from "vitest";
import { sentencesOf } from "./sentences.ts";

describe("sentences for a voice", () => {
  it("end at full stops, question marks and lines, not inside figures and abbreviations", () => {
    expect(
      sentencesOf(
        "It is 1.2 kilometres away. Shall I go on? See No. 5.\nThe first three:",
        "en",
        true,
      ),
    ).toEqual(["It is 1.2 kilometres away.", "Shall I go on?", "See No. 5.", "The first three:"]);
  });

  it("of a text that grows are only those that are certainly whole", () => {
    const text = "I found 4 condos for 25,000 baht. The first is near Asok. Ask me more.";
    const whole = sentencesOf(text, "en", true);
    for (let length = 0; length <= text.length; length += 1) {
      const some = sentencesOf(text.slice(0, length), "en", false);
      expect(whole.slice(0, some.length)).toEqual(some);
    }
    expect(sentencesOf(text.slice(0, 40), "en", false)).toEqual([
      "I found 4 condos for 25,000 baht.",
    ]);
  });

  it("in Thai are phrases, cut where a space stands between Thai letters alone", () => {
    const text =
      "พบคอนโด 4 รายการในระยะ 1 กิโลเมตรจาก BTS อโศก ราคาไม่เกิน 40,000 บาทต่อเดือน ทุกห้องมีเครื่องซักผ้าและเฟอร์นิเจอร์ครบ พร้อมเข้าอยู่";
    const phrases = sentencesOf(text, "th", true);
    expect(phrases.join(" ")).toBe(text);
    expect(phrases.length).toBeGreaterThan(1);
    for (let length = 0; length <= text.length; length += 1) {
      const some = sentencesOf(text.slice(0, length), "th", false);
      expect(phrases.slice(0, some.length)).toEqual(some);
    }
  });

  it("are no longer than a breath, and nothing of them is lost", () => {
    const long = Array.from({ length: 60 }, (_, at) => `word${at}`).join(" ");
    const breaths = sentencesOf(long, "en", true);
    expect(breaths.join(" ")).toBe(long);
    for (const breath of breaths) expect(breath.length).toBeLessThanOrEqual(180);
  });

  it("leave out what has no letter and no figure", () => {
    expect(sentencesOf("—\n...\nYes.", "en", true)).toEqual(["Yes."]);
  });
});
