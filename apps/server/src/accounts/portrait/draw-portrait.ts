import type { PhotoFileFault } from "@propertyvr/contracts";
import type { Result } from "@propertyvr/vocabulary";
import { readPicture } from "../../platform/pictures/read-picture.ts";

/** Pixels wide and high: sharp on the largest avatar, and in a download of one's data. */
export const PORTRAIT_SIDE = 512;
const JPEG_QUALITY = 82;

/** The square middle of a photo as a JPEG of our own, without where and when it was taken. */
export const drawPortrait = (bytes: Buffer): Promise<Result<Buffer, PhotoFileFault>> =>
  readPicture(bytes, (picture) =>
    picture
      .resize(PORTRAIT_SIDE, PORTRAIT_SIDE, { fit: "cover" })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .jpeg({ quality: JPEG_QUALITY, progressive: true })
      .toBuffer(),
  );
