/** Degrees, north and east. */
export interface ExifPlace {
  readonly latitude: number;
  readonly longitude: number;
}

const GPS_TAG = 0x8825;
const RATIONAL = 5;
const ASCII = 2;
/** Entries of a directory; a camera writes fewer than a hundred. */
const MOST_ENTRIES = 1_000;

/** Where a photo was taken, by its EXIF data (Exif 2.32, 4.6.6); undefined where it does not say. */
export function exifPlace(exif: Buffer): ExifPlace | undefined {
  try {
    return placeIn(exif.subarray(exif.toString("latin1", 0, 4) === "Exif" ? 6 : 0));
  } catch (error) {
    // It points outside of itself.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function placeIn(tiff: Buffer): ExifPlace | undefined {
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  if (!isLittle && tiff.toString("latin1", 0, 2) !== "MM") return undefined;
  const short = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number): number => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const entriesAt = (directory: number): ReadonlyMap<number, number> => {
    const count = Math.min(short(directory), MOST_ENTRIES);
    return new Map(
      Array.from({ length: count }, (_, each) => {
        const at = directory + 2 + each * 12;
        return [short(at), at] as const;
      }),
    );
  };
  const gps = entriesAt(long(4)).get(GPS_TAG);
  if (gps === undefined) return undefined;
  const entries = entriesAt(long(gps + 8));
  const sign = (tag: number): string | undefined => {
    const at = entries.get(tag);
    return at === undefined || short(at + 2) !== ASCII
      ? undefined
      : String.fromCharCode(tiff.readUInt8(at + 8));
  };
  const degrees = (tag: number): number | undefined => {
    const at = entries.get(tag);
    if (at === undefined || short(at + 2) !== RATIONAL || long(at + 4) < 3) return undefined;
    const from = long(at + 8);
    const [whole = 0, minutes = 0, seconds = 0] = [0, 1, 2].map(
      (part) => long(from + part * 8) / long(from + part * 8 + 4),
    );
    return whole + (minutes || 0) / 60 + (seconds || 0) / 3_600;
  };
  return checked(signed(degrees(2), sign(1) === "S"), signed(degrees(4), sign(3) === "W"));
}

const signed = (degrees: number | undefined, isNegative: boolean): number | undefined =>
  degrees === undefined ? undefined : isNegative ? -degrees : degrees;

/** A camera without reception writes zeros. */
function checked(
  latitude: number | undefined,
  longitude: number | undefined,
): ExifPlace | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPlace && (latitude !== 0 || longitude !== 0) ? { latitude, longitude } : undefined;
}
