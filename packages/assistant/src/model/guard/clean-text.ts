/** Thai has its own order of marks, which compatibility forms would break; raised figures of units stay. */
const TO_COMPOSE = /[^\u0e00-\u0e7f\u00b2\u00b3]+/gu;

/**
 * Text of a model as it may be looked through and shown: one form for each sign, nothing invisible,
 * no mark-up. What looks like a link keeps its words alone.
 */
export const cleanText = (text: string): string =>
  withoutMarkup(
    text
      .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
      .replaceAll(/[^\S\n]/g, " ")
      .replaceAll(/(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}]/gu, "")
      .replaceAll(TO_COMPOSE, (run) => run.normalize("NFKC"))
      .replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50)),
  );

const withoutMarkup = (text: string): string =>
  text
    .replaceAll(/!?\[([^[\]\n]*)\]\([^()\n]*\)?/g, "$1")
    .replaceAll(/<\/?[a-z!][^<>\n]*>/gi, "")
    .replaceAll(/^[ \t]*(?:#{1,6}|>+)[ \t]+/gm, "")
    .replaceAll(/^([ \t]*)[*+•][ \t]+/gm, "$1- ")
    .replaceAll(/[*`[\]<>|\\]|~~|__/g, "")
    .replaceAll(/ {2,}/g, " ");
