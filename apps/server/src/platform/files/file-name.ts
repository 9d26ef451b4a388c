const LONGEST = 200;

/** What cannot be stored, is not seen, or would lead out of a folder: control signs, halves of pairs, marks that turn the writing around. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069/\\]/gu;

/** The name of a sent file as it is kept and shown. */
export function fileNameOf(sent: string | undefined): string {
  const whole = (sent ?? "").replaceAll(UNFIT, "").trim();
  // A cut may leave half of a pair.
  const name = whole.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, "");
  return /^\.*$/.test(name) ? "upload" : name;
}

/** Content-Disposition of a download in any script (RFC 6266, RFC 8187). */
export function attachmentNamed(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
