/** An amount in baht, rounded to the satang. */
export const toSatang = (thb: number): number => Math.round((thb + Number.EPSILON) * 100) / 100;
