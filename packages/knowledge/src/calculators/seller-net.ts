import { transferCost, type TransferInput } from "./transfer-cost.ts";
import { toSatang } from "./round.ts";

export interface SellerNetYear {
  readonly yearsHeld: number;
  readonly withinFiveYears: boolean;
  readonly costThb: number;
  /** The price less what the seller pays on the day of the transfer, in baht. */
  readonly netThb: number;
}

/** Six calendar years and more are taken to lie outside of the five years of the business tax. */
export const isWithinFiveYears = (yearsHeld: number): boolean => yearsHeld <= 5;

/**
 * What is left of the same price if a person sells in each of ten calendar years after the purchase. The
 * five years of the business tax are counted from the day of acquisition: six calendar years and more are
 * taken to lie outside of them.
 */
export function sellerNetByYears(
  input: TransferInput & { readonly seller: { readonly kind: "individual" } },
): readonly SellerNetYear[] {
  return Array.from({ length: 10 }, (_, index) => {
    const yearsHeld = index + 1;
    const withinFiveYears = isWithinFiveYears(yearsHeld);
    const { sellerThb } = transferCost({
      ...input,
      seller: { ...input.seller, yearsHeld, withinFiveYears },
    });
    return {
      yearsHeld,
      withinFiveYears,
      costThb: sellerThb,
      netThb: toSatang(input.priceThb - sellerThb),
    };
  });
}
