import { OUR_REFERENCE } from "@propertyvr/ingest";
import type { StockName } from "../../stock/partner-listings/stock-store.ts";

const BY_REFERENCE = "ext-";
const ID = /^[1-9]\d{0,17}$/;

/** What `{id}` of an address names: our id, or `ext-` and the partner's reference; undefined for neither. */
export const stockName = (text: string): StockName | undefined => {
  if (ID.test(text)) return { id: text };
  if (!text.startsWith(BY_REFERENCE)) return undefined;
  const reference = text.slice(BY_REFERENCE.length);
  // No reference is blank at its ends; and a home without one has a name here that nobody is told.
  const isOne =
    reference !== "" && reference === reference.trim() && !OUR_REFERENCE.test(reference);
  return isOne ? { reference } : undefined;
};
