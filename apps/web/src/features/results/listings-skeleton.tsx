import { useT } from "../../lib/i18n/index.ts";
import { Skeleton } from "../../ui/index.ts";
import { resultsMessages } from "./messages.ts";

/** As many beside each other as fit where they stand, within an `@container`. */
export const cardGrid =
  "grid grid-cols-1 gap-3.5 md:@min-[26rem]:grid-cols-2 lg:@min-[38rem]:grid-cols-3";

/** While a search runs: the heading's line and the cards in their final shape, so that nothing jumps. */
export function ListingsSkeleton() {
  const t = useT(resultsMessages);
  return (
    <div className="@container mt-1">
      <div className="mb-2 flex items-center gap-x-3 text-sm text-ink-2">
        <p className="min-w-0 flex-1 truncate">{t("results.searching")}</p>
        <Skeleton className="ml-auto h-9 w-32" />
      </div>
      <ul aria-hidden className={cardGrid}>
        <CardSkeletons count={3} />
      </ul>
    </div>
  );
}

export function CardSkeletons({ count }: { count: number }) {
  return Array.from({ length: Math.max(0, count) }, (_, at) => (
    <li
      key={`skeleton:${at}`}
      aria-hidden
      className="overflow-hidden rounded-lg border border-line bg-surface"
    >
      <Skeleton className="aspect-16/10 rounded-none" />
      <div className="flex flex-col gap-3 px-4 pt-4 pb-4">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="mt-3 h-9" />
      </div>
    </li>
  ));
}
