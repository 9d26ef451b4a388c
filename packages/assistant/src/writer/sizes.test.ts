import type { InsightOf } from "@propertyvr/parts";
import { EMPTY_CRITERIA, type Deal } from "@propertyvr/vocabulary";
import { expect, it } from "vitest";
import { writerOf } from "../context.ts";
import { BARE_HOMES } from "../testing/bare-homes.ts";
import type { Homes } from "./writer.ts";

const homes: Homes = { ...BARE_HOMES, criteria: { ...EMPTY_CRITERIA, types: ["condo"] } };

/** Condos of which only those to rent state their size often enough. */
const sizesWhereAsked = (deal: Deal | null): InsightOf<"level"> => ({
  kind: "level",
  scope: { criteria: { ...homes.criteria, deal }, place_refs: [], places: [] },
  figures: [],
  asked: null,
  sizes: [{ deal: "rent", n_units: 40, p25_sqm: 28, median_sqm: 34.5, p75_sqm: 46 }],
  basis: "asking_prices",
  is_sample: false,
  as_of: "2026-11-28",
});

it.each([
  ["en", "rent", "is 34.5 m², half"],
  ["en", null, "is 34.5 m² to rent, half"],
  ["th", "rent", "มีค่ากลางอยู่ที่ 34.5 ตร.ม. โดย"],
  ["th", null, "มีค่ากลางอยู่ที่ 34.5 ตร.ม. (ให้เช่า) โดย"],
] as const)("in %s, asked of %s, sizes name their deal where the question named none", (language, deal, said) => {
  expect(writerOf(language).insight(sizesWhereAsked(deal), homes)).toContain(said);
}); // prettier-ignore
