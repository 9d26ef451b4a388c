import type { Kysely } from "kysely";
import type { AccountTables } from "./tables/accounts.ts";
import type { AttachmentTables } from "./tables/attachments.ts";
import type { ChatTables } from "./tables/chats.ts";
import type { EnquiryTables } from "./tables/enquiries.ts";
import type { ListingTables } from "./tables/listings.ts";
import type { MailTables } from "./tables/mails.ts";
import type { PartnerTables } from "./tables/partners.ts";
import type { SupportTables } from "./tables/support.ts";

/** The tables that Kysely reads or writes. The migrations are the truth; `tables.test.ts` holds these to it. */
export interface Tables
  extends
    AccountTables,
    ListingTables,
    ChatTables,
    AttachmentTables,
    PartnerTables,
    EnquiryTables,
    MailTables,
    SupportTables {}

/** The query builder over our tables; a transaction is one too. */
export type Db = Kysely<Tables>;
