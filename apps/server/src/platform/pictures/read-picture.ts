import { PHOTO_MAX_PIXELS, PHOTO_MIN_SIDE, type PhotoFileFault } from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import sharp, { type Metadata, type Sharp } from "sharp";
import { sniffPicture } from "./sniff-picture.ts";

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

type DecodePicture<Drawn> = (picture: Sharp, metadata: Metadata) => Promise<Drawn>;
interface PictureRequirements {
  /** Pixels. */
  readonly minSide?: number;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Checks a picture that somebody else made, by its content, and draws what is kept of it: upright, one
 * frame, in sRGB on white, without anything else its file held. One at a time, in the order of asking.
 * @param draw gets the picture as it is to be drawn from, and what its file told of it
 */
export const readPicture = <Drawn>(
  bytes: Buffer,
  draw: DecodePicture<Drawn>,
  { minSide = PHOTO_MIN_SIDE }: PictureRequirements = {},
): Promise<Result<Drawn, PhotoFileFault>> => {
  const drawn = last.then(() => read(bytes, draw, { minSide }));
  last = drawn.catch(() => undefined);
  return drawn;
};

const read = async <Drawn>(
  bytes: Buffer,
  draw: DecodePicture<Drawn>,
  { minSide = PHOTO_MIN_SIDE }: PictureRequirements = {},
): Promise<Result<Drawn, PhotoFileFault>> => {
  const sniffed = sniffPicture(bytes);
  if (!sniffed.ok) return sniffed;
  try {
    const metadata = await open(bytes).metadata();
    // A file that begins as one format and is read as another was made to deceive.
    if (metadata.format !== sniffed.value) return fail("not_a_picture");
    const { width, height } = metadata;
    if (width * height > PHOTO_MAX_PIXELS) return fail("too_many_pixels");
    if (Math.min(width, height) < minSide) return fail("too_small");
    return ok(await draw(open(bytes).autoOrient(), metadata));
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

/** What libvips has to say of a file has no code; a fault of our own has, or is another kind of error. */
const isOfThePicture = (error: unknown): error is Error =>
  error instanceof Error && error.constructor === Error && !("code" in error);
