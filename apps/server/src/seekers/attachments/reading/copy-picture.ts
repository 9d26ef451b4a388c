import {
  ATTACHMENT_PICTURES,
  type AttachmentFault,
  type PhotoFileFault,
} from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import sharp, { type Sharp } from "sharp";
import { readPicture } from "../../../platform/pictures/read-picture.ts";
import { type ExifPlace, exifPlace } from "./exif-place.ts";

/** What is kept of an attached picture beside the file: copies that we drew, without what else it held. */
export interface AttachedCopies {
  /** Upright. */
  readonly width: number;
  readonly height: number;
  readonly place: ExifPlace | null;
  /** WebP. */
  readonly small: Buffer;
  /** JPEG. */
  readonly large: Buffer;
}

const JPEG_QUALITY = 80;
const WEBP_QUALITY = 74;

export async function copyPicture(bytes: Buffer): Promise<Result<AttachedCopies, AttachmentFault>> {
  const read = await readPicture(
    bytes,
    async (picture, { autoOrient: { width, height }, exif }) => ({
      width,
      height,
      place: (exif && exifPlace(exif)) ?? null,
      ...(await copiesOf(picture)),
    }),
    { minSide: 1 },
  );
  return read.ok ? ok(read.value) : fail(FAULTS[read.failure]);
}

const FAULTS = {
  web_page: "mislabelled",
  vector: "mislabelled",
  not_a_picture: "mislabelled",
  heic: "heic",
  broken: "damaged",
  too_small: "damaged",
  too_many_pixels: "too_many_pixels",
} as const satisfies Record<PhotoFileFault, AttachmentFault>;

async function copiesOf(picture: Sharp): Promise<Pick<AttachedCopies, "small" | "large">> {
  const { small, large } = ATTACHMENT_PICTURES;
  const { data, info } = await picture
    .resize(large, large, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const drawn = () => sharp(data, { raw: { width, height, channels } });
  return {
    large: await drawn().jpeg({ quality: JPEG_QUALITY, progressive: true }).toBuffer(),
    small: await drawn()
      .resize(small, small, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: WEBP_QUALITY })
      .toBuffer(),
  };
}
