import { EXCHANGE_RATES, type Language } from "@propertyvr/vocabulary";
import { numberLocales } from "./format.ts";
import { useLanguage } from "./i18n/index.ts";
import { type BrowserPreferences, usePreferences } from "./preferences.ts";

const UNITS = {
  sqft: { perSqm: 10.7639, en: "sq ft", th: "ตร.ฟุต" },
  wah: { perSqm: 0.25, en: "sq wah", th: "ตร.ว." },
} as const;

/** Square metres in the unit that was chosen: 64 -> "689 sq ft"; null where that is square metres. */
export function convertedArea(
  sqm: number,
  units: BrowserPreferences["units"],
  language: Language,
): string | null {
  if (units === "m2") return null;
  const { perSqm, [language]: name } = UNITS[units];
  const digits = { maximumFractionDigits: units === "wah" ? 1 : 0 };
  return `${new Intl.NumberFormat(numberLocales[language], digits).format(sqm * perSqm)} ${name}`;
}

/** An area that is said already, and in brackets what it is in the person's own unit. */
export function useAlsoArea(): (said: string, sqm: number) => string {
  const language = useLanguage();
  const { units } = usePreferences();
  return (said, sqm) => {
    const also = convertedArea(sqm, units, language);
    return also === null ? said : `${said} (${also})`;
  };
}

/** Baht in another currency at the rate this product reckons with: 36000 -> "US$1,091"; null for baht. */
export function convertedPrice(
  baht: number,
  currency: BrowserPreferences["currency"],
  language: Language,
): string | null {
  if (currency === "THB") return null;
  return new Intl.NumberFormat(numberLocales[language], {
    style: "currency",
    currency,
    currencyDisplay: "symbol",
    maximumFractionDigits: 0,
  }).format(baht / EXCHANGE_RATES[currency]);
}
