import type { DocumentText } from "@propertyvr/documents";
import { writeWorkbook } from "@propertyvr/ingest";
import { zipSync } from "fflate";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  docxParts,
  packed,
  pptxParts,
  slideShape,
  slideTable,
  wordParagraph,
  wordTable,
} from "../testing/office-files.ts";
import { pdfOf, stream } from "../testing/pdf-of.ts";
import { readDocument, type DocumentFormat } from "./read-document.ts";

const THAI = "ห้องนี้ราคา 2.9 ล้านบาท น้ำท่วมไม่ถึง คำถามที่ผู้เช่าถามบ่อย";
const TABLE = [
  ["รายการ", "จำนวน", "บาท"],
  ["ค่าโอน", "2%", "58,000"],
  ["ค่าจดจำนอง", "1%", "29,000"],
] as const;

const read = async (bytes: Uint8Array, format: DocumentFormat): Promise<DocumentText> => {
  const result = await readDocument(bytes, format);
  if (!result.ok) throw new Error(result.failure);
  return result.value;
};
const faultOf = async (bytes: Uint8Array, format: DocumentFormat): Promise<string | undefined> => {
  const result = await readDocument(bytes, format);
  return result.ok ? undefined : result.failure;
};
const utf16 = (text: string): Uint8Array => Buffer.from(`\ufeff${text}`, "utf16le");
const windows874 = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    return code >= 0x0e01 ? code - 0x0e00 + 0xa0 : code;
  });

describe("the text of a file", () => {
  it.each([
    ["in UTF-8", Buffer.from(`\ufeff${THAI}\r\n\r\nสอง\r\nสาม`)],
    ["in UTF-16", utf16(`${THAI}\r\n\r\nสอง\r\nสาม`)],
    ["in Windows-874", windows874(`${THAI}\r\n\r\nสอง\r\nสาม`)],
  ])("%s is read exactly, its paragraphs by empty lines", async (_how, bytes) => {
    expect(await read(bytes, "txt")).toEqual({
      kind: "text",
      isCut: false,
      blocks: [
        { type: "paragraph", text: THAI, page: null },
        { type: "paragraph", text: "สอง\nสาม", page: null },
      ],
    });
  });

  it("of Word is read with its headings and tables, without what was deleted", async () => {
    const deleted = "<w:p><w:del><w:r><w:delText>x</w:delText></w:r></w:del></w:p>";
    const twice = `<w:p><mc:AlternateContent><mc:Choice>${wordParagraph("กล่อง")}</mc:Choice><mc:Fallback>${wordParagraph("กล่อง")}</mc:Fallback></mc:AlternateContent></w:p>`;
    const body = [
      wordParagraph("สัญญาเช่า", "a3"),
      wordParagraph(`${THAI} &amp; &lt;b&gt;`),
      deleted,
      twice,
      wordTable(TABLE),
    ];
    expect((await read(packed(docxParts(body.join(""))), "docx")).blocks).toEqual([
      { type: "heading", text: "สัญญาเช่า", page: null },
      { type: "paragraph", text: `${THAI} & <b>`, page: null },
      { type: "paragraph", text: "กล่อง", page: null },
      { type: "table", rows: TABLE, page: null, sheet: null },
    ]);
  });

  it("of old Word is read with its tables", async () => {
    const bytes = readFileSync(new URL("../fixtures/terms.doc", import.meta.url));
    const { blocks } = await read(bytes, "doc");
    expect(blocks[0]).toEqual({
      type: "paragraph",
      text: "คอนโดให้เช่า ใกล้ BTS อารีย์",
      page: null,
    });
    expect(blocks).toContainEqual({ type: "table", rows: TABLE, page: null, sheet: null });
  });

  it("of Excel is a table for each sheet, with days as days", async () => {
    const sheets = [
      { name: "ค่าใช้จ่าย", rows: [[], ["", ...TABLE[0]], ["", "ค่าโอน", 0.02, 58_000]] },
      { name: "ว่าง", rows: [] },
      { name: "Two", rows: [["a"]] },
    ];
    expect((await read(writeWorkbook(sheets), "xlsx")).blocks).toEqual([
      {
        type: "table",
        sheet: "ค่าใช้จ่าย",
        page: null,
        rows: [TABLE[0], ["ค่าโอน", "0.02", "58000"]],
      },
      { type: "table", sheet: "Two", page: null, rows: [["a"]] },
    ]);
  });

  it("of slides is read in the order of the show, with titles and tables", async () => {
    const slides = [
      slideShape("โครงการ", true) + slideShape(THAI),
      slideShape("ราคา", true) + slideTable(TABLE),
    ];
    expect((await read(packed(pptxParts(slides)), "pptx")).blocks).toEqual([
      { type: "heading", text: "โครงการ", page: 1 },
      { type: "paragraph", text: THAI, page: 1 },
      { type: "heading", text: "ราคา", page: 2 },
      { type: "table", rows: TABLE, page: 2, sheet: null },
    ]);
  });

  it("of a PDF is read by its pages, with headings, tables and marks in order", async () => {
    const title = { text: "คอนโดให้เช่า", x: 50, y: 780, size: 24 };
    // As fonts draw it: nikhahit, tone and aa; a tone moved down; a tone before its vowel.
    const drawn = THAI.replace("น้ำ", "น\u0e4d\u0e49า")
      .replace("ล้าน", "ล\uf70bาน")
      .replace("ถึง", "ถึง");
    const rows = TABLE.map((row, at) =>
      row.map((text, column) => ({ text, x: 50 + column * 150, y: 700 - at * 18 })),
    );
    const bytes = pdfOf([
      [title, { text: drawn, x: 50, y: 740 }, ...rows.flat()],
      [{ text: "หน้าสอง", x: 50, y: 780 }],
    ]);
    expect((await read(bytes, "pdf")).blocks).toEqual([
      { type: "heading", text: "คอนโดให้เช่า", page: 1 },
      { type: "paragraph", text: THAI, page: 1 },
      { type: "table", rows: TABLE, page: 1, sheet: null },
      { type: "paragraph", text: "หน้าสอง", page: 2 },
    ]);
  });

  it("of a PDF that says beside its glyphs what they read as is what it says", async () => {
    const bytes = pdfOf([
      [
        { text: "ผ", x: 50, y: 700 },
        { text: "\u0e49", x: 56, y: 700, actualText: "\u0e39\u0e49" },
        { text: "เช่า", x: 56, y: 700 },
      ],
    ]);
    expect((await read(bytes, "pdf")).blocks).toEqual([
      { type: "paragraph", text: "ผู้เช่า", page: 1 },
    ]);
  });

  it("of a PDF without letters is none", async () => {
    expect(await read(pdfOf([[]]), "pdf")).toEqual({ kind: "pdf", blocks: [], isCut: false });
  });
});

