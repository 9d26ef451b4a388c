/**
 * `npm run try:documents`: has LibreOffice write one document in Thai as every type that can be attached,
 * reads each file and compares what was read with what was written, sign for sign. Exits with 1 where
 * anything differs. Then what contracts, tables and posts of our own are told to be is printed, and what
 * their terms are; with a file's path (`-- FILE.txt`) the same of that text. Needs LibreOffice and a Thai font (Debian: libreoffice-writer, libreoffice-calc,
 * libreoffice-impress, fonts-tlwg-garuda-ttf).
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  documentType,
  readContract,
  textBlocks,
  type DocumentBlock,
  type DocumentText,
} from "@propertyvr/documents";
import {
  RENTAL_EN,
  RENTAL_TH,
  SALE_EN,
  SALE_TH,
} from "../packages/documents/src/testing/contracts.ts";
import {
  BROCHURE_EN,
  COSTS_EN,
  LETTER,
  POST_EN,
  POST_TH,
  PRICES_EN,
} from "../packages/documents/src/testing/papers.ts";
import {
  readDocument,
  type DocumentFormat,
} from "../apps/server/src/seekers/attachments/reading/read-document.ts";

const FONT = "Garuda";
const HEADING = "สัญญาเช่าห้องชุด ใกล้ BTS อารีย์";
const PARAGRAPHS = [
  "ห้องนี้ราคา 2.9 ล้านบาท น้ำท่วมไม่ถึง คำถามที่พบบ่อย",
  "ผู้ให้เช่า ปู่ย่า ฟ้า ป้า ฝ้าย ญี่ปุ่น ฐานะ กี่ เกี๊ยว ปี๊บ ทำสัญญา 12 เดือน",
  "Deposit: two months, ฿64,000 & utilities <extra>",
];
const TABLE = [
  ["รายการ", "ร้อยละ", "จำนวนเงิน"],
  ["ค่าธรรมเนียมการโอน", "2%", "58,000"],
  ["ค่าจดจำนอง", "1%", "29,000"],
];

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
const NAMES =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:presentation="urn:oasis:names:tc:opendocument:xmlns:presentation:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"';
const flat = (type: string, body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><office:document ${NAMES} office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.${type}"><office:font-face-decls><style:font-face style:name="F" svg:font-family="${FONT}"/></office:font-face-decls><office:styles><style:default-style style:family="paragraph"><style:text-properties style:font-name="F" style:font-name-complex="F" fo:font-size="12pt" style:font-size-complex="12pt"/></style:default-style><style:style style:name="Heading_20_1" style:display-name="Heading 1" style:family="paragraph" style:default-outline-level="1"><style:text-properties fo:font-size="20pt" style:font-size-complex="20pt"/></style:style></office:styles><office:body>${body}</office:body></office:document>`;
const paragraph = (text: string): string => `<text:p>${escaped(text)}</text:p>`;
const cells = (row: readonly string[]): string =>
  row
    .map(
      (cell) =>
        `<table:table-cell office:value-type="string">${paragraph(cell)}</table:table-cell>`,
    )
    .join("");
const rows = TABLE.map((row) => `<table:table-row>${cells(row)}</table:table-row>`).join("");
const frame = (text: string, y: number): string =>
  `<draw:frame svg:x="1cm" svg:y="${String(y)}cm" svg:width="20cm" svg:height="2cm"><draw:text-box>${paragraph(text)}</draw:text-box></draw:frame>`;

const SOURCES: Readonly<Record<string, string>> = {
  fodt: flat(
    "text",
    `<office:text><text:h text:style-name="Heading_20_1" text:outline-level="1">${HEADING}</text:h>${PARAGRAPHS.map(paragraph).join("")}<table:table table:name="T"><table:table-column table:number-columns-repeated="3"/>${rows}</table:table></office:text>`,
  ),
  fods: flat(
    "spreadsheet",
    `<office:spreadsheet><table:table table:name="ค่าใช้จ่าย">${rows}</table:table></office:spreadsheet>`,
  ),
  fodp: flat(
    "presentation",
    `<office:presentation><draw:page draw:name="1">${[HEADING, ...PARAGRAPHS].map((text, at) => frame(text, 1 + at * 3)).join("")}</draw:page></office:presentation>`,
  ),
};

function textOf(text: string): DocumentText {
  return { kind: "text", isCut: false, blocks: textBlocks(text) };
}
const PAPERS: readonly (readonly [string, DocumentText])[] = [
  ["rental contract", textOf(RENTAL_EN)],
  ["สัญญาเช่า", textOf(RENTAL_TH)],
  ["contract of sale", textOf(SALE_EN)],
  ["สัญญาจะซื้อจะขาย", textOf(SALE_TH)],
  ["costs", textOf(COSTS_EN)],
  ["price list", textOf(PRICES_EN)],
  ["post", textOf(POST_EN)],
  ["โพสต์", textOf(POST_TH)],
  ["brochure", textOf(BROCHURE_EN)],
  ["letter", textOf(LETTER)],
];

interface Trial {
  readonly format: DocumentFormat;
  readonly source: string;
  readonly filter: string;
  readonly texts: readonly string[];
  readonly table: readonly (readonly string[])[] | undefined;
}
const WRITTEN = [HEADING, ...PARAGRAPHS];
const TRIALS: readonly Trial[] = [
  { format: "docx", source: "fodt", filter: "docx:MS Word 2007 XML", texts: WRITTEN, table: TABLE },
  { format: "doc", source: "fodt", filter: "doc:MS Word 97", texts: WRITTEN, table: TABLE },
  { format: "pdf", source: "fodt", filter: "pdf", texts: WRITTEN, table: TABLE },
  {
    format: "txt",
    source: "fodt",
    filter: "txt:Text (encoded):UTF8",
    texts: WRITTEN,
    table: undefined,
  },
  { format: "xlsx", source: "fods", filter: "xlsx", texts: [], table: TABLE },
  { format: "pptx", source: "fodp", filter: "pptx", texts: WRITTEN, table: undefined },
];

const [own] = process.argv.slice(2);
if (own !== undefined) {
  tellMeaning(path.basename(own), textOf(readFileSync(own, "utf8")));
  process.exit();
}

const folder = mkdtempSync(path.join(tmpdir(), "try-documents-"));
try {
  let isGood = true;
  for (const trial of TRIALS) isGood = (await tryOne(trial)) && isGood;
  for (const [name, document] of PAPERS) tellMeaning(name, document);
  process.exitCode = isGood ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function tryOne({ format, source, filter, texts, table }: Trial): Promise<boolean> {
  const read = await readDocument(written(format, source, filter), format);
  if (!read.ok) return told(format, [`not read: ${read.failure}`]);
  const { blocks } = read.value;
  const lines = blocks.flatMap((block) => (block.type === "table" ? [] : block.text.split("\n")));
  const missing = texts.filter((text) => !lines.includes(text));
  const faults = missing.map(
    (text) => `missing: ${text}\n      among: ${lines.join("\n             ")}`,
  );
  const found = blocks.filter(
    (block): block is Extract<DocumentBlock, { type: "table" }> => block.type === "table",
  );
  if (
    table !== undefined &&
    !found.some((each) => JSON.stringify(each.rows) === JSON.stringify(table))
  )
    faults.push(`the table is ${JSON.stringify(found.map((each) => each.rows))}`);
  return told(format, faults);
}

function told(format: string, faults: readonly string[]): boolean {
  console.log(`${format.padEnd(5)} ${faults.length === 0 ? "read exactly" : "DIFFERS"}`);
  for (const fault of faults) console.log(`      ${fault}`);
  return faults.length === 0;
}

/** What a document is, and the terms of a contract with their passages. */
function tellMeaning(name: string, document: DocumentText): void {
  const type = documentType(document);
  console.log(`\n${name}: ${type}`);
  if (type !== "rental_contract" && type !== "sale_contract") return;
  const { terms, notFound } = readContract(document, type);
  for (const { key, values, passage } of terms) {
    const told = values.map((value) => Object.values(value).reverse().join(" ")).join(", ");
    console.log(`  ${key.padEnd(22)} ${told.padEnd(36)} ${passage.text.slice(0, 90)}`);
  }
  console.log(`  not found: ${notFound.join(", ")}`);
}

/** The bytes of a document as LibreOffice writes it. */
function written(format: string, source: string, filter: string): Uint8Array {
  const file = path.join(folder, `document.${source}`);
  writeFileSync(file, SOURCES[source] ?? "");
  const profile = `-env:UserInstallation=file://${path.join(folder, "profile")}`;
  const args = [profile, "--headless", "--convert-to", filter, "--outdir", folder, file];
  const { error, status, stderr } = spawnSync("soffice", args, {
    encoding: "utf8",
    timeout: 180_000,
  });
  if (error !== undefined) throw new Error(`LibreOffice (soffice) cannot be run: ${error.message}`);
  if (status !== 0) throw new Error(`LibreOffice failed: ${stderr}`);
  const made = path.join(folder, `document.${format}`);
  if (!existsSync(made))
    throw new Error(
      `LibreOffice made no ${format}: apt-get install libreoffice-writer libreoffice-calc libreoffice-impress`,
    );
  return readFileSync(made);
}
