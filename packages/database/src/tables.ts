import type { AccountTables } from "./tables/accounts.ts";
import type { ChatTables } from "./tables/chats.ts";
import type { EnquiryTables } from "./tables/enquiries.ts";
import type { ListingTables } from "./tables/listings.ts";
import type { PartnerTables } from "./tables/partners.ts";

/** Every table as Kysely sees it; the migrations are the truth, these follow. */
export interface Tables
  extends AccountTables, ListingTables, ChatTables, PartnerTables, EnquiryTables {}
