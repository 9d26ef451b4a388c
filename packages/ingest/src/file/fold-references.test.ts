import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { readPartnerRow } from "../partner-row/index.ts";
import { foldReferences, supersededNote } from "./fold-references.ts";
import type { CheckedRow } from "./reading-plan.ts";

const HOME = {
  title: "Nice",
  property_type: "condo",
  deal: "rent",
  price: 20_000,
  province: "Bangkok",
};
const { draft } = readPartnerRow(HOME);
const at = (
  row: number,
  externalId: string | null,
  parts: Partial<CheckedRow> = {},
): CheckedRow => ({
  sheet: null,
  row,
  partnerRow: HOME,
  externalId,
  draft,
  notes: [],
  ...parts,
});
const folded = (rows: readonly CheckedRow[]) => {
  const fold = foldReferences((home) => `row-${home.titleEn ?? ""}`);
  for (const row of rows) fold.add(row);
  return rows.map((row) => fold.laterThan(row)?.row);
};

describe("of rows with one reference", () => {
  it("the last counts", () => {
    expect(folded([at(2, "A"), at(3, "B"), at(4, "A"), at(5, "A")])).toEqual([
      5,
      undefined,
      5,
      undefined,
    ]);
  });

  it("one with an error counts for nothing", () => {
    expect(folded([at(2, "A"), at(3, "A", { draft: null })])).toEqual([undefined, undefined]);
  });

  it("the last may stand in another sheet, which is named", () => {
    const first = at(2, "A", { sheet: "Rent" });
    const fold = foldReferences(() => "");
    fold.add(first);
    fold.add(at(2, "A", { sheet: "Sale" }));
    const later = fold.laterThan(first);
    expect(later).toEqual({ sheet: "Sale", row: 2 });
    expect(supersededNote(first, later ?? first).message).toContain("Row 2 (Sale)");
  });

  it("any order and number give what a map gives", () => {
    const references = fc.array(fc.option(fc.nat(3_000).map(String)), { maxLength: 9_000 });
    fc.assert(
      fc.property(references, (drawn) => {
        const rows = drawn.map((reference, n) => at(n + 2, reference));
        const last = new Map(rows.map(({ externalId, row }) => [externalId, row]));
        expect(folded(rows)).toEqual(
          rows.map(({ externalId, row }) =>
            last.get(externalId) === row ? undefined : last.get(externalId),
          ),
        );
      }),
      { numRuns: 20, seed: 5 },
    );
  });
});

it("rows without a reference that say the same are one home", () => {
  expect(folded([at(2, null), at(3, null)])).toEqual([3, undefined]);
});
