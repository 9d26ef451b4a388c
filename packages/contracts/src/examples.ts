/** What a caller might send: it stands in the OpenAPI document, and every snippet is made from it. */
export interface RequestExample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** As text, by other types that a body may have. */
  readonly otherBodies?: Readonly<Record<string, string>>;
}

const id = "ext-A-1001";

const home = {
  external_id: "A-1001",
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
  images: ["https://www.example.com/photos/a-1001-1.jpg"],
};

const house = {
  external_id: "A-1002",
  title_en: "Family house with a garden in Hang Dong",
  property_type: "house",
  deal: "sale",
  sale_price: 6_900_000,
  province: "Chiang Mai",
  district: "Hang Dong",
  bedrooms: 3,
  land_sqm: 320,
};

const CSV_HOMES = [
  "external_id,title,property_type,deal,price,province,district,bedrooms",
  "A-1003,Studio near BTS On Nut,condo,rent,12000,Bangkok,Phra Khanong,0",
  "",
].join("\n");

/** What sending a file answered as `upload.id`. */
const IMPORT = "0195b8a2-6f3e-4c1d-9b7a-2f4e8d1c0a53";
/** Ids that are ours to give; whoever runs the examples puts in those that it was given. */
const webhook = { id: "0b9f7c1e-3f64-4a5d-9d2b-6c1f0e8a7d35" };
const delivery = { ...webhook, delivery_id: "48213" };

/**
 * By the name of the endpoint. Run in the order of the document, each finds what the ones before it
 * made, and what is deleted is deleted last.
 */
export const EXAMPLES: Readonly<Record<string, RequestExample>> = {
  writePartnerProperty: { headers: { "Idempotency-Key": "A-1001-first-sent" }, body: home },
  writePartnerProperties: {
    headers: { "Idempotency-Key": "night-of-2026-11-21" },
    body: [home, house],
    otherBodies: {
      "application/x-ndjson": `${JSON.stringify(home)}\n${JSON.stringify(house)}\n`,
    },
  },
  partnerProperties: { query: { limit: 50 } },
  partnerProperty: { params: { id } },
  replacePartnerProperty: { params: { id }, body: { ...home, rent_price: 31_000 } },
  confirmPartnerProperties: { body: { external_ids: ["A-1001"] } },
  changePartnerProperty: { params: { id }, body: { rent_price: 30_000 } },
  deletePartnerProperty: { params: { id } },
  partnerChanges: { query: { after: 0 } },
  sendImport: {
    query: { file_name: "homes.csv" },
    body: [home, house],
    otherBodies: {
      "text/csv": CSV_HOMES,
      "application/x-ndjson": `${JSON.stringify(home)}\n${JSON.stringify(house)}\n`,
      "application/octet-stream": CSV_HOMES,
    },
  },
  partnerImport: { params: { id: IMPORT } },
  partnerImportProblems: { params: { id: IMPORT } },
  partnerImportFile: { params: { id: IMPORT } },
  cancelImport: { params: { id: IMPORT } },
  createPartnerWebhook: {
    body: {
      url: "https://example.com/hooks/propertyvr",
      description: "Our stock system",
      types: ["listing.rejected", "import.completed", "enquiry.created"],
    },
  },
  changePartnerWebhook: { params: webhook, body: { description: "Our new stock system" } },
  deletePartnerWebhook: { params: webhook },
  rotatePartnerWebhook: { params: webhook, body: { overlap: "24h" } },
  testPartnerWebhook: { params: webhook },
  partnerWebhookDeliveries: { params: webhook, query: { state: "failed" } },
  partnerWebhookDelivery: { params: delivery },
  replayPartnerWebhookDelivery: { params: delivery },
  replayPartnerWebhook: { params: webhook, body: { since: "2026-11-20T00:00:00Z" } },
};
