import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readFile } from "./testing/read-file.ts";

/** Files that agencies and portals published, where they are at hand. */
const FOLDER = new URL("../../../../../shared/data/open/", import.meta.url);
const fileOf = (name: string): Uint8Array => {
  const bytes = readFileSync(new URL(name, FOLDER));
  return name.endsWith(".gz") ? gunzipSync(bytes) : bytes;
};
const read = new Map<string, ReturnType<typeof readFile>>();
const readOnce = (name: string): ReturnType<typeof readFile> => {
  const found = read.get(name) ?? readFile(fileOf(name));
  read.set(name, found);
  return found;
};
const recordsOf = (name: string) => {
  const { events, fault, kind } = readOnce(name);
  const tables = events.filter(({ is }) => is === "table");
  const records = events.filter(({ is }) => is === "row" || is === "value");
  return { kind, fault, tables: tables.length, records: records.length, events: events.length };
};

describe.skipIf(!existsSync(FOLDER))("a published file", () => {
  it.each([
    ["baania_condo_2018/Condo_info_Combined_masked.xlsx", "xlsx", 2, 25_473],
    ["baania_condo_2018/sheet1_listings.csv.gz", "csv", 1, 12_033],
    ["bkk_metro_sale_2023/train_sale_listings.csv.gz", "csv", 1, 13_774],
    ["bkk_metro_sale_2023/test_raw_no_price.json.gz", "json", 0, 2_500],
    ["hipflat_projects_2018/df_hipflat_cleaned_01_gh.csv.gz", "csv", 1, 1_550],
    ["airbnb_bangkok_2022/airbnb_bangkok_listings_no_host.csv.gz", "csv", 1, 15_854],
    ["condo_project_aliases/projects.json.gz", "json", 0, 2_429],
    ["condo_project_aliases/project_loc_lookup.tsv", "csv", 1, 2_762],
  ])("%s is read whole, with nothing broken", (name, kind, tables, records) => {
    expect(recordsOf(name)).toEqual({
      kind,
      fault: undefined,
      tables,
      records,
      events: tables + records,
    });
  });

  it("holds the same homes as a workbook and as a CSV", () => {
    const rowsOf = (name: string) =>
      readOnce(name).events.flatMap((event) =>
        event.is === "row" && (event.sheet ?? "Sheet1") === "Sheet1"
          ? [event.cells.map(plain)]
          : [],
      );
    // One program wrote 1.0 where the other wrote 1.
    const plain = (cell: string): string => {
      const number = Number(cell);
      return cell.trim() === "" ? "" : Number.isNaN(number) ? cell.trim() : number.toPrecision(12);
    };
    const sheet = rowsOf("baania_condo_2018/Condo_info_Combined_masked.xlsx");
    const csv = rowsOf("baania_condo_2018/sheet1_listings.csv.gz");
    const other = sheet.filter((cells, at) => JSON.stringify(cells) !== JSON.stringify(csv[at]));
    expect([sheet.length, other.slice(0, 3)]).toEqual([csv.length, []]);
  });
});
