import { isRoundedCount, type Language } from "@propertyvr/vocabulary";

/**
 * Figures and dates as readers of each language expect them. Thai dates count
 * years in the Buddhist era (2026 is 2569), as every Thai form, contract and
 * calendar does; digits stay Arabic in both, as on every Thai price tag.
 */
const locales = { en: "en-GB", th: "th-TH-u-ca-buddhist-nu-latn" } as const;
export const numberLocales = { en: "en-US", th: "th-TH-u-nu-latn" } as const;

/** 36000 -> "36,000". */
export const formatNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(numberLocales[language], { maximumFractionDigits: 2 }).format(value);

/** How many homes fit: "12"; from 10,000 on it is rounded: "about 420,000" / "ราว 420,000". */
export function formatHomes(homes: number, language: Language): string {
  const figure = formatNumber(homes, language);
  if (!isRoundedCount(homes)) return figure;
  return language === "th" ? `ราว ${figure}` : `about ${figure}`;
}

/** Whole baht: 36000 -> "฿36,000". */
export const formatBaht = (amount: number, language: Language): string =>
  `฿${new Intl.NumberFormat(numberLocales[language], { maximumFractionDigits: 0 }).format(amount)}`;

/** What follows a rent, without the amount: "a month" / "ต่อเดือน". */
export const perMonth = (language: Language): string => (language === "th" ? "ต่อเดือน" : "a month");

/** Square metres: 64 -> "64 m²" / "64 ตร.ม.". */
export const formatSqm = (sqm: number, language: Language): string =>
  `${new Intl.NumberFormat(numberLocales[language], { maximumFractionDigits: 1 }).format(sqm)} ${language === "th" ? "ตร.ม." : "m²"}`;

/**
 * Land as it is bought and sold: in rai (1,600 m²), ngan (400 m²) and square wah (4 m²).
 * 14,148 -> "14,148 m² (8.8 rai)" / "8 ไร่ 3 งาน 37 ตร.ว. (14,148 ตร.ม.)".
 */
export function formatLand(sqm: number, language: Language): string {
  const metric = formatSqm(sqm, language);
  if (language === "en") {
    const [amount, unit] = sqm >= 400 ? [sqm / 1_600, "rai"] : [sqm / 4, "sq wah"];
    return `${metric} (${new Intl.NumberFormat(numberLocales.en, { maximumFractionDigits: 1 }).format(amount)} ${unit})`;
  }
  const wah = Math.round(sqm / 4);
  const parts = [
    [Math.floor(wah / 400), "ไร่"],
    [Math.floor((wah % 400) / 100), "งาน"],
    [wah % 100, "ตร.ว."],
  ] as const;
  const said = parts
    .filter(([amount]) => amount > 0)
    .map(([amount, unit]) => `${formatNumber(amount, language)} ${unit}`);
  return said.length > 0 ? `${said.join(" ")} (${metric})` : metric;
}

/** Metres as said aloud: 420 -> "420 m", 1480 -> "1.5 km". Under a kilometre to the nearest ten. */
export function formatDistance(metres: number, language: Language): string {
  const rounded = Math.round(metres / 10) * 10;
  if (rounded < 1_000)
    return `${formatNumber(rounded, language)} ${language === "th" ? "ม." : "m"}`;
  const kilometres = metres / 1_000;
  const value = new Intl.NumberFormat(numberLocales[language], {
    maximumFractionDigits: kilometres < 10 ? 1 : 0,
  }).format(kilometres);
  return `${value} ${language === "th" ? "กม." : "km"}`;
}

/** "20 November 2026" / "20 พฤศจิกายน 2569", in the reader's own time zone. */
export const formatDate = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    day: "numeric",
    month: "long",
    year: "numeric",
  }).format(new Date(iso));

/** Whole days by the reader's calendar: "today", "yesterday", "3 days ago" / "วันนี้", "เมื่อวาน", "3 วันที่ผ่านมา". */
export const formatDaysAgo = (iso: string, language: Language, now = new Date()): string =>
  new Intl.RelativeTimeFormat(numberLocales[language], { numeric: "auto" }).format(
    Math.min(0, Math.round((midnightOf(new Date(iso)) - midnightOf(now)) / 864e5)),
    "day",
  );

const midnightOf = (date: Date): number => new Date(date).setHours(0, 0, 0, 0);

/** "November 2026" / "พฤศจิกายน 2569". */
export const formatMonth = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { month: "long", year: "numeric" }).format(
    new Date(iso),
  );

/** A calendar year as the language counts it: 2019 -> "2019" / "2562". */
export const formatYear = (year: number, language: Language): string =>
  String(language === "th" ? year + 543 : year);

/** "20 Nov 2026, 14:03" / "20 พ.ย. 2569 14:03", in the reader's own time zone. */
export const formatMoment = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  }).format(new Date(iso));

/** When a message was sent: of the reader's own day the clock alone, else with its date. */
export const formatSent = (iso: string, language: Language, now = new Date()): string =>
  midnightOf(new Date(iso)) === midnightOf(now)
    ? formatClock(iso, language)
    : formatMoment(iso, language);

/** "14:03", in the reader's own time zone. */
export const formatClock = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { hour: "2-digit", minute: "2-digit" }).format(
    new Date(iso),
  );
