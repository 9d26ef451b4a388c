import { z } from "zod";
import { FETCH_FAULT_TEXTS, FETCH_FAULTS } from "./fetch-faults.ts";

/** Copies that are kept of each photo: pixels wide and high at most. */
export const PICTURE_SIZES = [640, 1280] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** Of a photo as it is fetched. */
export const PHOTO_MAX_PIXELS = 50_000_000;
export const PHOTO_MIN_SIDE = 100;
/** Photos that are kept of one partner: twenty of each of 5,000 homes. */
export const PHOTOS_OF_A_PARTNER = 100_000;

/** Where our own copy of a picture is, on our origin. */
export const picturePath = (id: string, size: PictureSize): string =>
  `/api/pictures/${id}/${String(size)}`;

/** What is wrong with a file that should be a picture. */
const FILE_FAULTS = [
  "web_page",
  "vector",
  "heic",
  "not_a_picture",
  "broken",
  "too_many_pixels",
  "too_small",
] as const;
export type PhotoFileFault = (typeof FILE_FAULTS)[number];
/** What is wrong with what an address answered. */
const PICTURE_FAULTS = ["status", "encoded", ...FILE_FAULTS] as const;
/** What there is no room for. */
const ROOM_FAULTS = ["too_many", "no_space"] as const;
export const PHOTO_FAULTS = [...FETCH_FAULTS, ...PICTURE_FAULTS, ...ROOM_FAULTS] as const;
export type PhotoFault = (typeof PHOTO_FAULTS)[number];

type PhotoFaultText = { readonly en: string; readonly th: string };

/** As a partner reads it. */
export const photoFaultText = (fault: PhotoFault, status: number | null): PhotoFaultText => {
  if (fault === "status") return statusText(status);
  return PHOTO_TEXTS[fault];
};

const PHOTO_TEXTS: Readonly<Record<Exclude<PhotoFault, "status">, PhotoFaultText>> = {
  ...FETCH_FAULT_TEXTS,
  too_large: {
    en: "The photo is larger than 15 MB.",
    th: "ไฟล์รูปใหญ่เกิน 15 MB",
  },
  encoded: {
    en: "The photo was compressed a second time (Content-Encoding). Serve the file as it is.",
    th: "รูปถูกบีบอัดซ้ำ (Content-Encoding) กรุณาส่งไฟล์ต้นฉบับ",
  },
  web_page: {
    en: "This address opens a web page, not a photo.",
    th: "ที่อยู่นี้เปิดเป็นหน้าเว็บ ไม่ใช่ไฟล์รูป",
  },
  vector: {
    en: "We don't accept SVG. Use JPEG, PNG, WebP, AVIF or GIF.",
    th: "ไม่รับไฟล์ SVG กรุณาใช้ JPEG, PNG, WebP, AVIF หรือ GIF",
  },
  heic: {
    en: "We can't read HEIC. Save the photo as JPEG, PNG or WebP.",
    th: "ไม่รองรับไฟล์ HEIC กรุณาบันทึกรูปเป็น JPEG, PNG หรือ WebP",
  },
  not_a_picture: {
    en: "This file isn't a JPEG, PNG, WebP, AVIF or GIF.",
    th: "ไฟล์นี้ไม่ใช่ JPEG, PNG, WebP, AVIF หรือ GIF",
  },
  broken: {
    en: "The file is damaged or incomplete.",
    th: "ไฟล์เสียหายหรือไม่ครบ",
  },
  too_many_pixels: {
    en: "The photo has more than 50 million pixels.",
    th: "รูปมีความละเอียดเกิน 50 ล้านพิกเซล",
  },
  too_small: {
    en: "The photo is smaller than 100 pixels on a side.",
    th: "รูปมีด้านสั้นกว่า 100 พิกเซล",
  },
  too_many: {
    en: "You've reached the limit of 100,000 photos. Remove listings or photos you no longer need; we'll retry this photo within a week.",
    th: "คุณมีรูปครบ 100,000 รูปแล้ว จึงเก็บเพิ่มไม่ได้ กรุณาลบประกาศหรือรูปที่ไม่ใช้แล้ว เราจะลองรูปนี้อีกครั้งภายในหนึ่งสัปดาห์",
  },
  no_space: {
    en: "We have no space for more photos right now. We'll retry this photo within a week.",
    th: "ขณะนี้ไม่มีพื้นที่เก็บรูปเพิ่ม เราจะลองรูปนี้อีกครั้งภายในหนึ่งสัปดาห์",
  },
};

const statusText = (status: number | null): PhotoFaultText => {
  const code = String(status ?? "");
  if (status === 404 || status === 410)
    return { en: `There's no photo at this address (${code}).`, th: `ไม่พบไฟล์ที่ที่อยู่นี้ (${code})` };
  if (status === 401 || status === 403)
    return {
      en: `The server doesn't let us download it (${code}).`,
      th: `เซิร์ฟเวอร์ไม่อนุญาตให้เราดึงรูป (${code})`,
    };
  if (status === 429)
    return {
      en: "The server asks us to try again later (429).",
      th: "เซิร์ฟเวอร์ขอให้มาใหม่ภายหลัง (429)",
    };
  return { en: `The server responded with ${code}.`, th: `เซิร์ฟเวอร์ตอบกลับ ${code}` };
};

export const PHOTO_STATES = ["waiting", "ok", "dead", "refused"] as const;
export type PhotoState = (typeof PHOTO_STATES)[number];

/** What became of one photo that a listing names. */
export const ImageState = z
  .object({
    url: z.string(),
    state: z
      .enum(PHOTO_STATES)
      .describe(
        "waiting: not downloaded yet, or about to be retried; ok: shown from our copy; dead: couldn't be downloaded; refused: not a usable photo, or no space left for it. We retry dead and refused photos every week",
      ),
    picture: z.string().nullable().describe("Path of our copy if the state is ok"),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    reason: z.enum(PHOTO_FAULTS).nullable().describe("Why the last attempt failed"),
    message: z.string().nullable(),
    message_th: z.string().nullable(),
    last_tried: z.string().nullable(),
    next_try: z.string().nullable(),
  })
  .meta({ id: "ImageState" });
export type ImageState = z.infer<typeof ImageState>;

/** A photo of a home as people are shown it: our own copies. */
export const Photo = z
  .object({
    small: z.string().describe("At most 640 pixels wide and high"),
    large: z.string().describe("At most 1280 pixels wide and high"),
    width: z.number().int().describe("Width of the large one in pixels"),
    height: z.number().int(),
  })
  .meta({ id: "Photo" });
export type Photo = z.infer<typeof Photo>;
