import type {
  BodyOf,
  endpoints as contract,
  FeedbackVerdict,
  MisreadKind,
  Partner,
  PartnerRequest,
  ReceivedPartnerRequest,
  SentMail,
  SupportMessage,
  SupportStatus,
} from "@propertyvr/contracts";
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { call, type ReplyTo } from "../../lib/api/index.ts";
import { workEndpoints } from "../../lib/api/work-endpoints.ts";

const REQUESTS = ["admin", "partner-requests"] as const;

export const useAccessRequests = (status: PartnerRequest["status"]) =>
  useInfiniteQuery({
    queryKey: [...REQUESTS, status],
    queryFn: ({ signal, pageParam }): Promise<ReplyTo<"listPartnerRequests">> =>
      call(workEndpoints.listPartnerRequests, {
        query: { status, ...(pageParam !== "" && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: (last) => last.next_cursor,
    staleTime: 0,
  });

export const usePartners = () =>
  useQuery({
    queryKey: ["admin", "partners"],
    queryFn: async ({ signal }): Promise<readonly Partner[]> =>
      (await call(workEndpoints.listPartners, { signal })).partners,
  });

export type Decision = BodyOf<typeof contract.decidePartnerRequest>;

export function useDecide() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: Decision & { id: string }): Promise<ReceivedPartnerRequest> =>
      call(workEndpoints.decidePartnerRequest, { params: { id }, body }),
    // Also where it failed: somebody else may have decided.
    onSettled: () => client.invalidateQueries({ queryKey: ["admin"] }),
  });
}

export const useReceivedFeedback = (verdict: FeedbackVerdict) =>
  useInfiniteQuery({
    queryKey: ["admin", "feedback", verdict],
    queryFn: ({ signal, pageParam }): Promise<ReplyTo<"listFeedback">> =>
      call(workEndpoints.listFeedback, {
        query: { verdict, ...(pageParam !== "" && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: (last) => last.next_cursor,
    staleTime: 0,
  });

export const useAuditLog = () =>
  useInfiniteQuery({
    queryKey: ["admin", "audit-log"],
    queryFn: ({ signal, pageParam }): Promise<ReplyTo<"auditLog">> =>
      call(workEndpoints.auditLog, {
        query: pageParam === "" ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: (last) => last.next_cursor,
    staleTime: 0,
  });

const SUPPORT = ["admin", "support"] as const;

export const useSupportMessages = (status: SupportStatus) =>
  useInfiniteQuery({
    queryKey: [...SUPPORT, status],
    queryFn: ({ signal, pageParam }): Promise<ReplyTo<"listSupport">> =>
      call(workEndpoints.listSupport, {
        query: { status, ...(pageParam !== "" && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: (last) => last.next_cursor,
    staleTime: 0,
  });

export function useAnswerSupport(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: string): Promise<SupportMessage> =>
      call(workEndpoints.answerSupport, { params: { id }, body: { answer } }),
    // Also where it failed: somebody else may have answered.
    onSettled: () => client.invalidateQueries({ queryKey: SUPPORT }),
  });
}

export const useMails = (state: SentMail["state"] | undefined) =>
  useInfiniteQuery({
    queryKey: ["admin", "mail", state ?? "all"],
    queryFn: ({ signal, pageParam }): Promise<ReplyTo<"listMails">> =>
      call(workEndpoints.listMails, {
        query: { ...(state && { state }), ...(pageParam !== "" && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: (last) => last.next_cursor,
    staleTime: 0,
  });

export const useAccounts = (q: string) =>
  useInfiniteQuery({
    queryKey: ["admin", "accounts", q],
    queryFn: ({ signal, pageParam }): Promise<ReplyTo<"listAccounts">> =>
      call(workEndpoints.listAccounts, {
        query: { q, ...(pageParam !== "" && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: (last) => last.next_cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** One page holds all that is listed. */
export const useMisreadWords = (kind: MisreadKind) =>
  useInfiniteQuery({
    queryKey: ["admin", "misread-words", kind],
    queryFn: ({ signal }): Promise<ReplyTo<"listMisreadWords">> =>
      call(workEndpoints.listMisreadWords, { query: { kind }, signal }),
    initialPageParam: "",
    getNextPageParam: () => null,
    staleTime: 0,
  });

export const useModelUsage = () =>
  useQuery({
    queryKey: ["admin", "model-usage"],
    queryFn: ({ signal }): Promise<ReplyTo<"modelUsage">> =>
      call(workEndpoints.modelUsage, { signal }),
    staleTime: 0,
  });
