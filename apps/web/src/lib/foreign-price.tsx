import { EXCHANGE_RATES, EXCHANGE_RATES_SET } from "@propertyvr/vocabulary";
import { formatDate } from "./format.ts";
import { useLanguage, useT } from "./i18n/index.ts";
import { convertedPrice } from "./measures.ts";
import { moneyMessages } from "./money-messages.ts";
import { usePreferences } from "./preferences.ts";

/** Beside a price in baht: the same in the currency that was chosen, and at what rate. */
export function ForeignPrice({ baht, withRate }: { baht: number; withRate?: boolean }) {
  const t = useT(moneyMessages);
  const language = useLanguage();
  const { currency } = usePreferences();
  const amount = convertedPrice(baht, currency, language);
  if (amount === null || currency === "THB") return null;
  const rate = t("money.rate", {
    currency,
    rate: String(EXCHANGE_RATES[currency]),
    date: formatDate(EXCHANGE_RATES_SET, language),
  });
  return (
    <span title={rate} className="block text-sm font-normal text-ink-2 tabular-nums">
      {t("money.about", { amount })}
      {withRate && <span className="block text-ink-3">{rate}</span>}
    </span>
  );
}
