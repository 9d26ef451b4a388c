import type { InboxEnquiry, InboxStatus } from "@propertyvr/contracts";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api/index.ts";
import { workEndpoints } from "../../../lib/api/work-endpoints.ts";
import { useLanguage } from "../../../lib/i18n/index.ts";
import type { OutgoingReply } from "../reply-box.tsx";

const FIRST_PAGE: { readonly cursor?: string } = {};

/** How often an open inbox asks for what is new. */
const INBOX_LIVE_MS = 15_000;
/** How often another page asks how many are new. */
const COUNT_LIVE_MS = 60_000;
const INBOX = ["partner-inbox"] as const;

/** The newest first, page by page; without a status all that are not archived. */
export function useInbox(status: InboxStatus | undefined) {
  const language = useLanguage();
  return useInfiniteQuery({
    queryKey: [...INBOX, language, status ?? "open"],
    queryFn: ({ pageParam, signal }) =>
      call(workEndpoints.partnerInbox, {
        query: { language, ...(status && { status }), ...pageParam },
        signal,
      }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next_cursor }) => (next_cursor === null ? null : { cursor: next_cursor }),
    staleTime: 0,
    refetchInterval: INBOX_LIVE_MS,
  });
}

/** How many enquiries nobody has looked at. */
export const useNewEnquiries = () =>
  useQuery({
    queryKey: [...INBOX, "new-count"],
    queryFn: async ({ signal }) => {
      const query = { status: "new", limit: 1 } as const;
      return (await call(workEndpoints.partnerInbox, { query, signal })).counts.new;
    },
    refetchInterval: COUNT_LIVE_MS,
  });

/** Every list is asked for anew: an enquiry moves from one to another. */
export function useMarkEnquiry() {
  const language = useLanguage();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, status }: { id: string; status: InboxStatus }): Promise<InboxEnquiry> =>
      call(workEndpoints.changeInboxEnquiry, { params: { id }, body: { status, language } }),
    onSettled: () => client.invalidateQueries({ queryKey: INBOX }),
  });
}

export function useAnswerEnquiry() {
  const language = useLanguage();
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: ({ id, ...reply }: OutgoingReply & { id: string }): Promise<InboxEnquiry> =>
      call(workEndpoints.answerEnquiry, { params: { id }, body: { ...reply, language } }),
    onSuccess: () => client.invalidateQueries({ queryKey: INBOX }),
  });
}
