import type { InsightOf } from "@propertyvr/parts";

/** What earns most where districts stand side by side, which are listed the highest first; null elsewhere. */
export function highestDistrict({
  cells,
}: InsightOf<"yield">): (InsightOf<"yield">["cells"][number] & { readonly area: string }) | null {
  const named = cells.flatMap((cell) => (cell.area === null ? [] : [{ ...cell, area: cell.area }]));
  return named.length > 1 ? (named[0] ?? null) : null;
}
