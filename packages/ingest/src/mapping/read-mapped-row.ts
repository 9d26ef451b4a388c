import type { TableRow } from "../csv/read-table.ts";
import type { IngestedHome } from "../listing-draft.ts";
import { readPartnerRow, type RowNote } from "../partner-row/index.ts";
import { type CellProblem, problemOf } from "../problem.ts";
import type { MappedColumn } from "./map-columns.ts";
import { rowReader } from "./row-from.ts";

/** A row of a mapped file by the rule book; what it has to say is added to `problems`, by column. */
export function readMappedRow(
  mapping: readonly MappedColumn[],
  { row, cells }: TableRow,
  problems: CellProblem[],
): IngestedHome | null {
  const columns = Object.keys(cells);
  const sent = rowReader(mapping, columns)(Object.values(cells));
  const title = TITLES.some((name) => sent[name] !== undefined) ? undefined : composedTitle(sent);
  if (title !== undefined)
    problems.push(
      problemOf("title_composed", { severity: "repair", row, column: "", value: title }),
    );
  const { draft, externalId, notes } = readPartnerRow({ ...sent, ...(title && { title }) });
  // That there are no references is true of every row: the mapping says it once.
  for (const note of notes)
    if (note.code !== "external_id.advised") problems.push(problemFrom(note, row, mapping, cells));
  return draft === null ? null : { ...draft, raw: cells, externalId };
}

const TITLES = ["title", "title_en", "title_th"];
/** The project, else what it is and where. */
function composedTitle(sent: Readonly<Record<string, unknown>>): string | undefined {
  const said = (names: readonly string[]) =>
    names.map((name) => sent[name]).find((value) => typeof value === "string");
  const project = said(["project"]);
  const kind = said(["property_type"]);
  const where = said(["location", "district", "city", "province"]);
  const words = project === undefined ? [kind, where] : [kind, project];
  const title = words.filter((word) => word !== undefined).join(" ");
  return title === "" ? undefined : title;
}

function problemFrom(
  note: RowNote,
  row: number,
  mapping: readonly MappedColumn[],
  cells: TableRow["cells"],
): CellProblem {
  const column = mapping.find(
    ({ target }) => READ_AS[target ?? ""]?.includes(note.field) ?? target === note.field,
  )?.column;
  return {
    severity: note.severity,
    row,
    column: column ?? "",
    code: note.code,
    message: note.message,
    messageTh: note.messageTh,
    value: (column === undefined ? "" : (cells[column] ?? "")).slice(0, 200),
  };
}

/** The members that one cell gives. */
const READ_AS: Readonly<Record<string, readonly string[]>> = {
  rooms: ["bedrooms", "bathrooms"],
  coordinates: ["latitude", "longitude"],
  "contact.name": ["contact"],
  "contact.phone": ["contact"],
  "contact.line": ["contact"],
  "contact.email": ["contact"],
};
