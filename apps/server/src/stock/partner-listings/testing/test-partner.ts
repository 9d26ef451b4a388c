import type { ApiKey } from "@propertyvr/contracts";
import { randomUUID } from "node:crypto";
import type { SignedUp, TestApp } from "../../../platform/http/testing/test-app.ts";

export interface TestPartner {
  readonly partnerId: string;
  /** For `inject({ headers })`. */
  readonly headers: { readonly "x-api-key": string };
}

/** A partner with a key. @param admin an account of the role */
export const createTestPartner = async (test: TestApp, admin: SignedUp): Promise<TestPartner> => {
  const email = `${randomUUID()}@example.com`;
  const made = await test.app.inject({
    method: "POST",
    url: "/api/admin/api-keys",
    headers: admin.headers,
    payload: { partner_name: "Baan Dee", partner_email: email, rate_limit: 10_000 },
  });
  if (made.statusCode !== 201) throw new Error(`making a key answered ${made.body}`);
  const { rows } = await test.database.pool.query<{ id: string }>(
    "select id from partners where email = $1",
    [email],
  );
  return { partnerId: rows[0]?.id ?? "", headers: { "x-api-key": made.json<ApiKey>().key } };
};

/** A home that no rule has anything to say about, as a partner sends it. */
export const plainHome = {
  external_id: "A-1",
  title_en: "Two-bedroom condo near BTS Ari",
  title_th: "คอนโด 2 ห้องนอน ใกล้ BTS อารีย์",
  property_type: "condo",
  deal: "rent",
  rent_price: 32_000,
  province: "Bangkok",
  district: "Phaya Thai",
  latitude: 13.7797,
  longitude: 100.5446,
  bedrooms: 2,
  bathrooms: 2,
  area_sqm: 68,
  amenities: ["pool", "gym"],
  images: ["https://www.example.com/a-1.jpg"],
} as const;
