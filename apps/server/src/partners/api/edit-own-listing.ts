import type { EditOwnListing, WrittenProperty } from "@propertyvr/contracts";
import { readPartnerRow, type RowNote } from "@propertyvr/ingest";
import { fail, type HandEditedMember, type Result } from "@propertyvr/vocabulary";
import { detailsOf, type Failure } from "../../platform/http/failure.ts";
import { partnerProperty } from "../../stock/partner-listings/partner-property.ts";
import { type ChangeDeps, type ChangeOf, inStock, NOT_FOUND, writeOne } from "./change-listing.ts";
import { patchedRow } from "./merge-patch.ts";
import { editedMembers, isSaid, patchOf, standingRow } from "./standing-row.ts";

/**
 * Changes a home as its partner does by hand: the new values are merged into the home as it stands, and
 * held against later rows that leave them out. A value that the rule book would leave out of a row refuses
 * the change, because whoever typed it is there to mend it.
 */
export const editOwnListing = (
  deps: ChangeDeps,
  of: ChangeOf,
  edit: EditOwnListing,
): Promise<Result<WrittenProperty, Failure>> =>
  inStock(deps, of, async (client, name, found) => {
    if (found === undefined) return NOT_FOUND;
    const now = deps.clock.now();
    const patch = patchOf(edit, partnerProperty(found, now));
    const row = patchedRow(await standingRow(client, found, now), patch);
    const lost = lostOf(row, edit);
    if (lost !== undefined) return fail(lost);
    const edited = editedMembers(edit);
    const whenWritten = async () => undefined;
    return writeOne(deps, of, { client, found, name, row, edited, whenWritten });
  });

const DRAFTED = {
  title_en: "titleEn",
  title_th: "titleTh",
  description_en: "descriptionEn",
  description_th: "descriptionTh",
  rent_price: "rentPrice",
  sale_price: "salePrice",
} as const satisfies Readonly<Record<Exclude<HandEditedMember, "status">, string>>;

/** The changed values that the rule book would leave out, as errors; undefined where there are none. */
function lostOf(row: Readonly<Record<string, unknown>>, edit: EditOwnListing): Failure | undefined {
  const { draft, notes } = readPartnerRow(row);
  if (draft === null) return undefined;
  const lost = (Object.keys(DRAFTED) as (keyof typeof DRAFTED)[]).filter(
    (member) => isSaid(edit[member] ?? null) && draft[DRAFTED[member]] === null,
  );
  if (lost.length === 0) return undefined;
  const errors = lost.map((field) => problemOf(field, notes, edit[field]));
  return {
    code: "invalid",
    ...detailsOf(errors),
    errors,
  };
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
