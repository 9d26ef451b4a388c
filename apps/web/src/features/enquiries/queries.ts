import type { BodyOf, Enquiry, endpoints as contract } from "@propertyvr/contracts";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, endpoints } from "../../lib/api/index.ts";
import { useLanguage } from "../../lib/i18n/index.ts";

const FIRST_PAGE: { readonly cursor?: string } = {};

type SendEnquiry = BodyOf<typeof contract.sendEnquiry>;
type Report = BodyOf<typeof contract.reportProperty>;

export function useSendEnquiry() {
  const client = useQueryClient();
  return useMutation({
    // A request that cannot leave fails at once, instead of waiting unseen for the network.
    networkMode: "always",
    mutationFn: (body: SendEnquiry): Promise<Enquiry> => call(endpoints.sendEnquiry, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["enquiries"] }),
  });
}

export const useReport = (id: string) =>
  useMutation({
    networkMode: "always",
    mutationFn: (body: Report) => call(endpoints.reportProperty, { params: { id }, body }),
  });

/** One's own, the newest first, page by page. */
export function useOwnEnquiries() {
  const language = useLanguage();
  return useInfiniteQuery({
    queryKey: ["enquiries", language],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.listEnquiries, { query: { language, ...pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next_cursor }) => (next_cursor === null ? null : { cursor: next_cursor }),
    staleTime: 0,
  });
}
