import { isThai } from "../text/clusters.ts";

/** Initials such as มช or มก, which any Thai word may hold. */
const INITIALS = /^[\u0e01-\u0e2e]{2,4}$/;
/** Initials that no word holds, and names without vowels. */
const KNOWN = new Set(["กทม", "พหล", "จอหอ", "ขนอม"]);

/** True where a stretch is initials that any word may hold. */
export const areInitials = (text: string, start: number, end: number): boolean => {
  const name = text.slice(start, end);
  return INITIALS.test(name) && !KNOWN.has(name);
};

/** "ทาวน์โฮมชลบุรี" holds no มช: initials end where their word ends. */
export const areCutInitials = (text: string, start: number, end: number): boolean =>
  isThai(text[end] ?? "") && areInitials(text, start, end);
