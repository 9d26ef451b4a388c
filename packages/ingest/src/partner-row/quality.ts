import { isRoomless, type PropertyType } from "@propertyvr/vocabulary";
import type { ListingDraft } from "../listing-draft.ts";
import { type FitFacts, misfitsOf } from "./fit.ts";

export type QualityFacts = FitFacts &
  Pick<
    ListingDraft,
    | "titleEn"
    | "titleTh"
    | "descriptionEn"
    | "descriptionTh"
    | "bathrooms"
    | "landSqm"
    | "project"
    | "floor"
    | "furnishing"
    | "yearBuilt"
    | "amenities"
    | "images"
    | "districtCode"
    | "subdistrictCode"
    | "point"
    | "pointPrecisionM"
  >;

/** What would raise the score, and by how much. */
export interface Gain {
  /** "images>=8", "description_th>=200". */
  readonly add: string;
  readonly points: number;
  readonly message: string;
  readonly messageTh: string;
}
export interface Quality {
  /** 0 to 100. */
  readonly score: number;
  /** The most points first. */
  readonly gains: readonly Gain[];
}

interface Item {
  readonly add: string;
  readonly points: number;
  /** Of the points, how many it has: 0 to 1. */
  readonly share: number;
  readonly says: readonly [en: string, th: string];
}

const DESCRIPTION_CHARS = 200;
const IMAGES = 8;
const AMENITIES_KNOWN = 5;
/** A listing is taken to be true for so long after its partner last said so. */
export const FRESH_DAYS = { rent: 30, sale: 90 } as const;

/**
 * How complete, seen, readable, placed, fresh and consistent a listing is: 30, 20, 15, 15, 15 and
 * 5 points. What a kind of home does not have is not missed.
 * @param ageDays since its partner last sent it
 * @param lostImages how many of its photos cannot be fetched, and so are not seen
 */
export function qualityOf(home: QualityFacts, ageDays: number, lostImages = 0): Quality {
  const items = [
    ...completeness(home),
    ...images(home.images.length, lostImages),
    ...texts(home),
    ...location(home),
    freshness(home, ageDays),
    { ...CONSISTENT_ITEM, share: misfitsOf(home).length === 0 ? 1 : 0 },
  ];
  const reached = (item: Item) => item.points * Math.min(1, Math.max(0, item.share));
  const gains = items
    .map((item) => ({ item, points: Math.round(item.points - reached(item)) }))
    .filter(({ points }) => points > 0)
    .map(({ item: { add, says }, points }) => ({
      add,
      points,
      message: says[0],
      messageTh: says[1],
    }));
  return {
    score: Math.round(items.reduce((sum, item) => sum + reached(item), 0)),
    gains: gains.sort((a, b) => b.points - a.points),
  };
}

const IMAGES_ITEM = {
  add: `images>=${IMAGES}`,
  points: 20,
  says: [`Add photos, up to ${IMAGES} in all`, `เพิ่มรูปให้ครบ ${IMAGES} รูป`],
} as const;

function images(named: number, lost: number): readonly Item[] {
  const counting = Math.min(named, IMAGES);
  const seen = Math.min(named - lost, IMAGES);
  const { points } = IMAGES_ITEM;
  const lostPoints = (points * (counting - seen)) / IMAGES;
  const left = points - lostPoints;
  return [
    { ...IMAGES_ITEM, points: left, share: left === 0 ? 1 : (points * seen) / IMAGES / left },
    {
      add: "images_reachable",
      points: lostPoints,
      share: 0,
      says: [
        `${lost} of ${named} photos couldn't be downloaded`,
        `ดาวน์โหลดรูปไม่ได้ ${lost} จาก ${named} รูป`,
      ],
    },
  ];
}
const CONSISTENT_ITEM = {
  add: "consistent",
  points: 5,
  says: ["Check the values that don't seem to fit together", "ตรวจค่าที่ดูขัดกัน"],
} as const;

const IN_BUILDINGS: readonly PropertyType[] = ["condo", "apartment"];

