import {
  PHOTO_MAX_PIXELS,
  PHOTO_MIN_SIDE,
  PICTURE_SIZES,
  type PhotoFault,
  type PictureSize,
} from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import { createHash } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import { dHash, HASH_HEIGHT, HASH_WIDTH } from "./d-hash.ts";
import { sniffPicture } from "./sniff-picture.ts";

export interface PictureFile {
  readonly size: PictureSize;
  readonly type: "image/webp" | "image/jpeg";
  readonly body: Buffer;
}

/** What is kept of a photo: copies that we drew ourselves, without anything else its file held. */
export interface MadePicture {
  /** 32 hexadecimal digits: the beginning of the SHA-256 of the fetched bytes. */
  readonly id: string;
  /** Of the largest copy, upright. */
  readonly width: number;
  readonly height: number;
  /** A signed 64-bit integer in decimal. */
  readonly dhash: string;
  readonly files: readonly PictureFile[];
}

const LARGE = Math.max(...PICTURE_SIZES);
const SMALL = Math.min(...PICTURE_SIZES);
const JPEG_QUALITY = 78;
const WEBP_QUALITY = 74;
/** Faster than the usual 4 by half, for files a few per cent larger. */
const WEBP_EFFORT = 2;
const LONGEST_S = 10;

// One picture at a time on one thread: the others belong to passwords, files and name look-ups.
sharp.concurrency(1);
sharp.cache(false);
// Only what reads the five formats that are taken; SVG, PDF and TIFF have surprises of their own.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadHeifBuffer",
    "VipsForeignLoadNsgifBuffer",
  ],
});

let last: Promise<unknown> = Promise.resolve();

/** Checks a fetched photo by its content and draws our copies of it: upright, one frame, in sRGB. */
export const makePicture = (bytes: Buffer): Promise<Result<MadePicture, PhotoFault>> => {
  const made = last.then(() => make(bytes));
  last = made.catch(() => undefined);
  return made;
};

const make = async (bytes: Buffer): Promise<Result<MadePicture, PhotoFault>> => {
  const sniffed = sniffPicture(bytes);
  if (!sniffed.ok) return sniffed;
  try {
    const metadata = await open(bytes).metadata();
    // A file that begins as one format and is read as another was made to deceive.
    if (metadata.format !== sniffed.value) return fail("not_a_picture");
    const { width, height } = metadata;
    if (width * height > PHOTO_MAX_PIXELS) return fail("too_many_pixels");
    if (Math.min(width, height) < PHOTO_MIN_SIDE) return fail("too_small");
    return ok(await draw(bytes));
  } catch (error) {
    if (!isOfThePicture(error)) throw error;
    return fail(/pixel limit/i.test(error.message) ? "too_many_pixels" : "broken");
  }
};

const open = (bytes: Buffer): Sharp =>
  sharp(bytes, {
    failOn: "error",
    limitInputPixels: PHOTO_MAX_PIXELS,
    // An animation is shown by its first frame.
    pages: 1,
    sequentialRead: true,
  }).timeout({ seconds: LONGEST_S });

const draw = async (bytes: Buffer): Promise<MadePicture> => {
  const { data, info } = await open(bytes)
    .autoOrient()
    .resize(LARGE, LARGE, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const drawn = () => sharp(data, { raw: { width, height, channels } });
  const large = await drawn().jpeg({ quality: JPEG_QUALITY, progressive: true }).toBuffer();
  const small = await drawn()
    .resize(SMALL, SMALL, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: WEBP_QUALITY, effort: WEBP_EFFORT })
    .toBuffer();
  const cells = await drawn()
    .resize(HASH_WIDTH, HASH_HEIGHT, { fit: "fill" })
    .greyscale()
    .raw()
    .toBuffer();
  return {
    id: createHash("sha256").update(bytes).digest("hex").slice(0, 32),
    width,
    height,
    dhash: dHash(cells).toString(),
    files: [
      { size: SMALL as PictureSize, type: "image/webp", body: small },
      { size: LARGE as PictureSize, type: "image/jpeg", body: large },
    ],
  };
};

/** What libvips has to say of a file has no code; a fault of our own has, or is another kind of error. */
const isOfThePicture = (error: unknown): error is Error =>
  error instanceof Error && error.constructor === Error && !("code" in error);
