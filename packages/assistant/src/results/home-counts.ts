import type { ReadonlyDeep } from "@propertyvr/vocabulary";
import { SearchCounts } from "@propertyvr/vocabulary/schemas";
import { z } from "zod";

/** How many homes fit; where `is_capped`, no more were counted than asked, and each count is the least. */
export const HomeCounts = SearchCounts.extend({ is_capped: z.boolean().optional() });
export interface HomeCounts extends ReadonlyDeep<z.infer<typeof HomeCounts>> {}
