import { toSatang } from "../calculators/round.ts";
import type { LineKey, SheetLine, SheetUnit } from "./sheet.ts";

/** 1234567.891 -> "1,234,567.89". */
export function figure(value: number, decimals = 2): string {
  const [whole = "", rest = ""] = Math.abs(value).toFixed(decimals).split(".");
  const fraction = rest.replace(/0+$/, "");
  const grouped = whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ",");
  return `${value < 0 ? "−" : ""}${grouped}${fraction === "" ? "" : `.${fraction}`}`;
}

export const baht = (value: number): string =>
  value < 0 ? `−฿${figure(-value)}` : `฿${figure(value)}`;

/** A share as per cent: 0.0005 -> "0.05%". */
export const percent = (share: number): string => `${figure(share * 100, 4)}%`;

/** A share of an amount, worked out in figures. */
export const times = (baseThb: number, share: number): string =>
  `${baht(baseThb)} × ${percent(share)} = ${baht(toSatang(baseThb * share))}`;

export const line = (
  key: LineKey,
  amount: number,
  unit: SheetUnit,
  ...how: readonly string[]
): SheetLine => ({ key, amount: toSatang(amount), unit, how });
