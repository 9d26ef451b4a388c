import type { Language, ListingCard as Card } from "@propertyvr/vocabulary";
import { Ellipsis, Flag, MapPin, TrainFront } from "lucide-react";
import { memo, type ReactNode } from "react";
import {
  formatBaht,
  formatDaysAgo,
  formatDistance,
  formatNumber,
  perMonth,
} from "../../lib/format.ts";
import { HomeLink } from "../../lib/beside-link.tsx";
import { askedHome, openHomeWindow } from "../../lib/home-window.ts";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { listingWords } from "../../lib/listing-words/messages.ts";
import { priceMarkText } from "../../lib/listing-words/price-mark.ts";
import { ForeignPrice } from "../../lib/foreign-price.tsx";
import { useAlsoArea } from "../../lib/measures.ts";
import { Unbroken } from "../../lib/unbroken.tsx";
import { Button, buttonClass, cn, IconButton, Menu, MenuItem } from "../../ui/index.ts";
import { type CardCriteria, otherOfferText, statedText, unknownsText } from "./listing-facts.ts";
import { ListingPicture } from "./listing-picture.tsx";
import { resultsMessages } from "./messages.ts";

/** One home: picture, price, title, place, facts, wishes met, what is unknown, and the way on. Always in this order. */
export const ListingCard = memo(function ListingCard({
  card,
  asked,
  misses,
}: {
  card: Card;
  asked: CardCriteria;
  /** What it lacks of what was asked; given where no home fits. */
  misses?: { readonly text: string; readonly language: Language } | undefined;
}) {
  const t = useT(resultsMessages);
  const word = useT(listingWords);
  const language = useLanguage();
  const otherOffer = otherOfferText(card, language, t);
  const mark = priceMarkText(card.price_mark, language, word);
  const stated = statedText(card, asked, word);
  const unknowns = unknownsText(card, t, word);
  const { status = "available" } = card;
  return (
    <article
      className={cn(
        "relative flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-1 has-[[aria-current]]:border-brand has-[[aria-current]]:ring-2 has-[[aria-current]]:ring-brand",
        // Beside each other all pictures are of one height; below each other none keeps no room.
        "[--picture:16/10]",
        card.image === null && "max-md:[--picture:16/4]",
      )}
    >
      <ListingPicture card={card} />
      <p className="absolute top-2.5 left-2.5 flex gap-1.5">
        {card.is_sample && <PictureBadge>{t("results.card.sample")}</PictureBadge>}
        {status !== "available" && (
          <PictureBadge>{t(`results.card.status.${status}`)}</PictureBadge>
        )}
      </p>
      <div className="flex flex-1 flex-col gap-1.5 px-4 pt-3.5 pb-4">
        <Price card={card} />
        {mark !== null && <p className="text-xs text-ink-2">{mark}</p>}
        {otherOffer !== null && <p className="text-xs text-ink-3">{otherOffer}</p>}
        <h3
          lang={card.title_language}
          className="leading-[1.5] font-[550] text-pretty wrap-break-word"
        >
          <HomeLink
            id={card.id}
            className={cn(
              "-mt-3.5 -mb-2.5 block pt-3.5 pb-2.5 underline-offset-3 hover:underline",
              // The picture belongs to the link: one stop of the keyboard, two places to press.
              "after:absolute after:inset-x-0 after:top-0 after:aspect-(--picture)",
            )}
          >
            {/* Some advertisers write a paragraph: its end stands in the details. */}
            <span title={card.title} className="line-clamp-3">
              <Unbroken text={card.title} />
            </span>
          </HomeLink>
        </h3>
        <Place card={card} isNearTransit={asked.near.every(({ kind }) => kind === "transit")} />
        <Facts card={card} />
        {misses && (
          <p lang={misses.language} className="text-sm font-[550] text-ink">
            {misses.text}
          </p>
        )}
        {stated !== null && misses === undefined && <p className="text-xs text-ink-2">{stated}</p>}
        {unknowns !== null && <p className="text-xs text-ink-3">{unknowns}</p>}
        {card.last_confirmed_at !== undefined && (
          <p className="text-xs text-ink-3">
            {t("results.card.confirmed", {
              when: formatDaysAgo(card.last_confirmed_at, language),
            })}
          </p>
        )}
        <div className="mt-auto flex flex-wrap gap-2 pt-2.5">
          <a
            href={card.websiteUrl}
            target="_blank"
            rel="noopener"
            aria-label={t("results.card.detailsOf", { title: card.title })}
            className={cn(buttonClass("ink", "sm"), "flex-1 whitespace-nowrap")}
          >
            {t("results.card.details")}
          </a>
          {!card.is_sample && <HomeActions card={card} />}
        </div>
      </div>
    </article>
  );
});

