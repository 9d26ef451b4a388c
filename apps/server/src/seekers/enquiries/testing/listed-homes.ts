import { inTransaction } from "@propertyvr/database";
import { randomUUID } from "node:crypto";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../../platform/http/testing/test-app.ts";
import { insertListings } from "../../../stock/listings/insert-listings.ts";
import type { ListingRecord } from "../../../stock/listings/listing-row.ts";
import { drawnHomes } from "../../../stock/listings/testing/drawn-homes.ts";

const [drawn] = drawnHomes(1, 7);
if (drawn === undefined) throw new Error("no home was drawn");
const PLAIN: ListingRecord = {
  ...drawn,
  source: "import:test",
  isSample: false,
  status: "available",
  type: "condo",
  rentPrice: 25_000,
  salePrice: null,
  provinceCode: 10,
  districtCode: 1001,
  subdistrictCode: null,
  titleEn: "Corner unit",
  titleTh: "ห้องมุม",
  websiteUrl: null,
  contact: null,
};

/** Lists one home and answers its id. */
export async function listHome(test: TestApp, over: Partial<ListingRecord> = {}): Promise<string> {
  const record = { ...PLAIN, externalId: randomUUID(), ...over };
  const { ids } = await inTransaction(test.database.pool, (client) =>
    insertListings(client, [record]),
  );
  return ids[0] ?? "";
}

export interface PartnerWithAccount {
  readonly partnerId: string;
  readonly account: SignedUp;
}

/** An app with an admin, and two partners who have an account each. For `beforeAll`. */
export async function openWithPartners(): Promise<{
  readonly test: TestApp;
  readonly admin: SignedUp;
  readonly partner: PartnerWithAccount;
  readonly other: PartnerWithAccount;
}> {
  const test = await createTestApp();
  // The first account is the admin.
  const admin = await test.signUp({ name: "Ploy" });
  const partner = await partnerWithAccount(test, "Baan Dee");
  const other = await partnerWithAccount(test, "Other Homes");
  return { test, admin, partner, other };
}

/** A partner with one account of its own. */
export async function partnerWithAccount(test: TestApp, name: string): Promise<PartnerWithAccount> {
  const partnerId = randomUUID();
  const account = await test.signUp({ name: `${name} staff` });
  await test.database.db
    .insertInto("partners")
    .values({ id: partnerId, name, email: `${partnerId}@example.com`, company: null })
    .execute();
  await test.database.db
    .updateTable("users")
    .set({ role: "partner", partner_id: partnerId })
    .where("id", "=", account.user.id)
    .execute();
  return { partnerId, account };
}
