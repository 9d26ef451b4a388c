import { administrativeArea } from "@propertyvr/gazetteer";
import { present } from "./present.ts";

type FeedMembers = Readonly<Record<string, unknown>>;

/**
 * A listing of the JSON feed that agencies make for PropertyHub (v2.2, github.com/zimplemedia/
 * propertyhub-json-schema) as a partner's row. Its sale and its rent are two listings there, as two
 * homes here. What a home has no member for is left out: the direction it faces, deposits, tags,
 * the room's number and the agency's own remark.
 *
 * @returns what is no object, as it came: the rule book says so
 */
export function homeOfPortal(listing: unknown): unknown {
  if (!isObject(listing)) return listing;
  const title = named(listing["title"]);
  const detail = named(listing["detail"]);
  const deal = DEALS[textOf(listing["postType"])] ?? listing["postType"];
  return present({
    external_id: listing["refNo"],
    property_type: TYPES[textOf(listing["propertyType"])] ?? listing["propertyType"],
    deal,
    ...pricesOf(listing["price"], deal),
    ...("other" in title ? { title: title.other } : { title_th: title.th, title_en: title.en }),
    ...("other" in detail
      ? { description: detail.other }
      : { description_th: detail.th, description_en: detail.en }),
    status: listing["status"] === "ACTIVE" ? "available" : listing["status"],
    bedrooms: listing["numberOfBed"] ?? BEDROOMS[textOf(listing["roomType"])],
    bathrooms: listing["numberOfBath"],
    area_sqm: listing["floorArea"],
    land_sqm: landOf(listing["landArea"]),
    floor: listing["onFloor"],
    furnishing: FURNISHINGS[textOf(listing["furnished"])] ?? listing["furnished"],
    // It counts for condominiums on sale alone.
    tenure: deal === "sale" ? textOf(listing["tenure"]).toLowerCase() : undefined,
    ...placeOf(listing["location"]),
    ...amenitiesOf(listing["amenities"], listing["numberOfParking"]),
    images: imagesOf(listing["pictures"]),
    contact: contactOf(listing["contactInformation"]),
  });
}

const TYPES: Readonly<Record<string, string>> = {
  CONDO: "condo",
  HOME: "house",
  TWIN_HOUSE: "house",
  TOWN_HOUSE: "townhouse",
  LAND: "land",
  SHOP_HOUSE: "shophouse",
  RETAIL_SPACE: "shophouse",
  APARTMENT: "apartment",
  OFFICE: "office",
  HOME_OFFICE: "office",
  FACTORY: "warehouse",
};
const DEALS: Readonly<Record<string, string>> = { FOR_RENT: "rent", FOR_SALE: "sale" };
const FURNISHINGS: Readonly<Record<string, string>> = {
  FULLY: "fully",
  PARTIAL: "partly",
  UNFURNISHED: "unfurnished",
};
const BEDROOMS: Readonly<Record<string, number>> = {
  STUDIO: 0,
  ONE_BED_ROOM: 1,
  TWO_BED_ROOM: 2,
  THREE_BED_ROOM: 3,
  FOUR_BED_ROOM: 4,
  FIVE_BED_ROOM: 5,
  SIX_BED_ROOM: 6,
  DUPLEX_ONE_BED: 1,
  DUPLEX_TWO_BED: 2,
  DUPLEX_THREE_BED: 3,
  DUPLEX_FOUR_BED: 4,
  DUPLEX_FIVE_BED: 5,
};

const isObject = (value: unknown): value is FeedMembers =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** {"th": ..., "en": ...}; older feeds have one text. */
const named = (value: unknown) =>
  isObject(value) ? { th: value["th"], en: value["en"] } : { other: value };

/** {"forRent": {"priceType": "AMOUNT", "price": 30000}}; of the deal that the listing is for. */
function pricesOf(price: unknown, deal: unknown): FeedMembers {
  if (!isObject(price)) return { price };
  const asked = (under: unknown): unknown =>
    isObject(under) ? (under["priceType"] === "CALL" ? "on_request" : under["price"]) : under;
  return deal === "rent"
    ? { rent_price: asked(price["forRent"]) }
    : { sale_price: asked(price["forSale"]) };
}

/** Land is stated in square wah. */
const landOf = (area: unknown): unknown =>
  typeof area === "number" || /^\d[\d,.]*$/.test(textOf(area)) ? `${String(area)} ตร.ว.` : area;

function placeOf(location: unknown): FeedMembers {
  if (!isObject(location)) return { location };
  const streets = ["soi", "road"].map((name) => textOf(location[name])).filter(Boolean);
  const area = (name: string): unknown => {
    const code = Number(location[name] ?? 0);
    return code > 0 ? (administrativeArea(code)?.name ?? location[name]) : undefined;
  };
  const project = location["projectName"];
  return {
    project,
    // A project often bears the name of where it stands.
    location: streets.length > 0 ? streets.join(", ") : project,
    province: area("provinceCode"),
    district: area("districtCode"),
    subdistrict: area("subDistrictCode"),
    latitude: location["lat"],
    longitude: location["lng"],
  };
}

/** What each flag says of a home where it is true, and whether false says that the home has none. */
const FLAGS: Readonly<Record<string, readonly [amenity: string, isDenied: boolean]>> = {
  hasAirCondition: ["aircon", true],
  hasWasher: ["washing_machine", true],
  hasInternet: ["wifi", true],
  hasHotTub: ["bathtub", true],
  hasLift: ["elevator", true],
  hasEvCharger: ["ev_charger", true],
  hasFurniture: ["furnished", true],
  // Without one of its own it may have the project's, or a kitchen of another kind.
  hasPersonalPool: ["pool", false],
  hasKitchenStove: ["kitchen", false],
  hasThaiKitchen: ["kitchen", false],
  hasPantryKitchen: ["kitchen", false],
};

function amenitiesOf(flags: unknown, parking: unknown): FeedMembers {
  const amenities: Record<string, unknown> = {};
  if (isObject(flags))
    for (const [flag, [amenity, isDenied]] of Object.entries(FLAGS)) {
      const value = flags[flag];
      if (value === true || (value === false && isDenied)) amenities[amenity] = value;
    }
  if (Number(parking) > 0) amenities["parking"] = true;
  return {
    amenities: Object.keys(amenities).length > 0 ? amenities : undefined,
    pets: isObject(flags) ? flags["allowPet"] : undefined,
  };
}

/** Addresses, objects with them, or such lists by what they show: the home's own first. */
function imagesOf(pictures: unknown): unknown {
  if (!Array.isArray(pictures)) return isObject(pictures) ? grouped(pictures) : pictures;
  return pictures.map((picture: unknown) => (isObject(picture) ? picture["url"] : picture));
}
const grouped = (pictures: FeedMembers): unknown =>
  ["listing", "buildingAndFacilities", "other", "notSpecific"].flatMap(
    (group) => imagesOf(pictures[group]) ?? [],
  );

function contactOf(contact: unknown): unknown {
  if (!isObject(contact)) return contact;
  const phones: unknown = contact["agentPhone"];
  return present({
    name: contact["name"],
    phone: (Array.isArray(phones) ? (phones[0] as unknown) : phones) ?? contact["whatsApp"],
    line: contact["lineId"],
    email: contact["email"],
  });
}
