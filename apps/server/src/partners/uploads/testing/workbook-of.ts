import { type ZipPart, zipOf } from "./zip-of.ts";

export interface WorkbookSheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  /** Spaces behind the rows, in bytes: they pack well. */
  readonly padding?: number;
  /** What the archive says the sheet unpacks to. */
  readonly says?: number;
}

/** A workbook as small as one can be. @param more parts of the archive that nothing refers to */
export const workbookOf = (
  sheets: readonly WorkbookSheet[],
  more: readonly ZipPart[] = [],
): Buffer => {
  const relation = (id: string, kind: string, target: string): string =>
    `<Relationship Id="${id}" Type="x/${kind}" Target="${target}"/>`;
  const texts: Readonly<Record<string, string>> = {
    "[Content_Types].xml": "<Types/>",
    "_rels/.rels": `<Relationships>${relation("r", "officeDocument", "xl/workbook.xml")}</Relationships>`,
    "xl/workbook.xml": `<workbook xmlns:r="x"><sheets>${sheets
      .map(({ name }, at) => `<sheet name="${name}" r:id="s${at}"/>`)
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${sheets
      .map((_, at) => relation(`s${at}`, "worksheet", `sheet${at}.xml`))
      .join("")}</Relationships>`,
  };
  return zipOf([
    ...Object.entries(texts).map(([name, text]) => ({ name, bytes: Buffer.from(text) })),
    ...sheets.map((sheet, at) => ({
      name: `xl/sheet${at}.xml`,
      bytes: sheetOf(sheet),
      ...(sheet.says !== undefined && { says: sheet.says }),
    })),
    ...more,
  ]);
};

const sheetOf = ({ rows, padding = 0 }: WorkbookSheet): Buffer => {
  const cell = (text: string): string =>
    `<c t="str"><v>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</v></c>`;
  const written = rows.map((row) => `<row>${row.map(cell).join("")}</row>`).join("");
  return Buffer.from(
    `<worksheet><sheetData>${written}</sheetData>${" ".repeat(padding)}</worksheet>`,
  );
};
