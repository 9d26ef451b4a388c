/** Up to this many homes are counted one by one; what is more is rounded, and told as "about". */
export const COUNTED_EXACTLY = 10_000;

/** What a choice would find is counted no further; more is told as "1,000+". */
export const CHOICE_COUNTED_TO = 1_000;

export const isRoundedCount = (homes: number): boolean => homes >= COUNTED_EXACTLY;

/** 423168 to 2 digits: 420000. */
export const roundToDigits = (value: number, digits: number): number =>
  Number(value.toPrecision(digits));
