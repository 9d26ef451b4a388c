import { type MappedColumn, TARGETS } from "@propertyvr/ingest";
import { describe, expect, it } from "vitest";
import { columnMessages, fieldText } from "./column-messages.ts";
import { missingIn, TARGET_GROUPS, withTarget } from "./targets.ts";

const column = (name: string, target?: MappedColumn["target"]): MappedColumn => ({
  column: name,
  target,
  by: target && "name",
  confidence: target === undefined ? 0 : 1,
  unit: undefined,
});

describe("what a column can be read as", () => {
  it("is all that the rule book knows, each once and with a name", () => {
    const listed = Object.values(TARGET_GROUPS).flat();
    expect([...listed].sort()).toEqual([...TARGETS].sort());
    for (const target of listed) expect(columnMessages.en[fieldText(target)!]).toBeTruthy();
  });

  it("belongs to one column: the one that had it is read no more", () => {
    const mapping = [column("Price", "price"), column("Asking")];
    const changed = withTarget(mapping, "Asking", "price");
    expect(changed.map(({ target, by }) => [target, by])).toEqual([
      [undefined, "hand"],
      ["price", "hand"],
    ]);
  });

  it("takes along what stood for unknown only while it is read as before", () => {
    const floors = { ...column("Level", "floor"), filler: "3" };
    const mapping = [floors, column("Storey")];
    expect(withTarget(mapping, "Level", "floor")[0]).toMatchObject({ by: "hand", filler: "3" });
    expect(withTarget(mapping, "Storey", "bedrooms")[0]?.filler).toBe("3");
    expect(withTarget(mapping, "Level", "bedrooms")[0]?.filler).toBeUndefined();
    expect(withTarget(mapping, "Storey", "floor")[0]?.filler).toBeUndefined();
  });

  it("tells what no row can do without", () => {
    expect(missingIn([column("a")])).toEqual(["type", "price", "place"]);
    expect(
      missingIn([column("a", "property_type"), column("b", "rent_price"), column("c", "city")]),
    ).toEqual([]);
  });
});
