import type { BodyOf, Enquiry, endpoints as contract } from "@propertyvr/contracts";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, endpoints } from "../../lib/api/index.ts";
import { useLanguage } from "../../lib/i18n/index.ts";
import type { OutgoingReply } from "./reply-box.tsx";

const FIRST_PAGE: { readonly cursor?: string } = {};

type SendEnquiry = BodyOf<typeof contract.sendEnquiry>;
type ReportPropertyBody = BodyOf<typeof contract.reportProperty>;

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
    mutationFn: (body: ReportPropertyBody) =>
      call(endpoints.reportProperty, { params: { id }, body }),
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
    refetchInterval: ENQUIRIES_LIVE_MS,
  });
}

/** How often an open list asks for answers. */
const ENQUIRIES_LIVE_MS = 15_000;

/** What one wrote about a home before. */
export function useEnquiryAbout(homeId: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: ["enquiries", language, "about", homeId],
    queryFn: async ({ signal }) => {
      const query = { language, property_id: homeId, limit: 1 };
      const { enquiries } = await call(endpoints.listEnquiries, { query, signal });
      return enquiries[0] ?? null;
    },
    staleTime: 0,
  });
}

export function useWriteInEnquiry() {
  const language = useLanguage();
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: ({ id, ...reply }: OutgoingReply & { id: string }): Promise<Enquiry> =>
      call(endpoints.writeInEnquiry, { params: { id }, body: { ...reply, language } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["enquiries"] }),
  });
}

/** The lists keep their marks of unread until they are asked for anew, so that a person sees them. */
export const useSeeEnquiry = () =>
  useMutation({
    mutationFn: (id: string) => call(endpoints.seeEnquiry, { params: { id } }),
  });
