import type { Language } from "@propertyvr/vocabulary";
import { formatNumber } from "./format.ts";

/** 1,234,567 -> "1.18 MB", in steps of 1,024 as files are counted. No line ends before the unit. */
export function formatBytes(bytes: number, language: Language): string {
  const at = UNITS.findIndex((_, power) => bytes < 1_024 ** (power + 1));
  const power = at < 0 ? UNITS.length - 1 : at;
  return `${formatNumber(bytes / 1_024 ** power, language)}\u00a0${UNITS[power] ?? ""}`;
}
const UNITS = ["B", "KB", "MB", "GB"];
