import { describe, expect, it } from "vitest";
import { clusters, fold, normaliseThai, segment } from "./index.ts";

describe("spellings of one name fold to one key", () => {
  it.each([
    ["Thong Lo", "Thonglor", "Thong Law", "Tonglor"],
    ["Chatuchak", "Jatujak", "chatu-chak"],
    ["Huai Khwang", "Huay Kwang", "HuaiKwang"],
    ["Lat Phrao", "Ladprao", "Lad Phrao", "Lardprao"],
    ["Chit Lom", "Chidlom"],
    ["Sathon", "Sathorn", "Satorn"],
    ["Ari", "Aree"],
    ["Phrom Phong", "Prompong"],
    ["Sukhumvit", "Sukumwit"],
    ["Khon Kaen", "Korn Kaen"],
    ["Nai Harn", "Naihan"],
    ["Pattaya", "Pataya"],
  ])("%s", (...spellings) => {
    expect(new Set(spellings.map(fold)).size).toBe(1);
  });

  it.each([
    ["Bang Na", "Bang Wa"],
    ["Kata", "Karon"],
    ["On Nut", "Ao Nang"],
    ["Surin", "Sirin"],
    ["Rama 2", "Rama 9"],
  ])("but different names do not: %s, %s", (a, b) => {
    expect(fold(a)).not.toBe(fold(b));
  });
});

describe("Thai is compared in one form, and every unit knows where it came from", () => {
  it.each([
    ["เเจ้งวัฒนะ", "แจ้งวัฒนะ"],
    ["นํ้า", "น้ำ"],
    ["น้ํา", "น้ำ"],
    ["ทํา", "ทำ"],
    ["มากก\u200bก", "มากกก"],
    ["ดี่่่", "ดี่"],
    ["พระราม ๙", "พระราม 9"],
    ["ที่ี", "ที่"],
    ["กุ่้", "กุ่้"],
    ["ก่ิน", "กิ่น"],
    ["cafe\u0301", "café"],
  ])("%s", (text, expected) => {
    const normal = normaliseThai(text);
    expect(normal.text).toBe(expected);
    expect(normal.at).toHaveLength(normal.text.length + 1);
    expect(normal.at.at(-1)).toBe(text.length);
    expect([...normal.at].sort((a, b) => a - b)).toEqual(normal.at);
  });

  it("is the same when done twice", () => {
    for (const text of ["เเถวห้วยขวาง", "นํ้า ๑๒", "a\u200bb", "สุขุมวิทย์์"]) {
      const once = normaliseThai(text).text;
      expect(normaliseThai(once).text).toBe(once);
    }
  });
});

describe("a cluster is never cut", () => {
  it.each([
    ["กำ", ["กำ"]],
    ["เมือง", ["เมือ", "ง"]],
    ["อารีย์", ["อา", "รีย์"]],
    ["ศักดิ์", ["ศักดิ์"]],
    ["แสน", ["แส", "น"]],
    ["รัชดา", ["รัช", "ดา"]],
    ["1a", ["1", "a"]],
  ])("%s", (text, expected) => {
    expect(clusters(text).map((piece) => piece.text)).toEqual(expected);
  });

  it("together they are the text", () => {
    const text = "คอนโดให้เช่าใกล้ bts อ่อนนุช ไม่เกิน 15,000";
    expect(
      clusters(text)
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
  });
});

describe("a text without spaces falls into words", () => {
  it.each([
    ["คอนโดให้เช่าใกล้รถไฟฟ้าห้วยขวาง", ["คอนโด", "ให้เช่า", "ใกล้", "รถไฟฟ้า", "ห้วยขวาง"]],
    ["ไม่เกิน15,000บาท", ["ไม่เกิน", "15,000", "บาท"]],
    ["บางแสน", ["บางแสน"]],
    ["Condo สุขุมวิท, 2 ห้องนอน", ["condo", "สุขุมวิท", "2", "ห้องนอน"]],
    ["เอาแบบฟหกด", ["เอาแบบฟหกด"]],
  ])("%s", (text, expected) => {
    expect(segment(text).map((piece) => piece.text)).toEqual(expected);
  });

  it("and each word knows its place", () => {
    const text = "👍 คอนโด\u200bห้วยขวาง";
    for (const piece of segment(text))
      expect(normaliseThai(text.slice(piece.start, piece.end)).text).toBe(piece.text);
  });
});
