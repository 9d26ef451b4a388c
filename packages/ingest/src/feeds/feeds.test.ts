import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkFile } from "../file/check-file.ts";
import { readFile, utf8 } from "../file/testing/read-file.ts";
import { homeOfPortal } from "./portal-feed.ts";

const CONDO = {
  refNo: "CONDO-1-R",
  propertyType: "CONDO",
  postType: "FOR_RENT",
  title: { th: "คอนโดใกล้รถไฟฟ้าอโศก", en: "Condo near BTS Asok" },
  detail: { th: "พร้อมอยู่", en: "Ready to move in" },
  roomType: "TWO_BED_ROOM",
  onFloor: "12A",
  roomNumber: "1204",
  floorArea: 75.5,
  numberOfBath: 2,
  facingDirection: "SOUTH",
  location: {
    projectId: 12,
    projectName: "The Example Asoke",
    provinceCode: "10",
    districtCode: 1039,
    subDistrictCode: 103901,
  },
  price: {
    forRent: { priceType: "AMOUNT", price: 45_000, deposit: { depositType: "MONTH", month: 2 } },
  },
  amenities: {
    allowPet: false,
    hasAirCondition: true,
    hasKitchenStove: false,
    hasWasher: false,
    hasTV: true,
  },
  pictures: {
    listing: [{ url: "https://example.com/1.jpg", caption: "x" }],
    other: ["https://example.com/3.jpg"],
    buildingAndFacilities: [{ url: "https://example.com/2.jpg" }],
  },
  contactInformation: {
    name: "Khun Ploy",
    lineId: "@agency",
    email: "a@example.com",
    agentPhone: ["02 123 4567"],
  },
  tagName: ["hot"],
  remark: "owner is in a hurry",
};
const HOUSE = {
  refNo: "HOME-1-S",
  propertyType: "TWIN_HOUSE",
  postType: "FOR_SALE",
  title: { en: "House in Phuket" },
  landArea: 100,
  numberOfBed: 4,
  numberOfBath: 3,
  numberOfFloor: 2.5,
  numberOfParking: 2,
  furnished: "PARTIAL",
  tenure: "FREEHOLD",
  location: { soi: "Soi 5", road: "Chao Fa", lat: 7.884, lng: 98.3917, provinceCode: "83" },
  price: { forSale: { priceType: "CALL" } },
  amenities: { hasPersonalPool: true, hasLift: false },
  pictures: ["https://example.com/a.jpg"],
};
const feedOf = (listingData: readonly unknown[]) =>
  utf8(
    JSON.stringify({
      updatedAt: "2026-11-01T00:00:00Z",
      listingCount: listingData.length,
      listingData,
    }),
  );
/** Each record of a file by the rule book. */
const checked = (bytes: Uint8Array) => {
  const check = checkFile();
  return [...check.push(bytes), ...check.end()];
};

