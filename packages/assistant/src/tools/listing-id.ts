import { z } from "zod";

export const ListingId = z.string().min(1).max(64).describe("The id of a home that a search gave");
