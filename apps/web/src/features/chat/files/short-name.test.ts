import { expect, it } from "vitest";
import { shortName } from "./short-name.ts";

it.each([
  ["lease.pdf", "lease.pdf"],
  [
    "floor plan of the two bedroom unit in Asok, final version 12.pdf",
    "floor plan of the two bedr…l version 12.pdf",
  ],
  ["สัญญาเช่าห้องชุดเดอะเบสพาร์คเวสต์สุขุมวิท77ฉบับแก้ไขครั้งที่3.docx", "สัญญาเช่าห้องชุดเดอะเบสพา…ไขครั้งที่3.docx"],
])("%s is shown as %s", (name, shown) => {
  expect(shortName(name)).toBe(shown);
});
