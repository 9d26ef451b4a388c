import type { SearchQuery } from "@propertyvr/vocabulary";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call, endpoints } from "../../../lib/api/index.ts";
import { formatHomes } from "../../../lib/format.ts";
import { Rich, useLanguage } from "../../../lib/i18n/index.ts";
import { typingMessages } from "./messages.ts";
import { useSettled } from "../../../lib/use-settled.ts";

/** Who types on changes the wish with each word: it is counted when it has stood so long. */
export const SETTLE_MS = 250;
const FRESH_MS = 60_000;

/** How many homes a search with the draft would find: all that a screen reader hears of the help. */
export function HomesCount({ sought }: { sought: SearchQuery | null }) {
  return (
    <p
      aria-live="polite"
      aria-atomic="true"
      data-homes-count
      className="min-w-0 text-sm text-ink-2"
    >
      {sought !== null && <Figure wish={JSON.stringify(sought)} />}
    </p>
  );
}

/**
 * The figure before stays, paler, until the next is known; without an answer, e.g. offline,
 * nothing is said. Each wish is asked about once, and given up when another takes its place.
 */
function Figure({ wish }: { wish: string }) {
  const language = useLanguage();
  const asked = useSettled<string | null>(wish, SETTLE_MS, null);
  const { data, isPlaceholderData, isError, fetchStatus } = useQuery({
    queryKey: ["homes-count", asked],
    queryFn: ({ signal }) =>
      call(endpoints.countProperties, { body: { search: JSON.parse(asked ?? "{}") }, signal }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    retry: false,
  });
  if (data === undefined || isError || fetchStatus === "paused") return null;
  const isOld = isPlaceholderData || asked !== wish;
  const { total, all_sample } = data.counts;
  const id = total === 0 ? "typing.noneFits" : all_sample ? "typing.samplesFit" : "typing.fit";
  const figure = <b key="figure" className="font-[650] text-brand tabular-nums" />;
  return (
    <span className={`transition-opacity duration-140 ${isOld ? "opacity-70" : ""}`}>
      <Rich
        messages={typingMessages}
        id={id}
        components={[figure]}
        values={{ count: total, total: formatHomes(total, language) }}
      />
    </span>
  );
}
