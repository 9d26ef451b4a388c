import { findAdministrativeArea } from "@propertyvr/gazetteer";
import { distanceM, type Point } from "@propertyvr/vocabulary";
import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readFile } from "../file/testing/read-file.ts";
import { placeByText, type PlaceTexts } from "./place-by-text.ts";

/** Real homes with texts and coordinates, where they are at hand. `PRINT=1` prints what is measured. */
const FOLDER = new URL("../../../../../shared/data/open/", import.meta.url);

interface Home {
  readonly texts: PlaceTexts;
  readonly at: Point;
}
type TestRow = Readonly<Record<string, unknown>>;

function rowsOf(name: string): readonly TestRow[] {
  const bytes = gunzipSync(readFileSync(new URL(name, FOLDER)));
  if (name.includes(".json")) return JSON.parse(new TextDecoder().decode(bytes)) as TestRow[];
  const { events } = readFile(new Uint8Array(bytes));
  const columns = events.flatMap((event) => (event.is === "table" ? event.columns : []));
  return events.flatMap((event) =>
    event.is === "row"
      ? [Object.fromEntries(columns.map((column, n) => [column, event.cells[n] ?? ""]))]
      : [],
  );
}

const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

function homesOf(
  name: string,
  read: (row: TestRow) => {
    readonly district?: string;
    readonly location?: string;
    readonly title?: string;
    readonly province?: string;
    readonly at: Point;
  },
): readonly Home[] {
  return rowsOf(name).flatMap((row) => {
    const { district, location, title, province = "Bangkok", at } = read(row);
    const area = findAdministrativeArea({ province, district });
    if (area === undefined || !(at.lat > 13 && at.lat < 15)) return [];
    const titles = title === undefined || title === "" ? [] : [title];
    return [{ texts: { location: location ?? null, city: null, titles, ...area }, at }];
  });
}

const SETS: Readonly<Record<string, () => readonly Home[]>> = {
  addresses: () =>
    homesOf("bkk_metro_sale_2023/test_raw_no_price.json.gz", (row) => ({
      province: text(row["province"]),
      district: text(row["district"]),
      location: text(row["address"]),
      at: { lat: Number(row["latitude"]), lon: Number(row["longitude"]) },
    })),
  "addresses without a district": () =>
    homesOf("bkk_metro_sale_2023/test_raw_no_price.json.gz", (row) => ({
      province: text(row["province"]),
      location: text(row["address"]),
      at: { lat: Number(row["latitude"]), lon: Number(row["longitude"]) },
    })),
  "names of projects": () =>
    homesOf("hipflat_projects_2018/df_hipflat_cleaned_01_gh.csv.gz", (row) => ({
      title: text(row["name"]),
      at: { lat: Number(row["latitude"]), lon: Number(row["longitude"]) },
    })),
  titles: () =>
    homesOf("baania_condo_2018/sheet1_listings.csv.gz", (row) => ({
      title: text(row["TitleS"]) || text(row["TitleR"]),
      at: { lat: Number(row["Latitude"]), lon: Number(row["Longitude"]) },
    })),
};

interface PlacementError {
  readonly kind: string;
  readonly errorM: number;
  readonly precisionM: number;
}

const quantile = (values: readonly number[], share: number): number =>
  Math.round([...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0);
const percent = (part: number, whole: number): number => Math.round((1_000 * part) / whole) / 10;

function measured(homes: readonly Home[]): readonly PlacementError[] {
  return homes.flatMap(({ texts, at }) => {
    const { point, placed, pointPrecisionM } = placeByText(texts);
    if (point === null || placed === null || pointPrecisionM === null) return [];
    const kind = placed.by === "district" ? "its stated district" : placed.kind;
    return [{ kind, errorM: distanceM(point, at), precisionM: pointPrecisionM }];
  });
}

const figuresOf = (found: readonly PlacementError[]) => ({
  homes: found.length,
  medianM: quantile(
    found.map(({ errorM }) => errorM),
    0.5,
  ),
  p90M: quantile(
    found.map(({ errorM }) => errorM),
    0.9,
  ),
  precisionM: quantile(
    found.map(({ precisionM }) => precisionM),
    0.5,
  ),
  withinPercent: percent(
    found.filter(({ errorM, precisionM }) => errorM <= precisionM).length,
    found.length,
  ),
  beyondThricePercent: percent(
    found.filter(({ errorM, precisionM }) => errorM > 3 * precisionM).length,
    found.length,
  ),
});

describe.skipIf(!existsSync(FOLDER))("real homes placed by their texts", () => {
  it.each(Object.keys(SETS))(
    "lie within the precision in two of three, and hardly any far beyond: %s",
    (name) => {
      const homes = SETS[name]?.() ?? [];
      const found = measured(homes);
      const kinds = [...new Set(found.map(({ kind }) => kind))].sort();
      const figures = kinds.map((kind) => ({
        kind,
        ...figuresOf(found.filter((each) => each.kind === kind)),
      }));
      if (process.env["PRINT"] === "1") {
        // oxlint-disable-next-line no-console -- the figures are what it is run for
        console.info(`${name}: ${percent(found.length, homes.length)} % of ${homes.length} placed`);
        // oxlint-disable-next-line no-console -- the figures are what it is run for
        console.table(figures);
      }
      const all = figuresOf(found);
      expect(all.withinPercent).toBeGreaterThan(66);
      expect(all.beyondThricePercent).toBeLessThan(4);
      // A kind that is seldom named proves little.
      for (const { kind, homes: count, beyondThricePercent } of figures)
        if (count >= 50) expect([kind, beyondThricePercent < 7]).toEqual([kind, true]);
    },
    60_000,
  );
});
