import type { ListingDetail } from "@propertyvr/contracts";
import { ForeignPrice } from "../../lib/foreign-price.tsx";
import {
  CalendarCheck,
  ExternalLink,
  Flag,
  MapPin,
  MessageSquareText,
  TrainFront,
} from "lucide-react";
import {
  formatBaht,
  formatDate,
  formatDaysAgo,
  formatDistance,
  perMonth,
} from "../../lib/format.ts";
import { askedHome, openHomeWindow } from "../../lib/home-window.ts";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { listingWords } from "../../lib/listing-words/messages.ts";
import { priceMarkText } from "../../lib/listing-words/price-mark.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { cn } from "../../ui/classes.ts";
import { Heading } from "./heading.tsx";
import { propertyMessages } from "./messages.ts";

/** A title of more letters is a paragraph, and set smaller. */
const LONG_TITLE = 90;

/** Price, title, place, station: what is read first, in the order of every card. */
export function PropertySummary({ listing }: { listing: ListingDetail }) {
  const t = useT(propertyMessages);
  const language = useLanguage();
  const { title, nearest_station: station } = listing;
  const website = webAddress(listing.website_url);
  const mark = listing.rent?.price_mark ?? listing.sale?.price_mark;
  return (
    <div className="flex flex-col gap-3">
      {listing.status !== "available" && (
        <p>
          <Badge variant="gold">{t(`property.status.${listing.status}`)}</Badge>
        </p>
      )}
      {listing.rent && (
        <Price label={t("property.rent")} offer={listing.rent} per={perMonth(language)} />
      )}
      {listing.sale && <Price label={t("property.sale")} offer={listing.sale} />}
      {mark && (
        <p className="text-xs text-ink-3">
          {t("property.compared", { day: formatDate(mark.as_of, language) })}
        </p>
      )}
      <Heading
        level={1}
        lang={listing.title_language}
        className={cn("font-semibold", title.length > LONG_TITLE ? "text-lg" : "text-xl")}
      >
        {title}
      </Heading>
      <p className="flex items-start gap-2 text-ink-2">
        <MapPin size={18} strokeWidth={1.7} aria-hidden className="mt-1 shrink-0" />
        <span className="min-w-0">
          <span lang={listing.location_language} className="wrap-break-word">
            {listing.location}
          </span>
          {listing.administrative_area !== null && (
            <span className="block text-sm">{listing.administrative_area}</span>
          )}
          <Placed listing={listing} />
        </span>
      </p>
      {listing.last_confirmed_at !== undefined && (
        <p className="flex items-start gap-2 text-sm text-ink-3">
          <CalendarCheck size={17} strokeWidth={1.7} aria-hidden className="mt-0.5 shrink-0" />
          {t("property.confirmed", {
            when: formatDaysAgo(listing.last_confirmed_at, language),
          })}
        </p>
      )}
      {station && (
        <div className="flex items-start gap-2 text-ink-2">
          <TrainFront size={18} strokeWidth={1.7} aria-hidden className="mt-1 shrink-0" />
          <p>
            {t("property.station", {
              distance: station.is_about
                ? t("property.station.about", {
                    distance: formatDistance(station.metres, language),
                  })
                : formatDistance(station.metres, language),
              name: station.name.text,
            })}
            <span className="block text-xs text-ink-3">{t("property.station.footing")}</span>
          </p>
        </div>
      )}
      {listing.is_sample && (
        <p className="rounded-sm bg-gold-soft px-4 py-2.5 text-sm text-on-gold">
          {t("property.sample.text")}
        </p>
      )}
      {canBeAsked(listing) && (
        <Button
          icon={<MessageSquareText size={17} aria-hidden />}
          onClick={() => openHomeWindow({ about: "enquiry", home: askedHome(listing) })}
        >
          {t("property.contact")}
        </Button>
      )}
      {website !== null && (
        <a href={website} target="_blank" rel="noopener noreferrer" className={buttonClass("ink")}>
          {t("property.website")}
          <ExternalLink size={16} aria-hidden />
        </a>
      )}
      {!listing.is_sample && (
        <Button
          variant="quiet"
          size="sm"
          className="self-start"
          icon={<Flag size={16} aria-hidden />}
          onClick={() => openHomeWindow({ about: "report", home: askedHome(listing) })}
        >
          {t("property.report")}
        </Button>
      )}
    </div>
  );
}

/** How precisely a home without coordinates is placed; nothing where its partner gave them. */
function Placed({ listing: { placed } }: { listing: ListingDetail }) {
  const t = useT(propertyMessages);
  const language = useLanguage();
  if (placed === null) return null;
  const distance = formatDistance(placed.precision_m, language);
  const isStation = placed.kind === "station";
  const near = isStation ? t("property.placed.station", { near: placed.near }) : placed.near;
  const by = placed.by === "title" || placed.by === "district" ? placed.by : "address";
  return (
    <span className="block text-xs text-ink-3">
      {t(`property.placed.${by}`, { near, distance })}
    </span>
  );
}

/** Somebody offers it, and nobody has taken it yet. */
const canBeAsked = ({ is_sample, status }: ListingDetail): boolean =>
  !is_sample && status !== "sold" && status !== "rented";

function Price({
  label,
  offer: { price, price_mark: mark },
  per,
}: {
  label: string;
  offer: NonNullable<ListingDetail["rent"]>;
  per?: string;
}) {
  const t = useT(propertyMessages);
  const word = useT(listingWords);
  const language = useLanguage();
  const compared = priceMarkText(mark, language, word);
  return (
    <div>
      <p>
        <span className="block text-sm text-ink-2">{label}</span>
        <span className="text-2xl leading-[1.5] font-[650] tabular-nums">
          {price === null ? t("property.onRequest") : formatBaht(price, language)}
        </span>
        {price !== null && per !== undefined && <span className="text-ink-3"> {per}</span>}
        {price !== null && <ForeignPrice baht={price} withRate />}
      </p>
      {compared !== null && <p className="text-sm text-ink-2">{compared}</p>}
    </div>
  );
}

/** Only the web: an address of another scheme could run code or open programs. */
export function webAddress(address: string | null): string | null {
  return address !== null && /^https?:\/\//i.test(address) ? address : null;
}
