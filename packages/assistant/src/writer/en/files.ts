import { listingDraftWords } from "@propertyvr/parts/listing-draft/en";
import { priceListWords } from "@propertyvr/parts/price-list/en";
import type { Writer } from "../writer.ts";

export const filesWriter: Pick<
  Writer,
  "filesNext" | "costsRead" | "priceListHead" | "pricesRead" | "draftHead" | "postRead"
> = {
  costsRead: (isPriced) =>
    isPriced
      ? "This reads as a table of costs. Each of its amounts stands below beside what our calculator gives."
      : "This reads as a table of costs. I found no price in it to work with: fill it in below, and its amounts stand beside ours.",
  priceListHead: priceListWords.priceListHead,
  pricesRead: () =>
    "This reads as a price list. Its rows are summed up below as the file states them; one tap looks for homes like them.",
  draftHead: listingDraftWords.draftHead,
  postRead: () =>
    "This reads as a listing of a home. I filled a draft from it, without anybody's contacts.",
  filesNext: ({ describeHome, areOnlyPictures }) => {
    if (describeHome) return "A home is described there. I can look for homes like it.";
    return areOnlyPictures
      ? "I can't see what a picture shows. Tell me what kind of home you're looking for."
      : "Tell me what kind of home you're looking for, and I'll search.";
  },
};
