import { describe, expect, it } from "vitest";
import { createTextReader } from "./text-reader.ts";

/** Windows-874 puts Thai letters 0xD60 below where Unicode has them. */
const windows874 = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    return code >= 0x0e00 ? code - 0x0d60 : code;
  });
const utf16 = (text: string, { isBig = false, isMarked = true } = {}): Uint8Array =>
  Uint8Array.from(
    Array.from(isMarked ? `\ufeff${text}` : text).flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  );
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const THAI = 'รหัส,ชื่อ,ราคา\r\nA1,"บ้านเดี่ยวสองชั้น ย่านบางนา",3500000\r\nA2,คอนโดริมน้ำ,฿2500000\r\n';
const read = (bytes: Uint8Array) => {
  const reader = createTextReader();
  const text = reader.push(bytes);
  return text.ok ? { text: text.value + reader.end(), encoding: reader.encoding() } : text.failure;
};

describe("the encoding of a file", () => {
  it.each([
    ["UTF-8", utf8(THAI), "utf-8"],
    ["Windows-874", windows874(THAI), "windows-874"],
    ["UTF-16, little end first", utf16(THAI), "utf-16le"],
    ["UTF-16, big end first", utf16(THAI, { isBig: true }), "utf-16be"],
    ["UTF-16 without a mark", utf16(THAI, { isMarked: false }), "utf-16le"],
    [
      "UTF-16 without a mark, big end first",
      utf16(THAI, { isBig: true, isMarked: false }),
      "utf-16be",
    ],
  ])("%s is recognised, and its text is the same", (_, bytes, encoding) => {
    expect(read(bytes)).toEqual({ text: THAI, encoding });
  });

  it("with a mark of UTF-8 loses the mark", () => {
    expect(read(utf8(`\ufeff${THAI}`))).toEqual({ text: THAI, encoding: "utf-8" });
  });

  it("of Western accents is not taken for Thai", () => {
    const bytes = Uint8Array.from(
      "id,title\n1,Caf\u00e9 corner near the r\u00e9sidence\n",
      (letter) => letter.charCodeAt(0),
    );
    expect(read(bytes)).toMatchObject({
      encoding: "windows-1252",
      text: expect.stringContaining("Café"),
    });
  });

  it("that is none is said to be unknown, with the line", () => {
    const noise = Uint8Array.from([
      ...utf8("id,title\n"),
      0x81,
      0x9d,
      0xdd,
      0xfe,
      0xff,
      0x90,
      0x0a,
    ]);
    expect(read(noise)).toEqual({ code: "unknown_encoding", line: 1 });
  });

  it("of a file that breaks off in a letter keeps all before it", () => {
    expect(read(utf8(THAI).subarray(0, 6))).toEqual({ text: "รห", encoding: "utf-8" });
    expect(read(utf8(THAI).subarray(0, 5))).toEqual({ text: "ร\ufffd", encoding: "utf-8" });
    expect(read(utf16(THAI).subarray(0, 5))).toEqual({ text: "ร\ufffd", encoding: "utf-16le" });
  });

  it("is told by the first letter that tells, however late it comes", () => {
    const plain = utf8("id,title\n".repeat(1_000));
    const reader = createTextReader();
    expect(reader.push(plain).ok).toBe(true);
    expect(reader.encoding()).toBe("utf-8");
    expect(reader.push(windows874("1,คอนโด\n"))).toEqual({ ok: true, value: "1,คอนโด\n" });
    expect(reader.encoding()).toBe("windows-874");
  });

  it("does not matter to pieces that cut letters in two", () => {
    for (const bytes of [utf8(THAI), windows874(THAI), utf16(THAI)])
      for (const size of [64, 65, 67]) {
        const reader = createTextReader();
        let text = "";
        for (let at = 0; at < bytes.length; at += size) {
          const piece = reader.push(bytes.subarray(at, at + size));
          text += piece.ok ? piece.value : piece.failure.code;
        }
        expect(text + reader.end()).toBe(THAI);
      }
  });

  it("can be chosen, where somebody knows better", () => {
    const reader = createTextReader("windows-874");
    expect(reader.push(Uint8Array.of(0xa1))).toEqual({ ok: true, value: "ก" });
  });
});
