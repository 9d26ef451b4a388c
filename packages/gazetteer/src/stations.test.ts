import { existsSync, readFileSync } from "node:fs";
import { distanceM } from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import { LINES } from "./tables/stations.ts";

/** Another list of the stations, only to check ours by; it is no part of the product and may be missing. */
const OTHER = new URL("../../../../shared/data/transit/crosscheck_derived.csv", import.meta.url);

/** How far the two lists may differ beyond what each of our rows claims. Metres. */
const SLACK_M = 250;
/** Rows of the other list that are known to be wrong: the Pink Line by kilometres, some codes. */
const KNOWN_WRONG = /WRONG|UNVERIFIED/;
/** Where the other list measures another end of a large station. */
const OTHER_END: Readonly<Record<string, number>> = { A1: 500 };

describe.skipIf(!existsSync(OTHER))("against another list of the stations", () => {
  const rows = existsSync(OTHER)
    ? readFileSync(OTHER, "utf8")
        .trim()
        .split("\n")
        .slice(1)
        .map((line) => line.split(","))
    : [];
  const byCode = new Map(rows.map((cells) => [cells[1] ?? "", cells]));

  it("every code stands there, but for those it has wrong", () => {
    const missing = LINES.flatMap(({ stations }) =>
      stations.filter(([code]) => !byCode.has(code)).map(([code, name]) => `${code} ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it("every point is where it says, but for its known faults", () => {
    const compared = LINES.flatMap(({ stations }) =>
      stations.flatMap(([code, name, , , lat, lon, precisionM]) => {
        const other = byCode.get(code);
        if (other === undefined || KNOWN_WRONG.test(other.slice(10).join(","))) return [];
        const point = { lat: Number(other[5]), lon: Number(other[6]) };
        const metres = Math.round(distanceM({ lat, lon }, point));
        const most = precisionM + (OTHER_END[code] ?? SLACK_M);
        return [metres <= most ? "" : `${code} ${name} ${metres}`];
      }),
    );
    expect(compared.length).toBeGreaterThan(140);
    expect(compared.filter((fault) => fault !== "")).toEqual([]);
  });
});
