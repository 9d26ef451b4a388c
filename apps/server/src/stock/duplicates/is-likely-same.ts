/** What two listings are compared by. */
export interface ComparedListing {
  readonly id: string;
  /** In square metres, of the land where it has no other. */
  readonly area: number;
  /** Whole baht; null where it is not offered so, or on request. */
  readonly rentPrice: number | null;
  readonly salePrice: number | null;
  /** As stated, without blanks and in small letters; null where it is not. */
  readonly floor: string | null;
  /** Runs of words of its texts in each language. */
  readonly texts: readonly ReadonlySet<string>[];
  /** The 64 bits of each photo's difference hash, in two halves. */
  readonly photos: readonly (readonly [number, number])[];
}

const AREA_WITHIN = 0.01;
const PRICE_WITHIN = 0.05;
/** Bits in which near copies of a photo may differ. */
const PHOTO_WITHIN = 6;
const SHARED_PHOTOS = 2;
/** Of the runs of words of the shorter text, how many stand in the other. */
const ALIKE = 0.6;
/** A text of fewer runs is a form of words ("2-bedroom condo for rent"), and says nothing. */
const RUNS_AT_LEAST = 12;

/**
 * Whether two listings of different partners, of one type, number of bedrooms and project or spot, are
 * likely one home. Their figures must not contradict it; but figures alone never say so, for the units
 * of a project have them in common.
 *
 * | Must hold              |                                                            |
 * |------------------------|------------------------------------------------------------|
 * | area                   | within 1 %                                                 |
 * | price                  | within 5 %, under each deal that both name a price for      |
 * | floor                  | the same, where both state it                              |
 *
 * | And one of             |                                                            |
 * |------------------------|------------------------------------------------------------|
 * | photos                 | two or more in common; one may be the developer's           |
 * | text and figures       | 60 % of the shorter in the other, and the same floor stated or the same price to the baht |
 */
export const isLikelySame = (one: ComparedListing, other: ComparedListing): boolean => {
  if (!isWithin(one.area, other.area, AREA_WITHIN)) return false;
  const prices = pricesOfBoth(one, other);
  if (prices.length === 0 || !prices.every(([a, b]) => isWithin(a, b, PRICE_WITHIN))) return false;
  const isFloorStated = one.floor !== null && other.floor !== null;
  if (isFloorStated && one.floor !== other.floor) return false;

  if (sharedPhotos(one, other) >= SHARED_PHOTOS) return true;
  const isOneFigureTheSame = isFloorStated || prices.every(([a, b]) => a === b);
  return isOneFigureTheSame && textAlike(one, other) >= ALIKE;
};

const isWithin = (a: number, b: number, share: number): boolean =>
  Math.abs(a - b) <= share * Math.max(a, b);

const pricesOfBoth = (one: ComparedListing, other: ComparedListing): readonly [number, number][] =>
  (["rentPrice", "salePrice"] as const).flatMap((deal) => {
    const [a, b] = [one[deal], other[deal]];
    return a === null || b === null ? [] : [[a, b]];
  });

/** Photos of one that the other has a near copy of; each counts once on both sides. */
const sharedPhotos = (one: ComparedListing, other: ComparedListing): number => {
  const left = new Set(other.photos);
  let shared = 0;
  for (const photo of one.photos) {
    const copy = [...left].find((each) => differingBits(photo, each) <= PHOTO_WITHIN);
    if (copy === undefined) continue;
    left.delete(copy);
    shared += 1;
  }
  return shared;
};

const differingBits = (a: readonly [number, number], b: readonly [number, number]): number =>
  bitsOf(a[0] ^ b[0]) + bitsOf(a[1] ^ b[1]);

/** How many bits of 32 are set. */
export const bitsOf = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
};

/** How much of the shorter text stands in the other, in the language in which it is most; 0 to 1. */
const textAlike = (one: ComparedListing, other: ComparedListing): number => {
  const shares = one.texts.map((runs, at) => {
    const others = other.texts[at] ?? new Set();
    const [short, long] = runs.size < others.size ? [runs, others] : [others, runs];
    if (short.size < RUNS_AT_LEAST) return 0;
    let shared = 0;
    for (const run of short) if (long.has(run)) shared += 1;
    return shared / short.size;
  });
  return Math.max(0, ...shares);
};
