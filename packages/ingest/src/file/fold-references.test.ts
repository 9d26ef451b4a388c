import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { readPartnerRow } from "../partner-row/index.ts";
import type { NamedRow } from "./check-file.ts";
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
const named = (row: CheckedRow): NamedRow => ({
  sheet: row.sheet,
  row: row.row,
  reference: row.externalId,
  check: () => row,
});
const folded = (rows: readonly CheckedRow[]) => {
  const fold = foldReferences((home) => `row-${home.titleEn ?? ""}`);
  for (const row of rows) fold.add(named(row));
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
    const bad = { draft: null };
    expect(folded([at(2, "A"), at(3, "A", bad)])).toEqual([undefined, undefined]);
    expect(folded([at(2, "A", bad), at(3, "A")])).toEqual([undefined, undefined]);
    expect(folded([at(2, "A", bad), at(3, "A"), at(4, "A", bad), at(5, "A")])).toEqual([
      undefined,
      5,
      undefined,
      undefined,
    ]);
  });

  it("the last may stand in another sheet, which is named", () => {
    const first = at(2, "A", { sheet: "Rent" });
    const fold = foldReferences(() => "");
    fold.add(named(first));
    fold.add(named(at(2, "A", { sheet: "Sale" })));
    const later = fold.laterThan(first);
    expect(later).toEqual({ sheet: "Sale", row: 2 });
    expect(supersededNote(first, later ?? first).message).toContain("Row 2 (Sale)");
  });

  it("any order and number give what a map gives", () => {
    const drawnRow = fc.record({
      reference: fc.option(fc.nat(3_000).map(String)),
      isGood: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(drawnRow, { maxLength: 9_000 }), (drawn) => {
        const rows = drawn.map(({ reference, isGood }, n) =>
          at(n + 2, reference, isGood ? {} : { draft: null }),
        );
        const good = rows.filter((row) => row.draft !== null);
        const last = new Map(good.map(({ externalId, row }) => [externalId, row]));
        expect(folded(rows)).toEqual(
          rows.map(({ externalId, row, draft: isTaken }) =>
            isTaken === null || last.get(externalId) === row ? undefined : last.get(externalId),
          ),
        );
      }),
      { numRuns: 20 },
    );
  });

  it("only those that come again are read before their turn", () => {
    const fold = foldReferences(() => "");
    const read: number[] = [];
    for (const row of [at(2, "A"), at(3, "B"), at(4, "A"), at(5, "C")])
      fold.add({ ...named(row), check: () => (read.push(row.row), row) });
    expect(read).toEqual([4]);
  });
});

it("rows without a reference that say the same are one home", () => {
  expect(folded([at(2, null), at(3, null)])).toEqual([3, undefined]);
});
