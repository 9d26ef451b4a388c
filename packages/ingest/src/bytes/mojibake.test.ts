import { describe, expect, it } from "vitest";
import { withoutMojibake } from "./mojibake.ts";

const misread = (text: string, as: "windows-1252" | "windows-874"): string =>
  new TextDecoder(as).decode(new TextEncoder().encode(text));

describe("text that was read in the wrong encoding and saved", () => {
  it.each(["คอนโดใกล้รถไฟฟ้า 2 ห้องนอน", "บ้านเดี่ยว", "ราคา 3.5 ล้าน"])("is put right: %s", (text) => {
    expect(withoutMojibake(misread(text, "windows-1252"))).toBe(text);
    expect(withoutMojibake(misread(text, "windows-874"))).toBe(text);
  });

  it.each(["เธอชอบห้องนี้", "เนื้อที่ 50 ตารางวา", "voilà¸", "Condo in Thonglor", ""])(
    "is not seen where there is none: %s",
    (text) => {
      expect(withoutMojibake(text)).toBeUndefined();
    },
  );
});
