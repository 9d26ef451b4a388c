// The browser gets an empty table here (package.json, imports): sub-districts stay on the server.
import { SUBDISTRICT_ROWS } from "#subdistrict-rows";

/** A sub-district (tambon, khwaeng): 6-digit code, names, code of its district. */
export interface Subdistrict {
  readonly code: number;
  readonly name: string;
  readonly nameTh: string;
  readonly within: number;
}

let table = SUBDISTRICT_ROWS;
let rows: ReadonlyMap<number, string> | undefined;

/**
 * Gives a browser the sub-districts, where rows of files are read. Before anything is looked up:
 * `knowSubdistricts(SUBDISTRICT_ROWS)` with the table of "@propertyvr/gazetteer/subdistrict-rows".
 */
export function knowSubdistricts(given: string): void {
  table = given;
  rows = undefined;
  byThaiName = undefined;
}

/** District code -> its line of the table; lines are read only when asked for. */
function linesByDistrict(): ReadonlyMap<number, string> {
  rows ??= new Map(
    table
      .trim()
      .split("\n")
      .map((line) => [Number(line.slice(0, 4)), line]),
  );
  return rows;
}

/** The sub-districts of a district, by code. */
export function subdistrictsOf(districtCode: number): readonly Subdistrict[] {
  const line = linesByDistrict().get(districtCode);
  if (line === undefined) return [];
  return line
    .split(";")
    .slice(1)
    .map((cell) => {
      const [last, name, nameTh] = cell.split("|") as [string, string, string];
      return { code: districtCode * 100 + Number(last), name, nameTh, within: districtCode };
    });
}

export function subdistrictByCode(code: number): Subdistrict | undefined {
  return subdistrictsOf(Math.floor(code / 100)).find((row) => row.code === code);
}

export const allSubdistricts = (): readonly Subdistrict[] =>
  [...linesByDistrict().keys()].flatMap(subdistrictsOf);

let byThaiName: ReadonlyMap<string, readonly Subdistrict[]> | undefined;

/** All sub-districts of a Thai name; empty where there is none. */
export function subdistrictsNamed(nameTh: string): readonly Subdistrict[] {
  if (byThaiName === undefined) {
    const found = new Map<string, Subdistrict[]>();
    for (const row of allSubdistricts())
      found.set(row.nameTh, [...(found.get(row.nameTh) ?? []), row]);
    byThaiName = found;
  }
  return byThaiName.get(nameTh) ?? [];
}
