import { findAdministrativeArea, nearestM } from "@propertyvr/gazetteer";
import {
  type Amenity,
  NEAREST_UNKNOWN,
  type Point,
  type PropertyType,
} from "@propertyvr/vocabulary";
import type { CellReader } from "../cells.ts";
import type { FileShape } from "../file-shape.ts";
import { type ListingDraft, UNSTATED } from "../listing-draft.ts";

/**
 * Homes for sale in Bangkok and around it, one row a home: id, province,
 * district, subdistrict, address, property_type, ..., facilities, price. Unknown
 * storeys and years are filled with 1 and 2000 in this shape (those two values
 * stand in 46 % and 28 % of the rows), so both are read as unknown.
 */
export const metroSale: FileShape = {
  name: "metro-sale",
  reference: "id",
  columns: [
    "id",
    "province",
    "district",
    "subdistrict",
    "address",
    "property_type",
    "bedrooms",
    "baths",
    "floor_area",
    "floor_level",
    "land_area",
    "latitude",
    "longitude",
    "year_built",
    "facilities",
    "price",
  ],
  read,
};

const TYPES: Readonly<Record<string, PropertyType>> = {
  condo: "condo",
  townhouse: "townhouse",
  "detached house": "house",
};
const TYPE_NAMES: Readonly<Partial<Record<PropertyType, readonly [en: string, th: string]>>> = {
  condo: ["condo", "คอนโด"],
  townhouse: ["townhouse", "ทาวน์เฮ้าส์"],
  house: ["house", "บ้านเดี่ยว"],
};
const FACILITIES: Readonly<Record<string, Amenity>> = {
  "swimming pool": "pool",
  "fitness corner": "gym",
  "gymnasium room": "gym",
  "car park": "parking",
  "covered car park": "parking",
  "24 hours security": "security",
  cctv: "security",
  "lift lobby": "elevator",
  "community garden": "garden",
};
const FILLED_FLOOR = 1;
const FILLED_YEAR = 2000;
/** Degrees: the mainland, the islands and nothing else. */
const THAILAND = { south: 5.6, north: 20.5, west: 97.3, east: 105.7 };

function read(cells: CellReader, raw: Readonly<Record<string, string>>): ListingDraft | null {
  const externalId = cells.text("id");
  if (externalId === null) cells.note("error", "id", "missing_value");
  const type = TYPES[cells.text("property_type")?.toLowerCase() ?? ""];
  if (type === undefined) cells.note("error", "property_type", "unknown_type");
  const salePrice = cells.number("price", { min: 10_000, max: 10_000_000_000 });
  if (salePrice === null) cells.note("error", "price", "missing_value");
  const area = readArea(cells);
  if (externalId === null || type === undefined || salePrice === null || area === null) return null;

  const point = readPoint(cells);
  const bedrooms = cells.number("bedrooms", { min: 0, max: 50 });
  const address = cells.text("address");
  cells.note("repair", "id", "title_composed");
  return {
    ...UNSTATED,
    externalId,
    type,
    rentPrice: null,
    salePrice: Math.round(salePrice),
    bedrooms,
    bathrooms: cells.number("baths", { min: 0, max: 50 }),
    areaSqm: cells.number("floor_area", { min: 5, max: 100_000 }),
    landSqm: readLand(cells, type),
    ...area,
    point,
    locationPrecisionM: point === null ? null : 100,
    nearestM: point === null ? NEAREST_UNKNOWN : nearestM(point),
    amenities: readFacilities(cells),
    tenure: {},
    status: "available",
    ...composeTitles(type, bedrooms, address, cells),
    address,
    floor:
      type === "condo"
        ? (readFilled(cells, "floor_level", FILLED_FLOOR, 200)?.toString() ?? null)
        : null,
    yearBuilt: readFilled(cells, "year_built", FILLED_YEAR, 2100),
    raw,
  };
}

function readArea(
  cells: CellReader,
): Pick<ListingDraft, "provinceCode" | "districtCode" | "subdistrictCode"> | null {
  const province = cells.text("province");
  const found =
    province === null
      ? undefined
      : findAdministrativeArea({
          province,
          district: cells.text("district"),
          subdistrict: cells.text("subdistrict"),
        });
  if (found === undefined) return (cells.note("error", "province", "unknown_province"), null);
  if (found.districtCode === null) cells.note("warning", "district", "unknown_district");
  else if (found.subdistrictCode === null)
    cells.note("warning", "subdistrict", "unknown_subdistrict");
  return found;
}

function readPoint(cells: CellReader): Point | null {
  const lat = cells.number("latitude", { min: -90, max: 90 });
  const lon = cells.number("longitude", { min: -180, max: 180 });
  if (lat === null || lon === null) return null;
  const { south, north, west, east } = THAILAND;
  if (lat >= south && lat <= north && lon >= west && lon <= east) return { lat, lon };
  cells.note("warning", "latitude", "outside_thailand");
  return null;
}

function readLand(cells: CellReader, type: PropertyType): number | null {
  const land = cells.number("land_area", { min: 1, max: 10_000_000 });
  if (type !== "condo" || land === null) return land;
  cells.note("repair", "land_area", "not_applicable");
  return null;
}

function readFilled(cells: CellReader, column: string, filler: number, max: number): number | null {
  const value = cells.number(column, { min: 0, max });
  if (value !== filler) return value === 0 ? null : value;
  cells.note("repair", column, "filler_value");
  return null;
}

/** A list states yes; what it does not name stays unknown. */
function readFacilities(cells: CellReader): ListingDraft["amenities"] {
  const said: Partial<Record<Amenity, "yes">> = {};
  for (const word of cells.list("facilities")) {
    const amenity = FACILITIES[word.toLowerCase()];
    if (amenity !== undefined) said[amenity] = "yes";
  }
  return said;
}

function composeTitles(
  type: PropertyType,
  bedrooms: number | null,
  address: string | null,
  cells: CellReader,
): Pick<ListingDraft, "titleEn" | "titleTh"> {
  const [en, th] = TYPE_NAMES[type] ?? [type, type];
  const where = address ?? cells.text("subdistrict") ?? cells.text("district") ?? "";
  const rooms =
    bedrooms === null
      ? ["", ""]
      : bedrooms === 0
        ? ["Studio ", " สตูดิโอ"]
        : [`${bedrooms}-bedroom `, ` ${bedrooms} ห้องนอน`];
  const titleEn = `${rooms[0]}${en}, ${where}`;
  return {
    titleEn: titleEn.charAt(0).toUpperCase() + titleEn.slice(1),
    titleTh: `${th}${rooms[1]} ${where}`,
  };
}
