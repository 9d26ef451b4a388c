import { z } from "zod";
import { ListingFacts } from "../results/listing-facts.ts";
import { tool } from "./tool.ts";

export const ListingId = z.string().min(1).max(64).describe("The id of a home that a search gave");

export const getListing = tool({
  name: "get_listing",
  description:
    "Reads one home by its id, as a search gave it: offers, rooms, sizes, amenities, tenure, the nearest station. " +
    'A fact that the listing does not state is null or "unknown", which is never a no.',
  input: z.object({ listing_id: ListingId }),
  output: ListingFacts,
  run: (ports, { listing_id }, { language }) => ports.getListing(listing_id, language),
  visibleToModel: ({ contact, website_url: _page, ...facts }) => ({
    ...facts,
    can_be_contacted: contact !== null,
  }),
});
