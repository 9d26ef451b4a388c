import type { EditOwnListing, OwnListing } from "@propertyvr/contracts";
import type { ListingStatus } from "@propertyvr/vocabulary";
import { formatNumber } from "../../../lib/format.ts";

/** A home of one's own as its list shows it. */
export type OwnProperty = OwnListing["property"];

export const TEXT_MEMBERS = ["title_en", "title_th", "description_en", "description_th"] as const;
export const PRICE_MEMBERS = ["rent_price", "sale_price"] as const;
export type TextMember = (typeof TEXT_MEMBERS)[number];
export type PriceMember = (typeof PRICE_MEMBERS)[number];
export type EditMember = keyof EditOwnListing;

/** A price as the form holds it; an empty text without `isOnRequest` is not offered so. */
export interface PriceValue {
  readonly text: string;
  readonly isOnRequest: boolean;
}

/** What the form of one home holds, as it is typed. */
export type EditValues = Readonly<Record<TextMember, string>> &
  Readonly<Record<PriceMember, PriceValue>> & { readonly status: ListingStatus };

/** The form of a home as it stands. */
export const valuesOf = (property: OwnProperty): EditValues => ({
  status: property.status,
  title_en: property.title_en ?? "",
  title_th: property.title_th ?? "",
  description_en: property.description_en ?? "",
  description_th: property.description_th ?? "",
  rent_price: priceOf(property.rent_price),
  sale_price: priceOf(property.sale_price),
});

const priceOf = (price: OwnProperty["rent_price"]): PriceValue =>
  price === "on_request"
    ? { text: "", isOnRequest: true }
    : { text: price === null ? "" : formatNumber(price, "en"), isOnRequest: false };

/** The members that say something else than the home did; null takes one out. */
export function editOf(values: EditValues, from: OwnProperty): EditOwnListing {
  const [before, after] = [sentOf(valuesOf(from)), sentOf(values)];
  const changed = Object.entries(after).filter(
    ([member, value]) => value !== before[member as EditMember],
  );
  return Object.fromEntries(changed);
}

const sentOf = (values: EditValues): Required<EditOwnListing> => ({
  status: values.status,
  title_en: textOf(values.title_en),
  title_th: textOf(values.title_th),
  description_en: textOf(values.description_en),
  description_th: textOf(values.description_th),
  rent_price: values.rent_price.isOnRequest ? "on_request" : textOf(values.rent_price.text),
  sale_price: values.sale_price.isOnRequest ? "on_request" : textOf(values.sale_price.text),
});

const textOf = (typed: string): string | null => (typed.trim() === "" ? null : typed.trim());

/**
 * The form after the home has changed under it: what was typed stays, the rest says what holds now.
 * @param from as the home stood when the form was filled
 */
export function rebased(values: EditValues, from: OwnProperty, now: OwnProperty): EditValues {
  const typed = editOf(values, from);
  const kept = Object.fromEntries(
    Object.entries(values).filter(([member]) => Object.hasOwn(typed, member)),
  ) as Partial<EditValues>;
  return { ...valuesOf(now), ...kept };
}