describe("limits", () => {
  it("pages of a PDF end at 300, and it is said", async () => {
    const pages = Array.from({ length: 310 }, (_, at) => [{ text: String(at), x: 50, y: 700 }]);
    const { blocks, isCut } = await read(pdfOf(pages), "pdf");
    expect([blocks.length, isCut]).toEqual([300, true]);
  });

  it("cells of a workbook end at 50,000, and it is said", async () => {
    const rows = Array.from({ length: 6_000 }, (_, at) => Array.from({ length: 10 }, () => at));
    const { blocks, isCut } = await read(writeWorkbook([{ name: "s", rows }]), "xlsx");
    const [table] = blocks;
    const cells = table?.type === "table" ? table.rows.flat().length : 0;
    expect([cells, isCut]).toEqual([50_000, true]);
  });

  it("letters of a text end at 400,000, and it is said", async () => {
    const { blocks, isCut } = await read(Buffer.from("ก".repeat(500_000)), "txt");
    const [paragraph] = blocks;
    expect(paragraph?.type === "paragraph" && paragraph.text.length).toBe(400_000);
    expect(isCut).toBe(true);
  });

  it("letters of a document end at 400,000 however many stand behind, and it is said", async () => {
    const body = wordParagraph("ก".repeat(1_000)).repeat(1_000);
    const { blocks, isCut } = await read(packed(docxParts(body)), "docx");
    expect([blocks.length, isCut]).toEqual([400, true]);
  });
});

describe("a file that is no good", () => {
  const docx = (body: string) => packed(docxParts(body));
  const truncated = (bytes: Uint8Array) => bytes.subarray(0, Math.floor(bytes.length * 0.6));
  const nested = (depth: number) => "<w:sdt>".repeat(depth) + "</w:sdt>".repeat(depth);
  const laughs = packed({
    ...docxParts(""),
    "word/document.xml":
      '<!DOCTYPE l [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><w:document xmlns:w="w">&b;</w:document>',
  });
  const bomb = zipSync({
    ...Object.fromEntries(
      Object.entries(docxParts("")).map(([name, xml]) => [name, Buffer.from(xml)]),
    ),
    "word/document.xml": Buffer.concat([
      Buffer.from('<w:document xmlns:w="w"><w:body>'),
      Buffer.alloc(120 * 1024 * 1024, "<w:p/>"),
    ]),
  });
  const encryption =
    "/Encrypt<</Filter/Standard/V 1/R 2/O(12345678901234567890123456789012)/U(12345678901234567890123456789012)/P -4>>/ID[<00><00>]";
  const open = Buffer.from(pdfOf([[]])).toString("latin1");
  const locked = Buffer.from(open.replace("/Root 1 0 R", `/Root 1 0 R${encryption}`), "latin1");
  const compound = (stream: string) =>
    Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.alloc(2_000),
      Buffer.from(stream, "utf16le"),
      Buffer.alloc(512),
    ]);

  it.each<[string, DocumentFormat, Uint8Array, string]>([
    ["a truncated PDF without a page", "pdf", Buffer.from("%PDF-1.7\n1 0 obj\n<<"), "damaged"],
    ["a PDF with a password", "pdf", locked, "encrypted"],
    [
      "a PDF whose stream is a bomb",
      "pdf",
      pdfOf([[]], { extra: [stream(Buffer.alloc(64 * 1024 * 1024, 32))] }),
      "unpacks_too_large",
    ],
    ["a truncated document", "docx", truncated(docx(wordParagraph(THAI))), "damaged"],
    ["a document of nested elements", "docx", docx(nested(5_000)), "damaged"],
    ["a document of entities that grow", "docx", laughs, "damaged"],
    ["a document that is a bomb", "docx", bomb, "unpacks_too_large"],
    ["slides that call themselves a document", "docx", packed(pptxParts([])), "unsupported"],
    ["truncated slides", "pptx", truncated(packed(pptxParts([slideShape(THAI)]))), "damaged"],
    [
      "a truncated workbook",
      "xlsx",
      truncated(writeWorkbook([{ name: "s", rows: [[THAI]] }])),
      "damaged",
    ],
    ["a document with a password", "doc", compound("EncryptedPackage"), "encrypted"],
    ["an old workbook", "doc", compound("Workbook"), "old_office"],
    ["an installer", "doc", compound("Property"), "unsupported"],
    ["a broken old document", "doc", compound("WordDocument"), "damaged"],
  ])("%s is refused with its reason", async (_what, format, bytes, fault) => {
    expect(await faultOf(bytes, format)).toBe(fault);
  });
});
