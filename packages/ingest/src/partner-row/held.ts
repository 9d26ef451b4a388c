import type { HandEditedMember, ListingStatus } from "@propertyvr/vocabulary";
import { membersOf } from "./members.ts";
import { type RowNote, takeNotes } from "./notes.ts";
import type { PartnerDraft } from "./read-partner-row.ts";
import { readWord } from "./read-words.ts";
import { DEAL_WORDS, wordFinder } from "./word-lists.ts";

/**
 * What a partner edited by hand, by the members of a row: kept until a later row states the member.
 * null where nothing is held. Prices are whole baht.
 */
export interface Held extends Readonly<Record<HandEditedMember, unknown>> {
  readonly status: ListingStatus | null;
  readonly title_en: string | null;
  readonly title_th: string | null;
  readonly description_en: string | null;
  readonly description_th: string | null;
  readonly rent_price: number | "on_request" | null;
  readonly sale_price: number | "on_request" | null;
}

/** A row that was read without an error. */
interface GoodRow {
  readonly draft: PartnerDraft;
  readonly notes: readonly Pick<RowNote, "code">[];
}

/** A home as a row leaves it: what is held and the row does not state stays, and stays held. */
export function withHeld(
  row: GoodRow,
  held: Held | null,
): { readonly draft: PartnerDraft; readonly held: Held | null } {
  const left = held && heldWhere(held, isUnstated(row));
  if (left === null) return { draft: row.draft, held: null };
  const { draft } = row;
  return {
    held: left,
    draft: {
      ...draft,
      status: left.status ?? draft.status,
      titleEn: left.title_en ?? draft.titleEn,
      titleTh: left.title_th ?? draft.titleTh,
      descriptionEn: left.description_en ?? draft.descriptionEn,
      descriptionTh: left.description_th ?? draft.descriptionTh,
      rentPrice: left.rent_price ?? draft.rentPrice,
      salePrice: left.sale_price ?? draft.salePrice,
    },
  };
}

/** Which members an edit gave a value (true) or took out (false). */
export type EditedMembers = ReadonlyMap<HandEditedMember, boolean>;

/**
 * What is held after an edit by hand.
 * @param draft the whole home as it is then
 */
export const heldAfter = (
  draft: PartnerDraft,
  before: Held | null,
  edited: EditedMembers,
): Held | null =>
  heldWhere(stated(draft), (member) => edited.get(member) ?? (before?.[member] ?? null) !== null);

const stated = (draft: PartnerDraft): Held => ({
  status: draft.status,
  title_en: draft.titleEn,
  title_th: draft.titleTh,
  description_en: draft.descriptionEn,
  description_th: draft.descriptionTh,
  rent_price: draft.rentPrice,
  sale_price: draft.salePrice,
});

function heldWhere(values: Held, isHeld: (member: HandEditedMember) => boolean): Held | null {
  const held = {
    status: isHeld("status") ? values.status : null,
    title_en: isHeld("title_en") ? values.title_en : null,
    title_th: isHeld("title_th") ? values.title_th : null,
    description_en: isHeld("description_en") ? values.description_en : null,
    description_th: isHeld("description_th") ? values.description_th : null,
    rent_price: isHeld("rent_price") ? values.rent_price : null,
    sale_price: isHeld("sale_price") ? values.sale_price : null,
  } satisfies Held;
  return Object.values(held).every((value) => value === null) ? null : held;
}

const findDeal = wordFinder(DEAL_WORDS);

/**
 * What a row does not state. A status that is left out was read as available, and a title that was
 * composed is none of the sender's; a deal of rent or of sale alone says that there is no other price.
 */
function isUnstated({ draft, notes }: GoodRow): (member: HandEditedMember) => boolean {
  const row = membersOf(isObject(draft.raw) ? draft.raw : {}, takeNotes());
  const deal = readWord(row, "deal", findDeal, []);
  const isComposed = notes.some(({ code }) => code === "title.composed");
  return (member) => {
    if (member === "status") return !row.has("status");
    if (member === "rent_price") return draft.rentPrice === null && deal !== "sale";
    if (member === "sale_price") return draft.salePrice === null && deal !== "rent";
    if (isComposed && (member === "title_en" || member === "title_th")) return true;
    return stated(draft)[member] === null;
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
