import type { Deal } from "@propertyvr/vocabulary";
import type { ListingDraft } from "../listing-draft.ts";
import type { Words } from "./notes.ts";

export type FitFacts = Pick<
  ListingDraft,
  "type" | "bedrooms" | "areaSqm" | "rentPrice" | "salePrice" | "tenure"
>;
export interface Misfit {
  readonly code: "fit.area_of_bedrooms" | "fit.price_of_area" | "fit.foreign_quota";
  readonly field: string;
  readonly words: Words;
}

/** A bedroom with its share of the rest is never smaller. Square metres. */
const LEAST_SQM_A_BEDROOM = 8;
/** Baht a square metre of floor, beyond which an asking price is a slip; own estimate with room on both sides. */
const PER_SQM = { rent: { min: 20, max: 10_000 }, sale: { min: 3_000, max: 1_500_000 } } as const;

/** Values that hardly go together, though each is possible. */
export function misfitsOf(home: FitFacts): readonly Misfit[] {
  const found: Misfit[] = [];
  const { type, bedrooms, areaSqm } = home;
  if (bedrooms !== null && areaSqm !== null && areaSqm < bedrooms * LEAST_SQM_A_BEDROOM)
    found.push({ code: "fit.area_of_bedrooms", field: "area_sqm", words: { bedrooms } });
  for (const [deal, price] of [
    ["rent", home.rentPrice],
    ["sale", home.salePrice],
  ] as const) {
    if (typeof price !== "number" || areaSqm === null || type === "land") continue;
    const perSqm = Math.round(price / areaSqm);
    if (perSqm < PER_SQM[deal].min || perSqm > PER_SQM[deal].max)
      found.push({
        code: "fit.price_of_area",
        field: `${deal}_price`,
        words: { price: perSqm, ...DEALS[deal] },
      });
  }
  if (home.tenure.foreign_quota === "yes" && type !== "condo")
    found.push({ code: "fit.foreign_quota", field: "foreign_quota", words: {} });
  return found;
}

const DEALS: Readonly<Record<Deal, { readonly deal: string; readonly deal_th: string }>> = {
  rent: { deal: "rent", deal_th: "การเช่า" },
  sale: { deal: "sale", deal_th: "การขาย" },
};
