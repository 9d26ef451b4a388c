import { AMENITIES, LISTING_STATUSES, PROPERTY_TYPES, TENURES } from "@propertyvr/vocabulary";
import { z } from "zod";

const words = z.string();
const number = z.union([z.number(), words]);
const yesOrNo = z.union([z.boolean(), words]);
const list = z.union([z.array(words), words]);

/**
 * Every member of a home as a partner may send it. This is the description, not
 * the check: the rule book of `packages/ingest` reads a row, mends what it can (each
 * repair is reported) and says of every member what is wrong and how to mend it.
 */
const members = {
  external_id: z
    .union([words, z.number()])
    .describe(
      "Your own reference for the listing, 1 to 128 characters. Sending it again updates the listing. " +
        "Without it, a listing is identified by its values, so a changed row creates a new listing.",
    ),
  title: words.describe(
    "Headline in Thai or English, up to 300 characters; title_th and title_en take precedence",
  ),
  title_th: words.describe("Headline in Thai"),
  title_en: words.describe("Headline in English"),
  description: words.describe("Description in Thai or English, up to 20,000 characters, no HTML"),
  description_th: words.describe("Description in Thai"),
  description_en: words.describe("Description in English"),
  property_type: words.describe(
    `One of ${PROPERTY_TYPES.join(", ")}; everyday words in both languages also work: "Town House", "บ้านเดี่ยว"`,
  ),
  deal: words.describe(
    'rent, sale or both. If missing, we take it from a word in the title or description ("ให้เช่า", "for sale"), ' +
      "otherwise from the price: up to 300,000 is rent, from 500,000 sale; in between you have to send it",
  ),
  price: number.describe(
    'Whole baht, per month for rent, the total for sale; "on_request" if you give it only on request. ' +
      'Texts such as "3.5 ล้าน", "฿45,000" or "๔๕,๐๐๐" also work',
  ),
  price_period: words.describe("month, year or total: what `price` covers"),
  rent_price: number.describe("Rent in whole baht per month; same formats as `price`"),
  sale_price: number.describe("Sale price in whole baht; same formats as `price`"),
  status: words.describe(`One of ${LISTING_STATUSES.join(", ")}; available if missing`),
  location: words.describe("Address or area in words, up to 500 characters"),
  city: words.describe("City or province, in Thai or English"),
  province: words.describe('Province, in Thai or English: "Bangkok", "กทม.", "เชียงใหม่"'),
  district: words.describe('District: "Watthana", "เขตวัฒนา", "อ.เมือง"'),
  subdistrict: words.describe("Sub-district (khwaeng, tambon)"),
  postcode: z
    .union([words, z.number()])
    .describe("Five digits; checked against the province, never shown"),
  latitude: number.describe("Degrees, WGS 84, 5.6 to 20.5"),
  longitude: number.describe("Degrees, WGS 84, 97.3 to 105.7"),
  project: words.describe("Name of the building or estate, up to 200 characters"),
  bedrooms: number.describe('0 to 50; 0 or "studio" is a studio'),
  bathrooms: number.describe("0 to 50"),
  area_sqm: number.describe(
    "Floor area in square metres, 5 to 100,000; takes precedence over square_footage",
  ),
  square_footage: number.describe("Floor area in square feet, converted to square metres"),
  land_sqm: number.describe(
    'Land area in square metres; "2-1-50" and "2 ไร่ 1 งาน 50 ตร.ว." are read as rai, ngan and square wah',
  ),
  floor: z
    .union([words, z.number()])
    .describe('Floor as the building calls it: 12, "12A", "G", up to 20 characters'),
  furnishing: words.describe("unfurnished, partly or fully"),
  amenities: z
    .union([list, z.record(z.string(), yesOrNo)])
    .describe(
      `Any of ${AMENITIES.join(", ")}, or everyday words for them in both languages. A list says what the home has; ` +
        'anything not in it stays unknown. {"pool": true, "gym": false} says both',
    ),
  amenities_no: list.describe("Amenities the home doesn't have"),
  pets: yesOrNo.describe("Whether pets are allowed; unknown if missing"),
  tenure: words.describe(`${TENURES.slice(0, 2).join(" or ")}; foreign quota has its own field`),
  foreign_quota: yesOrNo.describe("Whether foreigners can buy the condo within the foreign quota"),
  year_built: number.describe("Western year; a Buddhist year is converted"),
  available_from: words.describe("YYYY-MM-DD; 31/12/2569 and Thai month names also work"),
  images: list.describe("http or https URLs of photos, up to 50; the first is shown on the card"),
  website_url: words.describe(
    'Your own page for the listing, http or https; "View details" opens it',
  ),
  contact: z
    .union([words, z.object({ name: words, phone: words, line: words, email: words }).partial()])
    .describe("Who people can contact about this listing"),
  allow_ai_display: yesOrNo.describe(
    "false keeps the listing out of the assistant and all searches; its own page stays. true if missing",
  ),
} as const;

/** The members of a row by name, in the order they are documented. */
export const PARTNER_ROW_MEMBERS = Object.keys(members) as readonly (keyof typeof members)[];

/**
 * A schema that says what to send and lets everything through, because the use
 * case answers for each row what is wrong with it.
 */
const documented = (id: string, schema: z.ZodType): z.ZodType => {
  const { $schema: _dialect, additionalProperties: _closed, ...shape } = z.toJSONSchema(schema);
  return z.unknown().meta({ id, ...shape });
};

/** A home as a partner sends it. */
export const PartnerRow = documented("PartnerRow", z.object(members).partial());

/** The most rows that one call takes. */
export const BULK_ROWS_MAX = 1_000;

const rows = { type: "array", maxItems: BULK_ROWS_MAX, items: { $ref: "#/$defs/PartnerRow" } };

/** Many homes: an array, or an object that holds one. As NDJSON, one home a line. */
export const PartnerRows: z.ZodType = z.unknown().meta({
  id: "PartnerRows",
  anyOf: [rows, { type: "object", properties: { properties: rows }, required: ["properties"] }],
});
