import type { AdminListing } from "@propertyvr/contracts";
import { formatBaht, formatDaysAgo, perMonth } from "../../../lib/format.ts";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import { visibilityMessages } from "../../../lib/listing-words/visibility-messages.ts";
import { adminListingsMessages } from "./messages.ts";

/** Whose it is, where, for how much, and by what its partner knows it. */
export function ListingLines({ listing }: { listing: AdminListing }) {
  const t = useT(adminListingsMessages);
  const says = useT(visibilityMessages);
  const language = useLanguage();
  const {
    partner,
    location,
    rent_price: rent,
    sale_price: sale,
    external_id,
    visibility,
  } = listing;
  const facts = [
    partner?.name ?? t("listings.nobodys"),
    location.text,
    rent !== null && `${formatBaht(rent, language)} ${perMonth(language)}`,
    sale !== null && formatBaht(sale, language),
  ];
  const names = [
    external_id !== null && t("listings.reference", { reference: external_id }),
    says("visibility.confirmed", { when: formatDaysAgo(visibility.last_confirmed_at, language) }),
  ];
  return (
    <>
      <p className="text-sm wrap-anywhere text-ink-2">{joined(facts)}</p>
      <p className="text-sm wrap-anywhere text-ink-3">{joined(names)}</p>
    </>
  );
}

const joined = (parts: readonly (string | false)[]): string =>
  parts.filter((part) => part !== false).join(" · ");
