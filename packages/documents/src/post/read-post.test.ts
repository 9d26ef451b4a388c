import { describe, expect, it } from "vitest";
import type { DocumentText } from "../document-text.ts";
import { POST_EN, POST_TH } from "../testing/papers.ts";
import { textBlocks } from "../text-blocks.ts";
import { readPost } from "./read-post.ts";
import { withoutContacts } from "./without-contacts.ts";

const ofText = (text: string): DocumentText => ({
  kind: "text",
  isCut: false,
  blocks: textBlocks(text),
});
const SECRETS = /081|089|555|nok|นก|som|@|Line|โทร|Khun|#/i;

describe("a post about a home", () => {
  it("in Thai fills the fields of a listing", () => {
    const { fields, leftOut, unread } = readPost(ofText(POST_TH));
    expect(fields).toEqual({
      title: "ให้เช่าคอนโด Sky Garden ใกล้ BTS อารีย์ 400 เมตร",
      description: expect.stringContaining("2 ห้องนอน 1 ห้องน้ำ 45 ตร.ม. ชั้น 12") as string,
      property_type: "condo",
      rent_price: 25_000,
      sale_price: null,
      bedrooms: 2,
      bathrooms: 1,
      area_sqm: 45,
      land: null,
      floor: "12",
      location: "อารีย์",
      furnishing: "fully",
      pets: true,
    });
    expect(leftOut).toEqual(["phone", "line", "name"]);
    expect(JSON.stringify([fields, unread])).not.toMatch(SECRETS);
  });

  it("in English fills the fields of a listing", () => {
    const { fields, leftOut, unread } = readPost(ofText(POST_EN));
    expect(fields).toMatchObject({
      property_type: "house",
      rent_price: null,
      sale_price: 6_900_000,
      bedrooms: 3,
      bathrooms: 3,
      area_sqm: 180,
      land: "80 sq.wah",
      furnishing: "fully",
      pets: null,
    });
    expect(fields.location).toContain("Hang Dong");
    expect(leftOut).toEqual(["phone", "email", "name"]);
    expect(JSON.stringify([fields, unread])).not.toMatch(SECRETS);
  });

  it("says which lines no field was read of", () => {
    const { unread, fields } = readPost(
      ofText("Condo for rent in Ari\n2 bedrooms\nCosy and bright all day\nRent 20,000 baht"),
    );
    expect(unread).toEqual(["Cosy and bright all day"]);
    expect(fields.description).toContain("Cosy and bright all day");
  });

  it("a deposit or a fee is no price", () => {
    const { fields } = readPost(
      ofText(
        "Condo for rent, deposit 40,000 baht\nCommon fee 2,000 baht a month\nRent 20,000 baht",
      ),
    );
    expect(fields.rent_price).toBe(20_000);
  });
});

it.each([
  ["โทร 081-555-0199 หรือ ๐๘๑ ๕๕๕ ๐๑๙๙", ""],
  ["Nice view, call 089 555 0142", "Nice view"],
  ["แอดไลน์ไอดี: evil.agent ได้เลย", ""],
  ["Write to som@agent.example or www.agent.example/home", "Write to"],
  ["ห้องสวย วิวแม่น้ำ ติดต่อคุณนก", "ห้องสวย วิวแม่น้ำ"],
  ["https://line.me/ti/p/abc", ""],
  ["45 sqm, 25,000 baht, floor 12, built 2019", "45 sqm, 25,000 baht, floor 12, built 2019"],
  ["ใกล้ BTS 400 เมตร เลขที่ 99/123", "ใกล้ BTS 400 เมตร เลขที่ 99/123"],
])("ways to reach somebody are cut out: %s", (text, left) => {
  expect(withoutContacts(text).text).toBe(left);
});
