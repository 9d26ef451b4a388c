import type { ListingCard, ListingsPart, SearchSort } from "@propertyvr/vocabulary";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { call, endpoints } from "../../lib/api/index.ts";
import { languageOf } from "./words.ts";

interface SearchPage {
  readonly cards: readonly ListingCard[];
  readonly total: number;
}

export interface SearchPages {
  /** All homes shown so far, each once. */
  readonly cards: readonly ListingCard[];
  readonly total: number;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly isSorting: boolean;
  readonly failed: "more" | "sort" | null;
  readonly showMore: () => void;
  readonly tryAgain: () => void;
}

/**
 * The homes of a part and the pages after it. The first page is the stored
 * snapshot, so an old chat opens without asking; another order or a further
 * page is searched with the part's own criteria. What is shown stays shown
 * whatever fails.
 */
export function useSearchPages(part: ListingsPart, sort: SearchSort): SearchPages {
  const { criteria, page_size } = part;
  const isStored = sort === part.sort;
  const stored: SearchPage = { cards: part.cards, total: part.counts.total };
  const query = useInfiniteQuery({
    queryKey: [
      "properties",
      criteria,
      sort,
      page_size,
      isStored ? part.cards.map(({ id }) => id) : null,
    ],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }): Promise<SearchPage> => {
      // The words go along: they hold the ids behind the names, and a project's name in a title.
      const body = {
        query: part.query,
        filters: criteria as never,
        sort,
        page: pageParam,
        page_size,
        language: languageOf(part.query),
      };
      const reply = await call(endpoints.searchProperties, { body, signal });
      return { cards: reply.properties as readonly ListingCard[], total: reply.total };
    },
    getNextPageParam: (last, _, page) => (page * page_size < last.total ? page + 1 : undefined),
    ...(isStored && { initialData: { pages: [stored], pageParams: [part.page ?? 1] } }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  const lastShown = useRef<readonly SearchPage[]>([stored]);
  if (query.data !== undefined) lastShown.current = query.data.pages;
  const pages = query.data?.pages ?? lastShown.current;
  return {
    cards: eachOnce(pages),
    total: pages.at(-1)?.total ?? stored.total,
    hasMore: query.hasNextPage && query.data !== undefined,
    isLoadingMore: query.isFetchingNextPage,
    isSorting: query.isPending && query.isFetching,
    failed: query.isFetchNextPageError ? "more" : query.isLoadingError ? "sort" : null,
    showMore: () => void query.fetchNextPage(),
    tryAgain: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  };
}

/** Homes that came in between two pages shift the later ones: the same home may come twice. */
function eachOnce(pages: readonly SearchPage[]): readonly ListingCard[] {
  const seen = new Map<string, ListingCard>();
  for (const card of pages.flatMap(({ cards }) => cards)) {
    if (!seen.has(card.id)) seen.set(card.id, card);
  }
  return [...seen.values()];
}
