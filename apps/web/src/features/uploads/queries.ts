import type { Partner, Upload } from "@propertyvr/contracts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { call, type ReplyTo } from "../../lib/api/index.ts";
import { workEndpoints } from "../../lib/api/work-endpoints.ts";
import { isUnderWay } from "./run/upload-run.ts";

const UPLOADS = ["uploads"] as const;
const LIVE_MS = 3_000;

const cursorOf = (cursor: string) => (cursor === "" ? {} : { cursor });

/** The newest first; asked for anew while one of them is under way. */
export const useUploads = () =>
  useInfiniteQuery({
    queryKey: [...UPLOADS, "list"],
    queryFn: ({ signal, pageParam }): Promise<ReplyTo<"listUploads">> =>
      call(workEndpoints.listUploads, { query: { limit: "20", ...cursorOf(pageParam) }, signal }),
    initialPageParam: "",
    getNextPageParam: (last) => last.next_cursor,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ uploads }) => uploads.some(isUnderWay)) === true ? LIVE_MS : false,
  });

/** Also while the list before it is out of date: a report is read on its own. */
export const useUpload = (id: string) =>
  useQuery({
    queryKey: [...UPLOADS, id],
    queryFn: ({ signal }): Promise<Upload> =>
      call(workEndpoints.getUpload, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data !== undefined && isUnderWay(state.data) ? LIVE_MS : false,
  });

export const useUploadProblems = (id: string, severity: "error" | "warning" | "repair") =>
  useInfiniteQuery({
    queryKey: [...UPLOADS, id, "problems", severity],
    queryFn: ({ signal, pageParam }): Promise<ReplyTo<"uploadProblems">> =>
      call(workEndpoints.uploadProblems, {
        params: { id },
        query: { severity, limit: "200", ...cursorOf(pageParam) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: (last) => last.next_cursor,
  });

export const useUploadChanges = (id: string) =>
  useInfiniteQuery({
    queryKey: [...UPLOADS, id, "changes"],
    queryFn: ({ signal, pageParam }): Promise<ReplyTo<"uploadChanges">> =>
      call(workEndpoints.uploadChanges, {
        params: { id },
        query: { limit: "100", ...cursorOf(pageParam) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: (last) => last.next_cursor,
  });

/** For an admin, who says whose homes they are. */
export const usePartners = (isWanted: boolean) =>
  useQuery({
    queryKey: ["admin", "partners"],
    queryFn: async ({ signal }): Promise<readonly Partner[]> =>
      (await call(workEndpoints.listPartners, { signal })).partners,
    enabled: isWanted,
  });
