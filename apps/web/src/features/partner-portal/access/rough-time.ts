import type { Language } from "@propertyvr/vocabulary";

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** "20 minutes", "5 hours", "3 วัน": one unit, whole, never nothing. */
export function roughTime(seconds: number, language: Language): string {
  const [unit, unitS] =
    seconds < HOUR_S
      ? (["minute", MINUTE_S] as const)
      : seconds < 2 * DAY_S
        ? (["hour", HOUR_S] as const)
        : (["day", DAY_S] as const);
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(
    Math.max(1, Math.round(seconds / unitS)),
  );
}