describe("a portal's feed", () => {
  it("has each listing in the members of a partner's row", () => {
    const { kind, events, fault } = readFile(feedOf([CONDO, HOUSE]));
    expect([kind, fault]).toEqual(["portal-feed", undefined]);
    expect(events.map((event) => event.is === "value" && event.value)).toEqual([
      {
        external_id: "CONDO-1-R",
        property_type: "condo",
        deal: "rent",
        rent_price: 45_000,
        title_th: "คอนโดใกล้รถไฟฟ้าอโศก",
        title_en: "Condo near BTS Asok",
        description_th: "พร้อมอยู่",
        description_en: "Ready to move in",
        bedrooms: 2,
        bathrooms: 2,
        area_sqm: 75.5,
        floor: "12A",
        project: "The Example Asoke",
        location: "The Example Asoke",
        province: "Bangkok",
        district: "Watthana",
        subdistrict: "Khlong Toei Nuea",
        amenities: { aircon: true, washing_machine: false },
        pets: false,
        images: [
          "https://example.com/1.jpg",
          "https://example.com/2.jpg",
          "https://example.com/3.jpg",
        ],
        contact: {
          name: "Khun Ploy",
          phone: "02 123 4567",
          line: "@agency",
          email: "a@example.com",
        },
      },
      {
        external_id: "HOME-1-S",
        property_type: "house",
        deal: "sale",
        sale_price: "on_request",
        title_en: "House in Phuket",
        bedrooms: 4,
        bathrooms: 3,
        land_sqm: "100 ตร.ว.",
        furnishing: "partly",
        tenure: "freehold",
        location: "Soi 5, Chao Fa",
        province: "Phuket",
        latitude: 7.884,
        longitude: 98.3917,
        amenities: { pool: true, elevator: false, parking: true },
        images: ["https://example.com/a.jpg"],
      },
    ]);
  });

  it("is read by the rule book without a warning", () => {
    for (const row of checked(feedOf([CONDO, HOUSE]))) {
      expect("draft" in row && row.draft).not.toBeNull();
      const notes = "notes" in row ? row.notes.filter(({ severity }) => severity !== "repair") : [];
      expect(notes).toEqual([]);
    }
  });

  it("tells what is wrong with a listing by the rule book", () => {
    const codes = (change: object) =>
      checked(feedOf([{ ...CONDO, ...change }])).flatMap((row) =>
        "notes" in row ? row.notes.map(({ code }) => code) : [],
      );
    expect(codes({ propertyType: "CASTLE" })).toContain("word.unknown");
    expect(codes({ price: { forSale: { priceType: "AMOUNT", price: 5 } } })).toContain(
      "price.required",
    );
    expect(codes({ floorArea: "wide" })).toContain("number.unreadable");
    expect(codes({ status: "DELETED" })).toContain("word.unknown");
    expect(codes({ location: { provinceCode: "11", districtCode: 9999 } })).toContain(
      "district.unknown",
    );
  });

  it("of any values gives a row and never throws", () => {
    const names = Object.keys({ ...CONDO, ...HOUSE });
    const odd = fc.dictionary(fc.constantFrom(...names), fc.anything({ maxDepth: 2 }));
    expect(
      fc.check(
        fc.property(odd, (listing) => typeof homeOfPortal(listing) !== "function"),
        { numRuns: 500 },
      ).failed,
    ).toBe(false);
  });
});

const property = (inside: string) => `<property>\n${inside}\n</property>`;
const VILLA =
  property(`<id>v1</id><date>2026-01-01 10:00:00</date><ref>R-7</ref><price>12500000</price><currency>THB</currency>
<price_freq>sale</price_freq><part_ownership>0</part_ownership><leasehold>1</leasehold><new_build>0</new_build>
<type>Villa</type><town>Rawai</town><province>Phuket</province><country>Thailand</country>
<location><latitude>7.78</latitude><longitude>98.32</longitude></location><beds>3</beds><baths>0</baths><pool>1</pool>
<surface_area><built>210</built><plot>0</plot></surface_area><energy_rating><consumption>X</consumption></energy_rating>
<url><en>https://example.com/en/7</en><es>https://example.com/es/7</es></url>
<desc><en><![CDATA[Pool & garden]]></en><de>Schön</de></desc>
<features><feature>Air conditioning</feature><feature>Sea view</feature><feature>Bargain</feature></features>
<images><image id="1"><url>https://example.com/1.jpg?a=1&amp;b=2</url></image><image id="2"><url>https://example.com/2.jpg</url></image></images>`);
const kyero = (...properties: readonly string[]) =>
  `<?xml version="1.0" encoding="utf-8"?>\n<root>\n<kyero><feed_version>3</feed_version></kyero>\n${properties.join("\n")}\n</root>\n`;

