import type { ConfirmedHomes, ListingState } from "@propertyvr/contracts";
import type { Deal } from "@propertyvr/vocabulary";
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "../../lib/api/index.ts";
import { workEndpoints } from "../../lib/api/work-endpoints.ts";
import { useLanguage } from "../../lib/i18n/index.ts";

export interface OwnFilters {
  readonly q: string;
  readonly state: ListingState | undefined;
  readonly deal: Deal | undefined;
}

const OWN = ["own-listings"] as const;
const FIRST_PAGE: { readonly cursor?: string } = {};

/** A partner's own homes, the newest first, page by page. */
export function useOwnListings({ q, state, deal }: OwnFilters) {
  const language = useLanguage();
  return useInfiniteQuery({
    queryKey: [...OWN, language, q, state, deal],
    queryFn: ({ pageParam, signal }) =>
      call(workEndpoints.ownListings, {
        query: {
          language,
          ...(q !== "" && { q }),
          ...(state && { state }),
          ...(deal && { deal }),
          ...pageParam,
        },
        signal,
      }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next_cursor }) => (next_cursor === null ? null : { cursor: next_cursor }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

type Which = { readonly ids: string[] } | { readonly all_expiring: true };

export function useConfirmOwn(then: {
  readonly onSuccess: (answer: ConfirmedHomes, which: Which) => void;
  readonly onError: () => void;
}) {
  const client = useQueryClient();
  return useMutation({
    ...then,
    mutationFn: (which: Which): Promise<ConfirmedHomes> =>
      call(workEndpoints.confirmOwnListings, { body: which }),
    onSettled: () => client.invalidateQueries({ queryKey: OWN }),
  });
}