function PictureBadge({ children }: { children: ReactNode }) {
  return (
    <span className="rounded-full bg-[oklch(1_0_0/0.9)] px-2.5 py-0.5 text-xs font-[550] text-[oklch(0.37_0.045_225)]">
      {children}
    </span>
  );
}

/** What a person can do about a home that somebody offers; nobody is asked about one that is taken. */
function HomeActions({ card }: { card: Card }) {
  const t = useT(resultsMessages);
  const { title } = card;
  const isTaken = card.status === "sold" || card.status === "rented";
  return (
    <>
      {!isTaken && (
        <Button
          variant="outline"
          size="sm"
          aria-label={t("results.card.contactOf", { title })}
          onClick={() => openHomeWindow({ about: "enquiry", home: askedHome(card) })}
        >
          {t("results.card.contact")}
        </Button>
      )}
      <Menu
        trigger={
          <IconButton
            label={t("results.card.menuOf", { title })}
            icon={<Ellipsis size={17} aria-hidden />}
            className="-mr-2 size-9"
          />
        }
      >
        <MenuItem
          icon={<Flag size={16} aria-hidden />}
          onSelect={() => openHomeWindow({ about: "report", home: askedHome(card) })}
        >
          {t("results.card.report")}
        </MenuItem>
      </Menu>
    </>
  );
}

function Price({ card }: { card: Card }) {
  const t = useT(resultsMessages);
  const language = useLanguage();
  if (card.price === null) {
    return (
      <p data-price className="text-lg leading-[1.5] font-[650]">
        {t("results.card.onRequest")}
      </p>
    );
  }
  return (
    <p data-price className="text-[1.34rem] leading-[1.5] font-[650] tabular-nums">
      {formatBaht(card.price, language)}
      {card.deal === "rent" && (
        <span className="ml-1 text-sm font-normal text-ink-3"> {perMonth(language)}</span>
      )}
      <ForeignPrice baht={card.price} />
    </p>
  );
}

function Place({ card, isNearTransit }: { card: Card; isNearTransit: boolean }) {
  const t = useT(resultsMessages);
  const language = useLanguage();
  const { distance } = card;
  const told = distance === null ? "" : formatDistance(distance.metres, language);
  const Icon = distance !== null && isNearTransit ? TrainFront : MapPin;
  return (
    <p className="flex gap-1.5 text-sm text-ink-2">
      <Icon size={15} strokeWidth={1.7} aria-hidden className="mt-[0.22em] shrink-0" />
      <span className="line-clamp-3 min-w-0 wrap-break-word">
        {distance !== null && (
          <>
            <span lang={distance.to.language}>{distance.to.text}</span>{" "}
            <span className="whitespace-nowrap">
              {distance.is_about ? t("results.card.about", { distance: told }) : told}
            </span>
            {" · "}
          </>
        )}
        <span lang={card.location_language}>{card.location}</span>
        {card.administrative_area && ` · ${card.administrative_area}`}
      </span>
    </p>
  );
}

function Facts({ card }: { card: Card }) {
  const t = useT(resultsMessages);
  const language = useLanguage();
  const { bedrooms, bathrooms, area, land_sqm } = card;
  const number = (value: number): string => formatNumber(value, language);
  const also = useAlsoArea();
  return (
    <ul className="flex flex-wrap gap-x-3.5 gap-y-0.5 pt-1 text-sm text-ink-2">
      {bedrooms === 0 && <Fact>{t("results.card.studio")}</Fact>}
      {bedrooms !== null && bedrooms > 0 && (
        <Fact value={number(bedrooms)}>{t("results.card.bed")}</Fact>
      )}
      {bathrooms !== null && <Fact value={number(bathrooms)}>{t("results.card.bath")}</Fact>}
      {area !== null && <Fact value={number(area)}>{also(t("results.card.sqm"), area)}</Fact>}
      {land_sqm !== null && (
        <Fact value={number(land_sqm)}>{also(t("results.card.land"), land_sqm)}</Fact>
      )}
    </ul>
  );
}

function Fact({ value, children }: { value?: string; children: ReactNode }) {
  return (
    <li>
      {value !== undefined && <b className="font-semibold text-ink">{value} </b>}
      {children}
    </li>
  );
}
