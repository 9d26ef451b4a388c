import { encoderOf, MARK } from "../../bytes/encoding.ts";
import { mapColumns } from "../../mapping/map-columns.ts";
import { rowReader } from "../../mapping/row-from.ts";
import type { SentRow } from "../../sent-row.ts";
import { type ColumnToWrite, writeWorkbook } from "../xlsx/write-workbook.ts";
import {
  CHOICES,
  COLUMN_GUIDES,
  columnName,
  EXAMPLE_REFERENCES,
  TEMPLATE_TARGETS,
  type TemplateLanguage,
} from "./template-columns.ts";

export type { TemplateLanguage } from "./template-columns.ts";

/**
 * An empty file for homes with two examples: the columns as a partner's row has them, told by the
 * same words that read any file. As a workbook it has a second sheet that explains each column, and
 * lists to choose from.
 */
export function writeTemplate(language: TemplateLanguage, format: "csv" | "xlsx"): Uint8Array {
  const names = TEMPLATE_TARGETS.map((target) => columnName(target, language));
  const rows = [names, ...examples(language)];
  if (format === "csv") {
    const lines = rows.map((cells) => `${cells.map(quoted).join(",")}\r\n`);
    // The mark tells spreadsheets that it is UTF-8.
    return encoderOf("utf-8").encode(MARK + lines.join(""));
  }
  const { homes, guide } = SHEETS[language];
  return writeWorkbook([
    { name: homes, rows, columns: TEMPLATE_TARGETS.map((target) => columnOf(target, language)) },
    {
      name: guide,
      rows: guideRows(language),
      columns: [{ width: 22 }, { width: 60 }, {}, { width: 40 }],
    },
  ]);
}

const SHEETS = {
  en: { homes: "Listings", guide: "Guide" },
  th: { homes: "ประกาศ", guide: "คำอธิบาย" },
} as const;

const quoted = (cell: string): string =>
  /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

const examples = (language: TemplateLanguage): readonly (readonly string[])[] =>
  EXAMPLE_REFERENCES.map((_, at) =>
    TEMPLATE_TARGETS.map((target) => COLUMN_GUIDES[target].examples[language][at] ?? ""),
  );

function columnOf(
  target: (typeof TEMPLATE_TARGETS)[number],
  language: TemplateLanguage,
): ColumnToWrite {
  const choices = CHOICES[target]?.[language];
  const title = columnName(target, language);
  return {
    width: Math.max(12, title.length + 2),
    isText: true,
    hint: { title, text: COLUMN_GUIDES[target].says[language] },
    ...(choices !== undefined && { choices }),
  };
}

const HEADS = {
  en: ["Column", "What to enter", "Required", "Choices"],
  th: ["คอลัมน์", "สิ่งที่ต้องใส่", "จำเป็น", "ตัวเลือก"],
} as const;
const NOTES = {
  en: "Rows EXAMPLE-1 and EXAMPLE-2 are skipped unless you change them.",
  th: "แถว EXAMPLE-1 และ EXAMPLE-2 จะถูกข้าม เว้นแต่คุณแก้ไข",
} as const;

const guideRows = (language: TemplateLanguage): readonly (readonly string[])[] => [
  HEADS[language],
  ...TEMPLATE_TARGETS.map((target) => [
    columnName(target, language),
    COLUMN_GUIDES[target].says[language],
    COLUMN_GUIDES[target].isNeeded === true ? (language === "th" ? "ใช่" : "yes") : "",
    CHOICES[target]?.[language].join(", ") ?? "",
  ]),
  [NOTES[language]],
];

let known: ReadonlySet<string> | undefined;

/** Whether a row is one of the template's examples as it was; one that was changed is a home. */
export function isExample(sent: SentRow): boolean {
  const reference = sent["external_id"];
  if (typeof reference !== "string" || !reference.startsWith("EXAMPLE-")) return false;
  known ??= new Set((["en", "th"] as const).flatMap((language) => exampleKeys(language)));
  return known.has(keyOf(sent));
}

function exampleKeys(language: TemplateLanguage): readonly string[] {
  const columns = TEMPLATE_TARGETS.map((target) => columnName(target, language));
  const mapping = mapColumns(columns, []);
  return examples(language).map((cells) => keyOf(rowReader(mapping, columns)(cells)));
}
const keyOf = (sent: SentRow): string =>
  JSON.stringify(Object.entries(sent).toSorted(([one], [other]) => (one < other ? -1 : 1)));
