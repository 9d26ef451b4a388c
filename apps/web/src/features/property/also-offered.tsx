import type { AlsoOffered as Reply } from "@propertyvr/contracts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../lib/api/index.ts";
import { of } from "../../lib/api/endpoints.ts";
import { formatBaht, formatDaysAgo, perMonth } from "../../lib/format.ts";
import { HomeLink } from "../../lib/beside-link.tsx";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { Heading } from "./heading.tsx";
import { propertyMessages } from "./messages.ts";

const endpoint = of("alsoOffered")("GET", "/api/properties/{id}/also-offered");

/** Listings of others that are likely the same home; nothing where there are none, or they do not come. */
export function AlsoOffered({ id }: { id: string }) {
  const t = useT(propertyMessages);
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ["also-offered", id, language],
    queryFn: ({ signal }) => call(endpoint, { params: { id }, query: { language }, signal }),
  });
  if (data === undefined || data.homes.length === 0) return null;
  return (
    <section className="mt-10">
      <Heading level={2} className="mb-1 text-lg font-semibold">
        {t("property.others", { count: data.homes.length })}
      </Heading>
      <p className="mb-3 text-sm text-ink-3">{t("property.others.text")}</p>
      <ul className="flex max-w-[42rem] flex-col gap-2">
        {data.homes.map((home) => (
          <li key={home.id}>
            <OtherHome home={home} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OtherHome({ home }: { home: Reply["homes"][number] }) {
  const t = useT(propertyMessages);
  const language = useLanguage();
  const baht = (price: number): string => formatBaht(price, language);
  const prices = [
    home.rent_price !== null && `${baht(home.rent_price)} ${perMonth(language)}`,
    home.sale_price !== null && baht(home.sale_price),
  ].filter((price) => price !== false);
  return (
    <HomeLink
      id={home.id}
      className="block rounded-md border border-line bg-surface px-4 py-3 hover:bg-surface-2"
    >
      <span lang={home.title.language} className="block font-medium wrap-anywhere">
        {home.title.text}
      </span>
      <span className="block text-sm text-ink-2 tabular-nums">
        {[
          ...prices,
          t("property.confirmed", { when: formatDaysAgo(home.last_confirmed_at, language) }),
        ].join(" · ")}
      </span>
    </HomeLink>
  );
}
