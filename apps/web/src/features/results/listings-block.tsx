import type { ListingsPart } from "@propertyvr/parts";
import { useId } from "react";
import { formatHomes } from "../../lib/format.ts";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { Unbroken } from "../../lib/unbroken.tsx";
import { Button, cn } from "../../ui/index.ts";
import { ListingCard } from "./listing-card.tsx";
import { cardGrid, CardSkeletons } from "./listings-skeleton.tsx";
import { resultsMessages } from "./messages.ts";
import { SortMenu } from "./sort-menu.tsx";
import { useSearchPages } from "./use-search-pages.ts";
import { quotedQuery } from "./words.ts";

/** The homes a search found: heading, order, cards, and more of them in place. Nothing when nothing was found. */
export function ListingsBlock({ part }: { part: ListingsPart }) {
  const t = useT(resultsMessages);
  const language = useLanguage();
  const headingId = useId();
  const pages = useSearchPages(part);
  const { cards, total } = pages;
  if (part.cards.length === 0) return null;

  const found = t("results.found", {
    count: total,
    total: formatHomes(total, language),
    query: quotedQuery(part.query),
  });
  const left = Math.min(part.page_size, total - cards.length);
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no landmark: a long chat has many alike
      role="group"
      data-results
      aria-labelledby={headingId}
      aria-busy={pages.isSorting}
      className={cn(
        "@container mt-1",
        part.counts.all_sample && "rounded-xl border border-dashed border-line-3 p-3 sm:p-4",
      )}
    >
      <div className="mb-2 flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
        {part.counts.all_sample && (
          <p className="shrink-0 font-[550] max-sm:basis-full">{t("results.samples")}</p>
        )}
        <h2 id={headingId} title={found} className="min-w-0 flex-1 truncate font-normal">
          <Unbroken text={found} />
        </h2>
        {total > 1 && <SortMenu part={part} sort={pages.sort} onSort={pages.sortBy} />}
      </div>
      <ul className={cardGrid}>
        {cards.map((card) => (
          <li key={card.id} className="grid min-w-0">
            <ListingCard card={card} asked={part.criteria} />
          </li>
        ))}
        {pages.isLoadingMore && <CardSkeletons count={left} />}
      </ul>
      {pages.failed !== null && (
        <div role="alert" className="mt-3 flex flex-wrap items-center gap-3 text-sm text-ink-2">
          <p>{t(pages.failed === "more" ? "results.moreFailed" : "results.sortFailed")}</p>
          <Button variant="outline" size="sm" onClick={pages.tryAgain}>
            {t("results.retry")}
          </Button>
        </div>
      )}
      {total > cards.length && (
        <div className="mt-4 flex flex-wrap items-center justify-center gap-3">
          {pages.hasMore && pages.failed !== "more" && (
            <Button variant="outline" busy={pages.isLoadingMore} onClick={pages.showMore}>
              {pages.isLoadingMore ? t("results.moreLoading") : t("results.more", { count: left })}
            </Button>
          )}
          <p className="text-sm text-ink-3">
            {t("results.shown", { shown: cards.length, total: formatHomes(total, language) })}
          </p>
        </div>
      )}
    </div>
  );
}