function completeness(home: QualityFacts): readonly Item[] {
  const hasRooms = !isRoomless(home.type);
  const isLand = home.type === "land";
  const isInBuilding = IN_BUILDINGS.includes(home.type);
  const known = Object.keys(home.amenities).length;
  const size = isLand ? home.landSqm : home.areaSqm;
  return [
    item(isLand ? "land_sqm" : "area_sqm", 6, size !== null, "Add the size", "ระบุขนาด"),
    item(
      "bedrooms",
      5,
      !hasRooms || home.bedrooms !== null,
      "Add the number of bedrooms",
      "ระบุจำนวนห้องนอน",
    ),
    item(
      "bathrooms",
      4,
      !hasRooms || home.bathrooms !== null,
      "Add the number of bathrooms",
      "ระบุจำนวนห้องน้ำ",
    ),
    item(
      "project",
      3,
      !isInBuilding || home.project !== null,
      "Add the project or building",
      "ระบุชื่อโครงการ",
    ),
    item(
      "furnishing",
      3,
      isLand || home.furnishing !== null,
      "Add the furnishing",
      "ระบุสภาพเฟอร์นิเจอร์",
    ),
    item("floor", 2, !isInBuilding || home.floor !== null, "Add the floor", "ระบุชั้น"),
    item("year_built", 2, isLand || home.yearBuilt !== null, "Add the year built", "ระบุปีที่สร้าง"),
    {
      ...item(
        `amenities>=${AMENITIES_KNOWN}`,
        5,
        isLand,
        "Add more amenities, including those it doesn't have",
        "ระบุสิ่งอำนวยความสะดวกเพิ่ม รวมถึงสิ่งที่ไม่มี",
      ),
      share: isLand ? 1 : known / AMENITIES_KNOWN,
    },
  ];
}

function texts(home: QualityFacts): readonly Item[] {
  const length = (text: string | null) => (text?.length ?? 0) / DESCRIPTION_CHARS;
  return [
    item("title_th", 2, home.titleTh !== null, "Add a title in Thai", "เพิ่มหัวข้อภาษาไทย"),
    item("title_en", 2, home.titleEn !== null, "Add a title in English", "เพิ่มหัวข้อภาษาอังกฤษ"),
    { ...DESCRIPTION_TH, share: length(home.descriptionTh) },
    { ...DESCRIPTION_EN, share: length(home.descriptionEn) },
  ];
}

const DESCRIPTION_TH = {
  add: `description_th>=${DESCRIPTION_CHARS}`,
  points: 6,
  says: ["Add a Thai description of a few sentences", "เขียนรายละเอียดภาษาไทยสองสามประโยค"],
} as const;
const DESCRIPTION_EN = {
  add: `description_en>=${DESCRIPTION_CHARS}`,
  points: 5,
  says: ["Add an English description of a few sentences", "เขียนรายละเอียดภาษาอังกฤษสองสามประโยค"],
} as const;

const location = (home: QualityFacts): readonly Item[] => [
  item(
    "latitude,longitude",
    7,
    home.point !== null && home.pointPrecisionM === null,
    "Add the coordinates",
    "เพิ่มพิกัด",
  ),
  item("district", 5, home.districtCode !== null, "Add the district", "ระบุเขตหรืออำเภอ"),
  item("subdistrict", 3, home.subdistrictCode !== null, "Add the sub-district", "ระบุแขวงหรือตำบล"),
];

/** Full for the first half of its days, then less with each. */
function freshness(home: QualityFacts, ageDays: number): Item {
  const days = home.rentPrice === null ? FRESH_DAYS.sale : FRESH_DAYS.rent;
  const share = Math.min(1, 2 - (2 * ageDays) / days);
  return {
    ...item(
      "sent_again",
      15,
      true,
      "Send it again to confirm it's still up to date",
      "ส่งข้อมูลอีกครั้งเพื่อยืนยันว่ายังเป็นปัจจุบัน",
    ),
    share,
  };
}

const item = (add: string, points: number, isThere: boolean, en: string, th: string): Item => ({
  add,
  points,
  share: isThere ? 1 : 0,
  says: [en, th],
});
