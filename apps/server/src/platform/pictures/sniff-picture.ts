import type { PhotoFileFault } from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";

/** As sharp names what it reads; AVIF is a kind of HEIF. */
type PictureFormat = "jpeg" | "png" | "webp" | "gif" | "heif";

const LOOKED_AT = 1_024;

/** What kind of picture a file begins as, whatever its name or content type say. */
export const sniffPicture = (bytes: Buffer): Result<PictureFormat, PhotoFileFault> => {
  const begins = (text: string, at = 0): boolean =>
    bytes.subarray(at, at + text.length).toString("latin1") === text;
  if (begins("\u00ff\u00d8\u00ff")) return ok("jpeg");
  if (begins("\u0089PNG\r\n\u001a\n")) return ok("png");
  if (begins("RIFF") && begins("WEBP", 8)) return ok("webp");
  if (begins("GIF87a") || begins("GIF89a")) return ok("gif");
  if (begins("ftyp", 4)) {
    const brands = bytes.subarray(8, 64).toString("latin1");
    if (/avi[fs]/.test(brands)) return ok("heif");
    // A phone's own format. Its compression is patented, so what reads the others does not read it.
    if (/he[iv][cxms]/.test(brands)) return fail("heic");
    if (/mif1|msf1/.test(brands)) return ok("heif");
  }
  const text = bytes.subarray(0, LOOKED_AT).toString("latin1").toLowerCase();
  if (/<svg[\s>]/.test(text)) return fail("vector");
  return fail(
    /<(!doctype html|html|head|body|script)[\s>]/.test(text) ? "web_page" : "not_a_picture",
  );
};
