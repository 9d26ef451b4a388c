import type { ListingDetail } from "@propertyvr/contracts";
import { AMENITIES, TENURES, type Amenity } from "@propertyvr/vocabulary";
import type { ReactNode } from "react";
import { formatDate } from "../../lib/format.ts";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { listingWords } from "../../lib/listing-words/messages.ts";
import { Heading } from "./heading.tsx";
import { propertyMessages } from "./messages.ts";
import { PropertyFacts } from "./property-facts.tsx";
import { PropertyPhotos } from "./property-photos.tsx";
import { PropertyPicture } from "./property-picture.tsx";
import { PropertySummary } from "./property-summary.tsx";
import { StatedList } from "./stated-list.tsx";
import { useCountView } from "./use-count-view.ts";

/** One listing in plain form. Draws what it is given, and has the look at it counted. */
export function PropertyView({ listing }: { listing: ListingDetail }) {
  const t = useT(propertyMessages);
  const word = useT(listingWords);
  const language = useLanguage();
  const { description } = listing;
  useCountView(listing.id);
  const amenities = AMENITIES.filter((key) => isWorthSaying(listing, key)).map((key) => ({
    key,
    label: word(`listing.amenity.${key}`),
    known: listing.amenities[key],
  }));
  const tenures = TENURES.map((key) => ({
    key,
    label: word(`listing.tenure.${key}`),
    known: listing.tenure[key],
  }));
  return (
    <article className="@container flex animate-fade flex-col gap-10">
      <div className="grid gap-6 @min-[56rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @min-[56rem]:gap-8">
        {listing.photos.length > 0 ? (
          <PropertyPhotos listing={listing} />
        ) : (
          <PropertyPicture listing={listing} />
        )}
        <PropertySummary listing={listing} />
      </div>
      <Section title={t("property.facts")}>
        <PropertyFacts listing={listing} />
      </Section>
      {description && (
        <Section title={t("property.description")}>
          <p lang={description.language} className="max-w-[42rem] whitespace-pre-line">
            {description.text}
          </p>
        </Section>
      )}
      <Section title={t("property.amenities")}>
        <StatedList about="amenities" items={amenities} />
      </Section>
      {(listing.sale !== null || tenures.some(({ known }) => known !== "unknown")) && (
        <Section title={t("property.tenure")}>
          <StatedList about="tenure" items={tenures} />
        </Section>
      )}
      <p className="border-t border-line pt-4 text-sm text-ink-3">
        {t("property.dates", {
          listed: formatDate(listing.created_at, language),
          changed: formatDate(listing.updated_at, language),
        })}
      </p>
    </article>
  );
}

/** What a plot of land could have; nobody misses a bathtub there. */
const ofLand: ReadonlySet<Amenity> = new Set([
  "sea_view",
  "river_view",
  "city_view",
  "mountain_view",
]);
const isWorthSaying = ({ type, amenities }: ListingDetail, amenity: Amenity): boolean =>
  type !== "land" || amenities[amenity] !== "unknown" || ofLand.has(amenity);

const Section = (props: { title: string; children: ReactNode }) => (
  <section>
    <Heading level={2} className="mb-3 text-lg font-semibold">
      {props.title}
    </Heading>
    {props.children}
  </section>
);
