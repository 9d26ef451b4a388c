// oxlint-disable-next-line no-control-regex -- control characters are what is removed
const CONTROLS = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;
/** Marks that turn the direction of what follows, and characters nobody sees. */
const UNSEEN = /[\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/g;
const THAI_ZERO = 0x0e50;

/** What a person typed over several lines, without what only disturbs whoever reads it. */
export const plainText = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(CONTROLS, "")
    .replace(UNSEEN, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** The same on one line. */
export const plainLine = (text: string): string => plainText(text).replace(/\s+/g, " ");

/** Thai and full-width digits as Arabic ones: "๐๘๑" is "081". */
export const arabicDigits = (text: string): string =>
  text.replace(/[๐-๙０-９]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) - (digit >= "０" ? 0xff10 : THAI_ZERO)),
  );