describe("a Kyero feed", () => {
  it("has each property in the members of a partner's row", () => {
    const { kind, events, fault } = readFile(utf8(kyero(VILLA)));
    expect([kind, fault]).toEqual(["kyero", undefined]);
    expect(events).toEqual([
      {
        is: "value",
        sheet: null,
        row: 1,
        line: 4,
        value: {
          external_id: "v1",
          property_type: "Villa",
          deal: "sale",
          price: "12500000",
          title: "Villa in Rawai",
          description_en: "Pool & garden",
          city: "Rawai",
          province: "Phuket",
          latitude: "7.78",
          longitude: "98.32",
          bedrooms: "3",
          area_sqm: "210",
          tenure: "leasehold",
          amenities: { aircon: true, sea_view: true, pool: true },
          images: ["https://example.com/1.jpg?a=1&b=2", "https://example.com/2.jpg"],
          website_url: "https://example.com/en/7",
        },
      },
    ]);
  });

  it("is read by the rule book, with a title made of its facts", () => {
    const [row] = checked(utf8(kyero(VILLA)));
    expect(row).toMatchObject({
      externalId: "v1",
      draft: { salePrice: 12_500_000, type: "villa" },
    });
  });

  it.each([
    ["another currency", "<currency>EUR</currency><price_freq>sale</price_freq>", "price.currency"],
    ["a price for a week", "<currency>THB</currency><price_freq>week</price_freq>", "price.part"],
    [
      "another country",
      "<price_freq>sale</price_freq><country>Spain</country><province>Alicante</province>",
      "province.unknown",
    ],
  ])("with %s is refused", (_, inside, code) => {
    const [row] = checked(
      utf8(
        kyero(
          property(`<id>1</id><type>casa</type><price>500000</price><town>Phuket</town>${inside}`),
        ),
      ),
    );
    expect(row).toMatchObject({ draft: null });
    expect(row !== undefined && "notes" in row && row.notes.map((note) => note.code)).toContain(
      code,
    );
  });

  it("is the same however its bytes are cut", () => {
    const bytes = utf8(kyero(...Array.from({ length: 200 }, () => VILLA)));
    const whole = JSON.stringify(readFile(bytes));
    const same = fc.property(
      fc.array(fc.nat(bytes.length)),
      (cuts) => JSON.stringify(readFile(bytes, {}, cuts)) === whole,
    );
    expect(fc.check(same, { numRuns: 10 }).failed).toBe(false);
    expect(readFile(bytes).events).toHaveLength(200);
  });

  it("loses a property that is not well-formed and no other", () => {
    const text = kyero(
      property("<id>1</id>"),
      property("<id>2</id><desc>R&B</desc>"),
      "<property><id>3</id>",
      property(`<id>4</id><desc>${"x".repeat(2_000_000)}</desc>`),
      property("<id>5</id>"),
    );
    const { events, fault } = readFile(utf8(text));
    expect(fault).toBeUndefined();
    expect(events).toMatchObject([
      { row: 1, line: 4, value: { external_id: "1" } },
      { row: 2, line: 7, code: "record_unreadable" },
      { row: 3, line: 10, code: "record_unreadable" },
      { row: 4, line: 11, code: "record_too_long" },
      { row: 5, line: 14, value: { external_id: "5" } },
    ]);
  });

  it("that breaks off says so and keeps what came before", () => {
    const { events, fault } = readFile(utf8(kyero(VILLA, VILLA).slice(0, -400)));
    expect(fault?.code).toBe("file_cut_short");
    expect(events.map(({ is }) => is)).toEqual(["value", "broken"]);
    // Between two properties as well: others may be missing.
    const between = readFile(utf8(kyero(VILLA).replace("</root>", "")));
    expect([between.fault?.code, between.events.length]).toEqual(["file_cut_short", 1]);
  });
});

describe("XML of another kind", () => {
  it.each([
    ["a web page", "<!DOCTYPE html><html><body><table></table></body></html>", "web_page"],
    ["a table that is called .xls", "<table><tr><td>id</td></tr></table>", "web_page"],
    [
      "Excel 2003",
      '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook></Workbook>',
      "old_workbook",
    ],
    ["a sitemap", "<urlset><url/></urlset>", "unknown_xml"],
    [
      "entities that grow",
      '<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "aa">]><root><kyero/></root>',
      "xml_doctype",
    ],
    [
      "entities behind the root",
      "<root><kyero/><!DOCTYPE r><property></property></root>",
      "xml_doctype",
    ],
  ])("%s is told by a fault", (_, text, code) => {
    expect(readFile(utf8(text)).fault?.code).toBe(code);
  });
});
