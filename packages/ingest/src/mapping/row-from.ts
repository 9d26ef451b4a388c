import type { MappedColumn } from "./map-columns.ts";

/**
 * One row of a file as a partner's row, which the rule book reads: cells by their members, with the
 * unit that stands in the name of the column. Cells of columns that nothing reads are left out.
 */
export function rowFrom(
  mapping: readonly MappedColumn[],
  cells: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  const row = new Map<string, unknown>();
  const contact = new Map<string, string>();
  for (const { column, target, unit } of mapping) {
    const cell = (cells[column] ?? "").trim();
    if (cell === "" || target === undefined) continue;
    if (target === "rooms") for (const [name, count] of roomsIn(cell)) row.set(name, count);
    else if (target === "coordinates")
      for (const [name, degrees] of pointIn(cell)) row.set(name, degrees);
    else if (target.startsWith("contact.")) contact.set(target.slice("contact.".length), cell);
    else row.set(target, withUnit(cell, unit));
  }
  if (contact.size > 0) row.set("contact", Object.fromEntries(contact));
  return Object.fromEntries(row);
}

/** A cell that is a bare number takes the unit of its column. */
const withUnit = (cell: string, unit: string | undefined): string =>
  unit !== undefined && /^[\d,.\u0e50-\u0e59]+$/.test(cell) ? `${cell} ${unit}` : cell;

const BEDS = /(\d{1,2})\s*(?:bed ?rooms?|beds?|br|b\b|ห้องนอน|นอน)/i;
const BATHS = /(\d{1,2})\s*(?:bath ?rooms?|baths?|ba|ห้องน้ำ|น้ำ)/i;
const BARE = /^(\d{1,2})\s*[/,x-]\s*(\d{1,2})$/i;
const STUDIO = /studio|สตูดิโอ/i;

/** "1 Bed 1 Bath", "Studio", "2 ห้องนอน 2 ห้องน้ำ", "2/2"; a cell that says neither goes to bedrooms, to be reported. */
function roomsIn(cell: string): readonly (readonly [string, string])[] {
  const bare = BARE.exec(cell);
  const beds = bare?.[1] ?? (STUDIO.test(cell) ? "0" : BEDS.exec(cell)?.[1]);
  const baths = bare?.[2] ?? BATHS.exec(cell)?.[1];
  if (beds === undefined && baths === undefined) return [["bedrooms", cell]];
  return [
    ...(beds === undefined ? [] : [["bedrooms", beds] as const]),
    ...(baths === undefined ? [] : [["bathrooms", baths] as const]),
  ];
}

function pointIn(cell: string): readonly (readonly [string, string])[] {
  const [latitude, longitude] = cell.replace(/[()\s]/g, "").split(",");
  return longitude === undefined
    ? [["latitude", cell]]
    : [
        ["latitude", latitude ?? ""],
        ["longitude", longitude],
      ];
}
