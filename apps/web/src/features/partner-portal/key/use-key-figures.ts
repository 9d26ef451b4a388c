import type { endpoints, KeyUsage, ReplyOf } from "@propertyvr/contracts";
import { useQuery } from "@tanstack/react-query";
import { isProblem } from "../../../lib/api/index.ts";
import { read } from "./ask.ts";

const RENEWED_EVERY_MS = 10_000;

export type KeyInfo = ReplyOf<(typeof endpoints)["apiInfo"]>;

/** The key is part of the name: nothing of it outlives the form. */
const forgetful = { gcTime: 0, staleTime: 0, retry: false, refetchOnWindowFocus: false } as const;

/**
 * What the key is allowed and was used for, renewed while it holds and the page is seen. Whose key
 * it is is asked once: unlike a look at the usage, that would itself be counted as a use.
 */
export function useKeyFigures(key: string | null) {
  const info = useQuery({
    ...forgetful,
    queryKey: ["partner-portal", "info", key],
    queryFn: ({ signal }) => read<KeyInfo>("/api/partner/api-info", key ?? "", signal),
    enabled: key !== null,
  });
  const usage = useQuery({
    ...forgetful,
    queryKey: ["partner-portal", "usage", key],
    queryFn: ({ signal }) => read<KeyUsage>("/api/partner/usage", key ?? "", signal),
    enabled: info.isSuccess,
    refetchInterval: ({ state }) => (state.status === "success" ? RENEWED_EVERY_MS : false),
  });
  const error = info.error ?? usage.error;
  return {
    data: info.data && usage.data && !error ? { info: info.data, usage: usage.data } : undefined,
    isError: error !== null,
    isFetching: info.isFetching || usage.isFetching,
    refetch: () => (info.isSuccess ? usage.refetch() : info.refetch()),
    /** What the server said about it. */
    detail: isProblem(error) && error.detail !== "" ? error.detail : null,
  };
}
