export interface Point {
  /** Degrees, WGS 84. */
  readonly lat: number;
  readonly lon: number;
}

const EARTH_RADIUS_M = 6_371_008.8;
const RADIANS = Math.PI / 180;

/**
 * Metres between two points on an equirectangular plane around `from`. Within
 * Thailand and under 50 km this differs from the great circle by less than 0.1 %,
 * and the same few operations can be written in SQL and in a typed-array scan.
 */
export function distanceM(from: Point, to: Point): number {
  const dy = (to.lat - from.lat) * RADIANS;
  const dx = (to.lon - from.lon) * RADIANS * Math.cos(from.lat * RADIANS);
  return EARTH_RADIUS_M * Math.sqrt(dx * dx + dy * dy);
}
