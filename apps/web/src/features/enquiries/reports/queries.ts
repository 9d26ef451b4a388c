import type { ListingReport, ReportResolution } from "@propertyvr/contracts";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api/index.ts";
import { workEndpoints } from "../../../lib/api/work-endpoints.ts";
import { useLanguage } from "../../../lib/i18n/index.ts";

const FIRST_PAGE: { readonly cursor?: string } = {};

const REPORTS = ["reports"] as const;
export type ReportState = "open" | "resolved";

/** The newest first, page by page. */
export function useReports(state: ReportState) {
  const language = useLanguage();
  return useInfiniteQuery({
    queryKey: [...REPORTS, language, state],
    queryFn: ({ pageParam, signal }) =>
      call(workEndpoints.listReports, { query: { language, state, ...pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next_cursor }) => (next_cursor === null ? null : { cursor: next_cursor }),
    staleTime: 0,
  });
}

export function useDecide() {
  const language = useLanguage();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: {
      id: string;
      resolution: ReportResolution;
      note: string;
    }): Promise<ListingReport> => {
      const { id, ...body } = decision;
      return call(workEndpoints.resolveReport, { params: { id }, body: { ...body, language } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: REPORTS }),
  });
}
