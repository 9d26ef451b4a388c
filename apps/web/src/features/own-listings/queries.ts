import type {
  ConfirmedHomes,
  EditedOwnListing,
  EditOwnListing,
  ListingState,
  OwnListing,
  OwnListings,
} from "@propertyvr/contracts";
import type { Deal } from "@propertyvr/vocabulary";
import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
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

/** A home and the version of it that is to be changed. */
export interface OwnVersion {
  readonly id: string;
  readonly version: string;
}

const ifMatch = (version: string) => ({ "if-match": `"${version}"` });

/** One of one's own homes as it stands now. */
export const useFetchOwn = () => {
  const language = useLanguage();
  return (id: string): Promise<OwnListing> =>
    call(workEndpoints.ownListing, { params: { id }, query: { language } });
};

/** Changes one home; the lists show it at once. */
export function useEditOwn() {
  const language = useLanguage();
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: ({ id, version, edit }: OwnVersion & { edit: EditOwnListing }) =>
      call(workEndpoints.editOwnListing, {
        params: { id },
        query: { language },
        body: edit,
        headers: ifMatch(version),
      }),
    onSuccess: ({ listing }: EditedOwnListing) => putInLists(client, listing),
    onSettled: () => client.invalidateQueries({ queryKey: OWN }),
  });
}

export function useDeleteOwn() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: ({ id, version }: OwnVersion) =>
      call(workEndpoints.deleteOwnListing, { params: { id }, headers: ifMatch(version) }),
    onSettled: () => client.invalidateQueries({ queryKey: OWN }),
  });
}

function putInLists(client: QueryClient, listing: OwnListing): void {
  client.setQueriesData<InfiniteData<OwnListings>>({ queryKey: OWN }, (list) =>
    list === undefined
      ? undefined
      : {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            listings: page.listings.map((each) =>
              each.property.id === listing.property.id ? listing : each,
            ),
          })),
        },
  );
}
