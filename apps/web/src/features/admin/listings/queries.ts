import type { AdminListingInFull, BodyOf, endpoints as contract } from "@propertyvr/contracts";
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "../../../lib/api/index.ts";
import { workEndpoints } from "../../../lib/api/work-endpoints.ts";
import { useLanguage } from "../../../lib/i18n/index.ts";
import type { ADMIN_LISTING_STATES } from "@propertyvr/contracts";

export interface AdminFilters {
  readonly q: string;
  readonly partner: string;
  readonly state: (typeof ADMIN_LISTING_STATES)[number] | undefined;
}

const LISTINGS = ["admin", "listings"] as const;
const FIRST_PAGE: { readonly cursor?: string } = {};

export function useAdminListings({ q, partner, state }: AdminFilters) {
  const language = useLanguage();
  return useInfiniteQuery({
    queryKey: [...LISTINGS, language, q, partner, state],
    queryFn: ({ pageParam, signal }) =>
      call(workEndpoints.adminListings, {
        query: {
          language,
          ...(q !== "" && { q }),
          ...(partner !== "" && { partner }),
          ...(state && { state }),
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

export function useAdminListing(id: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: [...LISTINGS, "one", id, language],
    queryFn: ({ signal }): Promise<AdminListingInFull> =>
      call(workEndpoints.adminListing, { params: { id }, query: { language }, signal }),
    staleTime: 0,
  });
}

export type Moderation = Omit<BodyOf<typeof contract.moderateListing>, "language">;

export function useModerate(
  id: string,
  then: {
    readonly onSuccess: (answer: AdminListingInFull, decision: Moderation) => void;
    readonly onError: (error: Error) => void;
  },
) {
  const language = useLanguage();
  const client = useQueryClient();
  return useMutation({
    ...then,
    mutationFn: (decision: Moderation): Promise<AdminListingInFull> =>
      call(workEndpoints.moderateListing, { params: { id }, body: { ...decision, language } }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: LISTINGS }),
        client.invalidateQueries({ queryKey: ["reports"] }),
      ]),
  });
}
