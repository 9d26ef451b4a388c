/** A band of a progressive rate: what lies above the band before, up to `upToThb`, is charged `rate`. */
export interface Band {
  /** Infinity for the last one. */
  readonly upToThb: number;
  readonly rate: number;
}

export interface BandShare extends Band {
  /** The part of the amount that falls into the band, in baht. */
  readonly withinThb: number;
  readonly taxThb: number;
}

/** An amount cut along the bands; bands that it does not reach are left out. */
export function sharesOf(amountThb: number, bands: readonly Band[]): readonly BandShare[] {
  return bands.flatMap((band, index) => {
    const fromThb = bands[index - 1]?.upToThb ?? 0;
    const withinThb = Math.min(amountThb, band.upToThb) - fromThb;
    return withinThb > 0 ? [{ ...band, withinThb, taxThb: withinThb * band.rate }] : [];
  });
}
