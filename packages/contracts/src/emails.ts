/** Letters that nobody sees: zero-width ones, marks of direction, soft hyphens, fillers, controls. */
const UNSEEN = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * An email address as it is kept and written to: without letters that nobody sees, and with those
 * that only look different (full-width ones, ligatures) as the plain ones (Unicode NFKC).
 */
export const plainEmail = (text: string): string =>
  text.normalize("NFKC").replace(UNSEEN, "").normalize("NFKC").trim();

/** What addresses are compared by: two with the same key are one address. */
export const emailKey = (text: string): string => plainEmail(text).toLowerCase().normalize("NFKC");
