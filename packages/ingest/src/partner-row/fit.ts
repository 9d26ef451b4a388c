import type { Deal } from "@propertyvr/vocabulary";
import type { ListingDraft } from "../listing-draft.ts";
import type { NoteValues } from "./notes.ts";
import { type PriceLevel, priceLevel } from "./price-levels.ts";

export type FitFacts = Pick<
  ListingDraft,
  | "type"
  | "bedrooms"
  | "areaSqm"
  | "landSqm"
  | "rentPrice"
  | "salePrice"
  | "tenure"
  | "provinceCode"
  | "districtCode"
>;
export interface Misfit {
  readonly code:
    | "fit.area_of_bedrooms"
    | "fit.price_of_area"
    | "fit.price_level"
    | "price.off_level"
    | "fit.foreign_quota";
  readonly field: string;
  readonly words: NoteValues;
}

/** A bedroom with its share of the rest is never smaller. Square metres. */
const LEAST_SQM_A_BEDROOM = 8;
/** Baht a square metre of floor, beyond which an asking price is a slip; own estimate with room on both sides. */
const PER_SQM = { rent: { min: 20, max: 10_000 }, sale: { min: 3_000, max: 1_500_000 } } as const;
/** How many times dearer or cheaper than usual is worth a look, and can only be a slip. */
const OFF_LEVEL = { look: 5, slip: 20 } as const;
const SQM_A_WAH = 4;

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
    if (typeof price !== "number") continue;
    const misfit = misfitOfPrice(home, deal, price);
    if (misfit !== undefined) found.push(misfit);
  }
  if (home.tenure.foreign_quota === "yes" && type !== "condo")
    found.push({ code: "fit.foreign_quota", field: "foreign_quota", words: {} });
  return found;
}

/** By what is usual where it stands; where nothing is known of that, by bounds for all of Thailand. */
function misfitOfPrice(home: FitFacts, deal: Deal, price: number): Misfit | undefined {
  const level = priceLevel(home, deal);
  const field = `${deal}_price`;
  if (level !== undefined) {
    const size = level.unit === "wah" ? wahOf(home.landSqm) : home.areaSqm;
    if (size === null) return undefined;
    const times = price / size / level.usual;
    const off = Math.max(times, 1 / times);
    if (off <= OFF_LEVEL.look) return undefined;
    const code = off > OFF_LEVEL.slip ? "price.off_level" : "fit.price_level";
    return { code, field, words: { ...levelWords(level, price / size), ...DEALS[deal] } };
  }
  if (home.areaSqm === null || home.type === "land") return undefined;
  const perSqm = Math.round(price / home.areaSqm);
  return perSqm < PER_SQM[deal].min || perSqm > PER_SQM[deal].max
    ? { code: "fit.price_of_area", field, words: { price: perSqm, ...DEALS[deal] } }
    : undefined;
}

const wahOf = (sqm: number | null): number | null => (sqm === null ? null : sqm / SQM_A_WAH);

const levelWords = ({ usual, unit, place, placeTh }: PriceLevel, price: number): NoteValues => ({
  price: Math.round(price),
  usual,
  place,
  place_th: placeTh,
  ...UNITS[unit],
});

const UNITS = {
  sqm: { unit: "square metre", unit_th: "ตารางเมตร" },
  wah: { unit: "square wah", unit_th: "ตารางวา" },
} as const;

const DEALS: Readonly<Record<Deal, { readonly deal: string; readonly deal_th: string }>> = {
  rent: { deal: "rent", deal_th: "การเช่า" },
  sale: { deal: "sale", deal_th: "การขาย" },
};
