import type { ListingsPart } from "@propertyvr/parts";
import type { ListingCard, SearchSort } from "@propertyvr/vocabulary";
import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call, endpoints } from "../../lib/api/index.ts";
import { pageRequest } from "./page-request.ts";

interface LoadedPage {
  readonly cards: readonly ListingCard[];
  readonly total: number;
  readonly areSamples: boolean;
}

export interface SearchPages {
  /** All homes shown so far, each once. */
  readonly cards: readonly ListingCard[];
  readonly total: number;
  /** The order asked for; what is shown follows as soon as it is there. */
  readonly sort: SearchSort;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly isSorting: boolean;
  readonly failed: "more" | "sort" | null;
  readonly showMore: () => void;
  readonly sortBy: (sort: SearchSort) => void;
  readonly tryAgain: () => void;
}

/**
 * The homes of a part and the pages after it. The first page is the stored
 * snapshot, so an old chat opens without asking; another order or a further
 * page is asked of the part's own search. What is shown stays shown
 * whatever fails.
 */
export function useSearchPages(part: ListingsPart): SearchPages {
  const client = useQueryClient();
  const [shownSort, setShownSort] = useState(part.sort);
  const [asked, setAsked] = useState<{ sort: SearchSort; hasFailed: boolean } | null>(null);
  const newest = useRef(part.sort);
  const [anew, setAnew] = useState(0);
  const [hasFailedAnew, setHasFailedAnew] = useState(false);
  const query = useInfiniteQuery(searchOptions(part, shownSort, anew));
  const pages = query.data?.pages ?? [storedPage(part)];

  const sortBy = async (sort: SearchSort): Promise<void> => {
    newest.current = sort;
    setAsked({ sort, hasFailed: false });
    try {
      await client.fetchInfiniteQuery(searchOptions(part, sort, anew));
      if (newest.current !== sort) return;
      setShownSort(sort);
      setAsked(null);
    } catch {
      if (newest.current === sort) setAsked({ sort, hasFailed: true });
    }
  };

  /** Goes on past a page that holds nothing new, so that a tap always shows more or says why not. */
  const showMore = async (): Promise<void> => {
    const before = eachOnce(pages).length;
    let reached = await query.fetchNextPage();
    while (!reached.isError && reached.hasNextPage && countOf(reached.data) <= before) {
      reached = await query.fetchNextPage();
    }
    if (reached.data !== undefined && !areOfOneKind(reached.data.pages)) await beginAnew();
  };

  /** Samples and real homes are never one list: what fits now is shown from its beginning. */
  const beginAnew = async (): Promise<void> => {
    try {
      await client.fetchInfiniteQuery(searchOptions(part, shownSort, anew + 1));
      setAnew(anew + 1);
      setHasFailedAnew(false);
    } catch {
      setHasFailedAnew(true);
    }
  };

  const shown = ofOneKind(pages);
  return {
    cards: eachOnce(shown),
    total: shown.at(-1)?.total ?? part.counts.total,
    sort: asked?.sort ?? shownSort,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    isSorting: asked?.hasFailed === false,
    failed:
      asked?.hasFailed === true
        ? "sort"
        : query.isFetchNextPageError || hasFailedAnew
          ? "more"
          : null,
    showMore: () => void showMore(),
    sortBy: (sort) => void sortBy(sort),
    tryAgain: () =>
      void (asked?.hasFailed === true
        ? sortBy(asked.sort)
        : hasFailedAnew
          ? beginAnew()
          : showMore()),
  };
}

const countOf = (data: { readonly pages: readonly LoadedPage[] } | undefined): number =>
  eachOnce(data?.pages ?? []).length;

const storedPage = ({ cards, counts }: ListingsPart): LoadedPage => ({
  cards,
  total: counts.total,
  areSamples: counts.all_sample,
});

/** The pages of the kind that the first one holds. */
const ofOneKind = (pages: readonly LoadedPage[]): readonly LoadedPage[] =>
  pages.filter(({ areSamples }) => areSamples === pages[0]?.areSamples);
const areOfOneKind = (pages: readonly LoadedPage[]): boolean =>
  ofOneKind(pages).length === pages.length;

/** @param anew how often the list was begun anew; from then on the stored page does not count */
function searchOptions(part: ListingsPart, sort: SearchSort, anew: number) {
  const { page_size } = part;
  const { page: _first, ...asked } = pageRequest(part, sort, 1);
  const isStored = sort === part.sort && anew === 0;
  const stored = isStored ? part.cards.map(({ id }) => id) : null;
  return infiniteQueryOptions({
    queryKey: ["properties", { ...asked, stored, anew }],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }): Promise<LoadedPage> => {
      const body = pageRequest(part, sort, pageParam);
      const reply = await call(endpoints.searchProperties, { body, signal });
      const { properties: cards, total, all_sample: areSamples } = reply;
      return { cards, total, areSamples };
    },
    // A rounded total may lie above what is there: an empty page is the end.
    getNextPageParam: (last, _, page) =>
      last.cards.length > 0 && page * page_size < last.total ? page + 1 : undefined,
    ...(isStored && {
      initialData: { pages: [storedPage(part)], pageParams: [part.page ?? 1] },
    }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Homes that came in between two pages shift the later ones: the same home may come twice. */
function eachOnce(pages: readonly LoadedPage[]): readonly ListingCard[] {
  const seen = new Map<string, ListingCard>();
  for (const card of pages.flatMap(({ cards }) => cards)) {
    if (!seen.has(card.id)) seen.set(card.id, card);
  }
  return [...seen.values()];
}
