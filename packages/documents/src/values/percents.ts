export interface FoundPercent {
  /** 2 for 2 %. */
  readonly percent: number;
  readonly at: number;
  readonly end: number;
}

const PERCENT =
  /(?<![\d.,])(?:ร้อยละ\s?(?<before>\d{1,3}(?:\.\d+)?)|(?<number>\d{1,3}(?:\.\d+)?)\s?(?:\([^()]{1,20}\)\s?)?(?:%|per ?cent\b|เปอร์เซ็นต์))/giu;

/** All shares in a text whose digits are Arabic, in their order. */
export const percentsIn = (text: string): readonly FoundPercent[] =>
  [...text.matchAll(PERCENT)].map((match) => ({
    percent: Number(match.groups?.["before"] ?? match.groups?.["number"]),
    at: match.index,
    end: match.index + match[0].length,
  }));
