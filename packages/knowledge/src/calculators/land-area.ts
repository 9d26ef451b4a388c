/** Square metres of the units of land: 1 rai = 4 ngan = 400 square wah. */
export const SQM_OF = { wah: 4, ngan: 400, rai: 1_600 } as const;

export interface LandArea {
  readonly rai: number;
  readonly ngan: number;
  /** Square wah, may have a fraction. */
  readonly wah: number;
}

/** Square metres of an area as a title deed states it, such as 2-1-50. */
export const sqmOf = ({ rai, ngan, wah }: LandArea): number =>
  rai * SQM_OF.rai + ngan * SQM_OF.ngan + wah * SQM_OF.wah;

/** An area in square metres as a title deed states it: whole rai and ngan, the rest in square wah. */
export function landAreaOf(sqm: number): LandArea {
  const rai = Math.floor(sqm / SQM_OF.rai);
  const ngan = Math.floor((sqm - rai * SQM_OF.rai) / SQM_OF.ngan);
  return { rai, ngan, wah: (sqm - rai * SQM_OF.rai - ngan * SQM_OF.ngan) / SQM_OF.wah };
}
