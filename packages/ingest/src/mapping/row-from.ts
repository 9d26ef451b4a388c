import { mayBeRead } from "../private/left-out-columns.ts";
import { ROW_MEMBERS } from "../row-members.ts";
import type { SentRow } from "../sent-row.ts";
import type { MappedColumn } from "./mapped-column.ts";

/**
 * How one row of a table becomes a partner's row: cells by their members, with the unit that stands
 * in the name of the column. Cells of columns that nothing reads are left out; of columns that share
 * a member the first filled one counts. A column of private words is read by no mapping.
 * @param columns of the table; cells come in their order
 */
export function rowReader(
  mapping: readonly MappedColumn[],
  columns: readonly string[],
): (cells: readonly unknown[]) => SentRow {
  const places = new Map(columns.map((column, at) => [column, at]));
  const steps = mapping.flatMap(({ column, target, unit }) => {
    const at = places.get(column);
    return target === undefined || at === undefined || !mayBeRead(column)
      ? []
      : [{ at, target, unit }];
  });
  return (cells) => {
    const row: Record<string, unknown> = {};
    let contact: Record<string, unknown> | undefined;
    for (const { at, target, unit } of steps) {
      const sent = cells[at];
      const cell = typeof sent === "string" ? sent.trim() : sent;
      if (cell === "" || cell === undefined || cell === null) continue;
      if (target === "rooms" && isSaid(cell)) put(row, roomsIn(String(cell)));
      else if (target === "coordinates" && isSaid(cell)) put(row, pointIn(String(cell)));
      else if (target.startsWith("contact.")) {
        contact ??= {};
        contact[target.slice("contact.".length)] ??= cell;
      } else row[target] ??= withUnit(cell, unit);
    }
    if (contact !== undefined) row["contact"] ??= contact;
    return row;
  };
}

const isSaid = (cell: unknown): cell is string | number =>
  typeof cell === "string" || typeof cell === "number";

function put(row: Record<string, unknown>, members: StatedMembers): void {
  for (const [name, value] of members) row[name] ??= value;
}
type StatedMembers = readonly (readonly [member: string, value: string])[];

/** A cell that is a bare number takes the unit of its column. */
function withUnit(cell: unknown, unit: string | undefined): unknown {
  if (unit === undefined) return cell;
  if (typeof cell === "number") return `${cell} ${unit}`;
  return typeof cell === "string" && /^[\d,.\u0e50-\u0e59]+$/.test(cell) ? `${cell} ${unit}` : cell;
}

const BEDS = /(\d{1,2})\s*(?:bed ?rooms?|beds?|br|b\b|ห้องนอน|นอน)/i;
const BATHS = /(\d{1,2})\s*(?:bath ?rooms?|baths?|ba|ห้องน้ำ|น้ำ)/i;
const BARE = /^(\d{1,2})\s*[/,x-]\s*(\d{1,2})$/i;
const STUDIO = /studio|สตูดิโอ/i;

/** "1 Bed 1 Bath", "Studio", "2 ห้องนอน 2 ห้องน้ำ", "2/2"; a cell that says neither goes to bedrooms, to be reported. */
function roomsIn(cell: string): StatedMembers {
  const text = cell.replace(/[\u0e50-\u0e59]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
  const bare = BARE.exec(text);
  const beds = bare?.[1] ?? (STUDIO.test(text) ? "0" : BEDS.exec(text)?.[1]);
  const baths = bare?.[2] ?? BATHS.exec(text)?.[1];
  if (beds === undefined && baths === undefined) return [["bedrooms", cell]];
  return [
    ...(beds === undefined ? [] : [["bedrooms", beds] as const]),
    ...(baths === undefined ? [] : [["bathrooms", baths] as const]),
  ];
}

function pointIn(cell: string): StatedMembers {
  const [latitude, longitude] = cell.replace(/[()\s]/g, "").split(",");
  return longitude === undefined
    ? [["latitude", cell]]
    : [
        ["latitude", latitude ?? ""],
        ["longitude", longitude],
      ];
}

const OUR_MEMBERS: ReadonlySet<string> = new Set(ROW_MEMBERS);

/**
 * The same for a record of named values: what its mapping names is read as that, and a member of ours
 * that it does not name passes as it is. An empty mapping leaves the record untouched.
 */
export function recordReader(mapping: readonly MappedColumn[]): (record: object) => SentRow {
  const columns = mapping.map(({ column }) => column);
  const known = new Set(columns);
  const read = rowReader(mapping, columns);
  return (record) => {
    if (mapping.length === 0) return record as SentRow;
    const values = flatValues(record);
    const row = { ...read(columns.map((column) => values.get(column))) };
    for (const [name, value] of values)
      if (OUR_MEMBERS.has(name) && !known.has(name)) row[name] ??= value;
    return row;
  };
}

/** Members that hold an object or a list of their own. */
const WHOLE = new Set(["contact", "amenities", "amenities_no", "images"]);
const DEEPEST = 3;
const VALUES_MAX = 400;

/** A record's values by name, those of an object in it by both names: "address.province". */
export function flatValues(record: object): ReadonlyMap<string, unknown> {
  const values = new Map<string, unknown>();
  const add = (each: object, path: string, depth: number): void => {
    for (const [key, value] of Object.entries(each)) {
      if (values.size >= VALUES_MAX) return;
      const name = path + key;
      if (isNested(value) && depth < DEEPEST && !WHOLE.has(key)) add(value, `${name}.`, depth + 1);
      else values.set(name, value);
    }
  };
  add(record, "", 1);
  return values;
}

const isNested = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
