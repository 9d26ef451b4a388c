import type { PartnerProperty } from "@propertyvr/contracts";
import type { Queryable } from "@propertyvr/database";
import { type EditedMembers, hasThai, type SentRow } from "@propertyvr/ingest";
import { HAND_EDITED_MEMBERS, type HandEditedMember } from "@propertyvr/vocabulary";
import { partnerProperty } from "../../stock/partner-listings/partner-property.ts";
import { findSent, type StockRow } from "../../stock/partner-listings/stock-store.ts";
import { patchedRow } from "./merge-patch.ts";

/** A home as the row that says all of it: what was last sent, with what is held in it. */
export async function standingRow(client: Queryable, found: StockRow, now: Date): Promise<SentRow> {
  const { raw, held } = await findSent(client, found.id);
  if (held === null) return raw;
  const values = Object.entries(held).filter(([, value]) => value !== null);
  return patchedRow(raw, patchOf(Object.fromEntries(values), partnerProperty(found, now)));
}

/** New values of members that can be edited by hand; null takes one out. */
export type HandEdit = { readonly [Member in HandEditedMember]?: unknown };

/**
 * The members to merge. A row may say a text or a price under another name (`title`, `price` with a
 * deal), so where one of a family is changed all of it is said anew.
 */
export function patchOf(edit: HandEdit, stands: PartnerProperty): SentRow {
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

/** Text of nothing but blanks and marks that nobody sees is as good as none, as it is to the rule book. */
export const isSaid = (value: unknown): boolean =>
  value !== null && (typeof value !== "string" || /[^\p{C}\p{Z}]/u.test(value));

/** Null where neither is offered; the rule book then asks for a price. */
const dealOf = ({ rent_price: rent, sale_price: sale }: SentRow) => {
  if (isSaid(rent)) return isSaid(sale) ? "both" : "rent";
  return isSaid(sale) ? "sale" : null;
};

/** What says the prices of both deals anew. */
const OF_PRICES = ["price", "price_period", "deal"] as const;

/** Which of the members that are held an edit changes, whatever names it uses. */
export function editedMembers(edit: HandEdit & SentRow): EditedMembers {
  const edited = new Map<HandEditedMember, boolean>();
  if (OF_PRICES.some((name) => isSaid(edit[name] ?? null)))
    edited.set("rent_price", true).set("sale_price", true);
  for (const name of ["title", "description"] as const) {
    const text = edit[name];
    if (typeof text === "string" && isSaid(text))
      edited.set(`${name}_${hasThai(text) ? "th" : "en"}`, true);
  }
  for (const member of HAND_EDITED_MEMBERS)
    if (edit[member] !== undefined) edited.set(member, isSaid(edit[member]));
  return edited;
}
