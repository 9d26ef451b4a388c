import type { OwnListing } from "@propertyvr/contracts";
import { House } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { formatBaht, formatDate, formatDaysAgo } from "../../lib/format.ts";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { Unbroken } from "../../lib/unbroken.tsx";
import { VisibilityBadge } from "../../lib/listing-words/visibility-badge.tsx";
import { visibilityMessages } from "../../lib/listing-words/visibility-messages.ts";
import { usePicture } from "../../lib/use-picture.ts";
import { useSupportEmail } from "../../lib/use-client-config.ts";
import { Badge, cn } from "../../ui/index.ts";
import type { OwnProperty } from "./edit/edit-values.ts";
import { ownListingsMessages } from "./messages.ts";
import { OwnActions } from "./own-actions.tsx";
import { SameHome } from "./same-home.tsx";

/** One home of one's own: whether people find it, how good it is, and what can be done. */
export function OwnListingItem({ listing, ...actions }: ComponentProps<typeof OwnActions>) {
  const { title, location, property, duplicates } = listing;
  return (
    <article className="flex gap-4 rounded-lg border border-line bg-surface p-4 shadow-1 max-sm:flex-col">
      <Picture listing={listing} />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
          <h2 lang={title.language} className="min-w-0 font-semibold wrap-anywhere">
            {title.text}
          </h2>
          <Badges property={property} />
        </div>
        <p className="text-sm text-ink-2">
          <Prices property={property} />
          {" · "}
          <span lang={location.language}>{location.text}</span>
        </p>
        <Standing property={property} />
        <Figures figures={listing.figures} />
        {duplicates !== null && <SameHome duplicates={duplicates} />}
        <Quality property={property} />
        <OwnActions {...actions} listing={listing} />
      </div>
    </article>
  );
}

function Picture({ listing }: { listing: OwnListing }) {
  const t = useT(ownListingsMessages);
  const { src, onError } = usePicture(listing.image);
  return (
    <div
      className={cn(
        "aspect-16/10 w-full shrink-0 overflow-hidden rounded-md border border-line bg-surface-2 sm:w-32 sm:self-start",
        // On a phone a missing picture would be the largest thing on the card.
        src === null && "max-sm:hidden",
      )}
    >
      {src === null ? (
        <p className="grid size-full place-content-center justify-items-center gap-1 text-xs text-ink-3">
          <House size={26} strokeWidth={1.3} aria-hidden />
          {t("own.noPicture")}
        </p>
      ) : (
        // The title beside it says what it shows.
        <img src={src} alt="" loading="lazy" onError={onError} className="size-full object-cover" />
      )}
    </div>
  );
}

/** Whether it can be had, where it cannot; else, or where there is more to know, whether people find it. */
function Badges({ property: { status, visibility } }: { property: OwnProperty }) {
  const t = useT(ownListingsMessages);
  return (
    <p className="flex flex-wrap gap-1.5">
      {status !== "available" && (
        <Badge variant={status === "pending" ? "gold" : "plain"}>{t(`own.status.${status}`)}</Badge>
      )}
      {(status === "available" || visibility.state !== "shown") && (
        <VisibilityBadge visibility={visibility} />
      )}
    </p>
  );
}

function Prices({ property }: { property: OwnProperty }) {
  const t = useT(ownListingsMessages);
  const language = useLanguage();
  const said = [
    priceOf(property.rent_price, (price) => t("own.perMonth", { price })),
    priceOf(property.sale_price, (price) => price),
  ].filter((each) => each !== null);
  return <span className="tabular-nums">{said.join(" · ")}</span>;

  function priceOf(
    price: OwnProperty["rent_price"],
    say: (price: string) => string,
  ): string | null {
    if (price === null) return null;
    return price === "on_request" ? t("own.onRequest") : say(formatBaht(price, language));
  }
}

/** Its reference, when it was confirmed, and why people do not find it where they do not. */
function Standing({ property }: { property: OwnProperty }) {
  const { external_id, visibility } = property;
  const t = useT(ownListingsMessages);
  const says = useT(visibilityMessages);
  const language = useLanguage();
  const { hidden, removed_at: removedAt } = visibility;
  return (
    <>
      <p className="text-sm wrap-anywhere text-ink-3">
        {external_id === null
          ? t("own.noReference")
          : t("own.reference", { reference: external_id })}
        {" · "}
        {says("visibility.confirmed", {
          when: formatDaysAgo(visibility.last_confirmed_at, language),
        })}
        {removedAt !== null &&
          ` · ${says("visibility.removed", { date: formatDate(removedAt, language) })}`}
      </p>
      {hidden !== null && (
        <div className="rounded-sm bg-bad-soft px-3.5 py-2.5 text-sm text-bad">
          <p>
            <Unbroken
              text={t("own.hidden", {
                reason: language === "th" ? hidden.message_th : hidden.message,
              })}
            />
          </p>
          {hidden.note !== "" && <p className="wrap-anywhere whitespace-pre-line">{hidden.note}</p>}
          <HowItComesBack reference={external_id ?? property.id} />
        </div>
      )}
    </>
  );
}

/** Only an admin brings it back; the way to one is there where the operator gave an address. */
function HowItComesBack({ reference }: { reference: string }) {
  const t = useT(ownListingsMessages);
  const email = useSupportEmail();
  const subject = encodeURIComponent(t("own.hidden.subject", { reference }));
  return (
    <p className="mt-1">
      {t("own.hidden.more")}
      {email !== null && (
        <>
          {" "}
          <a href={`mailto:${email}?subject=${subject}`} className="underline underline-offset-4">
            {t("own.hidden.write", { email })}
          </a>
        </>
      )}
    </p>
  );
}

const DAY_MS = 86_400_000;

/** How much it is looked at and asked about; a figure of the last month only where there is more. */
function Figures({ figures }: { figures: OwnListing["figures"] }) {
  const t = useT(ownListingsMessages);
  const language = useLanguage();
  const [now] = useState(() => Date.now());
  const { views, views_30_days: lately, views_since: since, enquiries } = figures;
  const isLong = now - Date.parse(since) > 31 * DAY_MS;
  return (
    <p className="text-sm text-ink-2 tabular-nums">
      {/* Each is kept together as far as it fits on a line. */}
      <span className="inline-block">
        {t("own.views", { count: views, since: formatDate(since, language) })}
        {isLong && ` ${t("own.views.lately", { count: lately })}`}
      </span>
      {" · "}
      <span className="inline-block">{t("own.enquiries", { count: enquiries })}</span>
    </p>
  );
}

const GAINS_SHOWN = 3;

function Quality({ property: { quality } }: { property: OwnProperty }) {
  const t = useT(ownListingsMessages);
  const language = useLanguage();
  const score = t("own.quality", { score: quality.score });
  if (quality.gains.length === 0) return <p className="text-sm text-ink-2">{score}</p>;
  return (
    <details className="text-sm text-ink-2">
      <summary className="w-fit cursor-pointer touch:py-3">
        {score} · {t("own.gains")}
      </summary>
      <ul className="mt-1 list-disc pl-5">
        {quality.gains.slice(0, GAINS_SHOWN).map((gain) => (
          <li key={gain.add}>
            {t("own.gain", {
              what: language === "th" ? gain.message_th : gain.message,
              points: gain.points,
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}
