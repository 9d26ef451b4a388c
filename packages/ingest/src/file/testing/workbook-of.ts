import { strToU8, zipSync, type Zippable } from "fflate";

interface WorkbookParts {
  /** What stands inside `<sheetData>`, by the sheet's name. */
  readonly sheets: Readonly<Record<string, string>>;
  readonly hidden?: readonly string[];
  /** Behind the rows of each sheet. */
  readonly tail?: string;
  /** Inside `<sst>`. */
  readonly texts?: string;
  /** Inside `<styleSheet>`. */
  readonly styles?: string;
  readonly is1904?: boolean;
  /** Before the root of each sheet. */
  readonly prolog?: string;
}

/** The parts of a workbook as spreadsheet programs lay them out, for tests of what they may hold. */
export function partsOf({
  sheets,
  hidden = [],
  tail = "",
  texts,
  styles,
  is1904,
  prolog = "",
}: WorkbookParts): Zippable {
  const names = Object.keys(sheets);
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`;
  const written: Readonly<Record<string, string>> = {
    "[Content_Types].xml": "<Types/>",
    "_rels/.rels": `<Relationships>${relation("r", "officeDocument", "xl/workbook.xml")}</Relationships>`,
    "xl/workbook.xml": `<workbook xmlns:r="${office}"><workbookPr${is1904 === true ? ' date1904="1"' : ""}/><sheets>${names
      .map(
        (name, at) =>
          `<sheet name="${name}" sheetId="${at + 1}"${hidden.includes(name) ? ' state="hidden"' : ""} r:id="s${at}"/>`,
      )
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${names
      .map((_, at) => relation(`s${at}`, "worksheet", `worksheets/sheet${at}.xml`))
      .join(
        "",
      )}${relation("t", "sharedStrings", "/xl/sharedStrings.xml")}${relation("st", "styles", "styles.xml")}</Relationships>`,
    ...(texts !== undefined && { "xl/sharedStrings.xml": `<sst>${texts}</sst>` }),
    ...(styles !== undefined && { "xl/styles.xml": `<styleSheet>${styles}</styleSheet>` }),
    ...Object.fromEntries(
      names.map((name, at) => [
        `xl/worksheets/sheet${at}.xml`,
        `${prolog}<worksheet><sheetData>${sheets[name]}</sheetData>${tail}</worksheet>`,
      ]),
    ),
  };
  return Object.fromEntries(Object.entries(written).map(([name, text]) => [name, strToU8(text)]));
}

export const workbookOf = (parts: WorkbookParts): Uint8Array => zipSync(partsOf(parts));
