import type { EditOwnListing, PartnerProperty, WrittenProperty } from "@propertyvr/contracts";
import { readPartnerRow, type RowNote } from "@propertyvr/ingest";
import { fail, type Result } from "@propertyvr/vocabulary";
import type { Failure } from "../../platform/http/failure.ts";
import { partnerProperty } from "../../stock/partner-listings/partner-property.ts";
import { findRaw } from "../../stock/partner-listings/stock-store.ts";
import { type ChangeDeps, type ChangeOf, inStock, NOT_FOUND, writeOne } from "./change-listing.ts";
import { patchedRow } from "./merge-patch.ts";

/**
 * Changes a home as its partner does by hand: the row that was last sent, with the new values merged in,
 * is written like any other. Here a value that the rule book would leave out refuses the change, because
 * whoever typed it is there to mend it.
 */
export const editOwnListing = (
  deps: ChangeDeps,
  of: ChangeOf,
  edit: EditOwnListing,
): Promise<Result<WrittenProperty, Failure>> =>
  inStock(deps, of, async (client, name, found) => {
    if (found === undefined) return NOT_FOUND;
    const stands = partnerProperty(found, deps.clock.now());
    const row = patchedRow(await findRaw(client, found.id), patchOf(edit, stands));
    const lost = lostOf(row, edit);
    if (lost !== undefined) return fail(lost);
    return writeOne(deps, of, { client, found, name, row, whenWritten: async () => undefined });
  });

/**
 * The members to merge. A row may say a text or a price under another name (`title`, `price` with a
 * deal), so where one of a family is changed all of it is said anew.
 */
function patchOf(edit: EditOwnListing, stands: PartnerProperty): Readonly<Record<string, unknown>> {
  const patch: Record<string, unknown> = {};
  if (edit.status !== undefined) patch["status"] = edit.status;
  for (const family of FAMILIES) {
    if (family.members.every((member) => edit[member] === undefined)) continue;
    for (const name of family.instead) patch[name] = null;
    for (const member of family.members)
      patch[member] = edit[member] === undefined ? stands[member] : edit[member];
  }
  if ("rent_price" in patch) patch["deal"] = dealOf(patch);
  return patch;
}

const FAMILIES = [
  { members: ["title_en", "title_th"], instead: ["title"] },
  { members: ["description_en", "description_th"], instead: ["description"] },
  { members: ["rent_price", "sale_price"], instead: ["price", "price_period"] },
] as const;

const isSaid = (value: unknown): boolean =>
  value !== null && (typeof value !== "string" || value.trim() !== "");

/** Null where neither is offered; the rule book then asks for a price. */
const dealOf = ({ rent_price: rent, sale_price: sale }: Readonly<Record<string, unknown>>) => {
  if (isSaid(rent)) return isSaid(sale) ? "both" : "rent";
  return isSaid(sale) ? "sale" : null;
};

const DRAFTED = {
  title_en: "titleEn",
  title_th: "titleTh",
  description_en: "descriptionEn",
  description_th: "descriptionTh",
  rent_price: "rentPrice",
  sale_price: "salePrice",
} as const;

/** The changed values that the rule book would leave out, as errors; undefined where there are none. */
function lostOf(row: Readonly<Record<string, unknown>>, edit: EditOwnListing): Failure | undefined {
  const { draft, notes } = readPartnerRow(row);
  if (draft === null) return undefined;
  const lost = (Object.keys(DRAFTED) as (keyof typeof DRAFTED)[]).filter(
    (member) => isSaid(edit[member] ?? null) && draft[DRAFTED[member]] === null,
  );
  if (lost.length === 0) return undefined;
  const errors = lost.map((field) => problemOf(field, notes, edit[field]));
  return { code: "invalid", detail: errors.map(({ message }) => message).join("; "), errors };
}

const problemOf = (field: string, notes: readonly RowNote[], value: unknown) => {
  const note = notes.find((each) => each.field === field && each.severity === "warning");
  if (note === undefined) throw new Error(`${field} was left out without a note`);
  const { code, message, messageTh, fix, fixTh } = note;
  return {
    pointer: `/${field}`,
    field,
    code,
    message,
    message_th: messageTh,
    value,
    fix,
    fix_th: fixTh,
  };
};
