/**
 * Numbered canals that people name as quarters, each a row of circles along the
 * canal from north to south. Own estimates on the map of sub-districts: the canals of
 * the Rangsit fields lie about two kilometres apart and cross the Rangsit canal at
 * right angles.
 */
export const CANALS_CHECKED_AT = "2026-11-21";

export interface CanalRow {
  readonly number: number;
  readonly wordEn: string;
  readonly wordTh: string;
  /** Where it meets the Rangsit canal. */
  readonly lat: number;
  readonly lon: number;
  readonly precisionM: number;
}

const canal = (
  number: number,
  wordEn: string,
  wordTh: string,
  lat: number,
  lon: number,
  precisionM: number,
): CanalRow => ({ number, wordEn, wordTh, lat, lon, precisionM });

export const CANALS: readonly CanalRow[] = [
  canal(1, "nueng", "หนึ่ง", 13.99, 100.634, 800),
  canal(2, "song", "สอง", 13.993, 100.654, 600),
  canal(3, "sam", "สาม", 13.999, 100.673, 600),
  canal(4, "si", "สี่", 14.006, 100.692, 600),
  canal(5, "ha", "ห้า", 14.012, 100.712, 800),
  canal(6, "hok", "หก", 14.02, 100.733, 800),
  canal(7, "chet", "เจ็ด", 14.027, 100.753, 800),
  canal(8, "paet", "แปด", 14.034, 100.774, 1_000),
  canal(9, "kao", "เก้า", 14.041, 100.795, 1_000),
  canal(10, "sip", "สิบ", 14.048, 100.816, 1_200),
  canal(11, "sip et", "สิบเอ็ด", 14.055, 100.837, 1_200),
  canal(12, "sip song", "สิบสอง", 14.062, 100.858, 1_500),
  canal(13, "sip sam", "สิบสาม", 14.069, 100.879, 1_500),
  canal(14, "sip si", "สิบสี่", 14.076, 100.9, 2_000),
  canal(15, "sip ha", "สิบห้า", 14.083, 100.922, 2_000),
  canal(16, "sip hok", "สิบหก", 14.09, 100.943, 2_500),
];
