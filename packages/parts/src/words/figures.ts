/** 1234567 -> "1,234,567"; fractions are dropped. */
export const grouped = (value: number): string =>
  String(Math.round(value)).replaceAll(/\B(?=(\d{3})+(?!\d))/g, ",");

export const baht = (amount: number): string => `฿${grouped(amount)}`;

/** 1500 -> "1.5", 1000 -> "1". */
export const kilometres = (metres: number): string => trimmed(metres / 1_000);

/** At most one decimal, and none that says nothing. */
export const trimmed = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return Number.isInteger(rounded) ? grouped(rounded) : String(rounded);
};

const LONGEST_QUOTE = 60;

/**
 * Words of others inside our sentences: one line, no markup (a title is data, so it must not
 * become a link or bold print), not too long.
 */
export function quotable(text: string, longest = LONGEST_QUOTE): string {
  const plain = text
    .replaceAll(/[*_`[\]<>|#~\\!]/g, " ")
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .replaceAll(/https?:\/\/\S*/gi, "")
    .trim();
  if (plain.length <= longest) return plain;
  const cut = wholeCharacters(plain, longest - 1);
  const lastSpace = plain[cut.length] === " " ? cut.length : cut.lastIndexOf(" ");
  // Thai runs on without spaces: a cut far from any space stays where it is.
  return `${(lastSpace > longest / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}

/** A number or address to be copied: as it is, but for what could turn it into a link or a mark-up. */
export const copyable = (text: string, longest: number): string =>
  text
    .replaceAll(/[*`[\]<>|\\\p{Cc}\p{Cf}]/gu, "")
    .trim()
    .slice(0, longest);

/** The first so many UTF-16 units, without half a character or a letter robbed of its Thai marks. */
export function wholeCharacters(text: string, length: number): string {
  if (text.length <= length) return text;
  let end = length;
  while (end > 0 && /^(?:\p{M}|\u0E33|[\uDC00-\uDFFF])/u.test(text.slice(end, end + 2))) end -= 1;
  return text.slice(0, end);
}
