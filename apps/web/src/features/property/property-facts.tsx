import type { ListingDetail } from "@propertyvr/contracts";
import type { ReactNode } from "react";
import { useAlsoArea } from "../../lib/measures.ts";
import { formatDate, formatLand, formatNumber, formatSqm, formatYear } from "../../lib/format.ts";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { isDwelling } from "../../lib/listing-words/is-dwelling.ts";
import { listingWords } from "../../lib/listing-words/messages.ts";
import { propertyMessages } from "./messages.ts";

/** Every fact somebody would ask for; what the listing does not say stands as "Not stated". */
export function PropertyFacts({ listing }: { listing: ListingDetail }) {
  const t = useT(propertyMessages);
  const word = useT(listingWords);
  const language = useLanguage();
  const isOnLand = listing.type !== "condo" && listing.type !== "apartment";
  const { bedrooms, furnishing, available_from: from } = listing;
  const number = (value: number) => formatNumber(value, language);
  const also = useAlsoArea();
  const area = (value: number) => also(formatSqm(value, language), value);
  const hasRooms = (rooms: number | null) => isDwelling(listing.type) || rooms !== null;
  return (
    <dl className="grid grid-cols-1 gap-x-10 @min-[36rem]:grid-cols-2">
      <Fact term={t("property.fact.type")}>{word(`listing.type.${listing.type}`)}</Fact>
      {hasRooms(bedrooms) && (
        <Fact term={t("property.fact.bedrooms")}>
          {bedrooms === 0 ? t("property.fact.studio") : known(bedrooms, number)}
        </Fact>
      )}
      {hasRooms(listing.bathrooms) && (
        <Fact term={t("property.fact.bathrooms")}>{known(listing.bathrooms, number)}</Fact>
      )}
      {(listing.type !== "land" || listing.area_sqm !== null) && (
        <Fact term={t("property.fact.area")}>{known(listing.area_sqm, area)}</Fact>
      )}
      {(isOnLand || listing.land_sqm !== null) && (
        <Fact term={t("property.fact.land")}>
          {known(listing.land_sqm, (sqm) => formatLand(sqm, language))}
        </Fact>
      )}
      {(!isOnLand || listing.floor !== null) && (
        <Fact term={t("property.fact.floor")}>{listing.floor}</Fact>
      )}
      {listing.type !== "land" && (
        <Fact term={t("property.fact.year")}>
          {known(listing.year_built, (year) => formatYear(year, language))}
        </Fact>
      )}
      {(listing.type !== "land" || listing.project !== null) && (
        <Fact term={t("property.fact.project")}>{listing.project}</Fact>
      )}
      {listing.type !== "land" && (
        <Fact term={t("property.fact.furnishing")}>
          {furnishing && t(`property.furnishing.${furnishing}`)}
        </Fact>
      )}
      <Fact term={t("property.fact.available")}>{from && formatDate(from, language)}</Fact>
    </dl>
  );
}

const known = (value: number | null, show: (value: number) => string): string | null =>
  value === null ? null : show(value);

function Fact({ term, children }: { term: string; children: ReactNode }) {
  const t = useT(propertyMessages);
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
      <dt className="shrink-0 text-ink-2">{term}</dt>
      <dd className="min-w-0 text-right font-[550] wrap-anywhere">
        {children ?? <span className="font-normal text-ink-3">{t("property.notStated")}</span>}
      </dd>
    </div>
  );
}
