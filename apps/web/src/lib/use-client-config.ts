import type { ClientConfig } from "@propertyvr/contracts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call, endpoints } from "./api/index.ts";

export const clientConfigQuery = queryOptions({
  queryKey: ["config"],
  queryFn: ({ signal }) => call(endpoints.config, { signal }),
  staleTime: Infinity,
  retry: false,
});

/** Settings of this installation; undefined while unknown. */
export const useClientConfig = (): ClientConfig | undefined => useQuery(clientConfigQuery).data;

/** The operator's address; null while unknown or where there is none, and then no contact is shown. */
export const useSupportEmail = (): string | null => useClientConfig()?.support_email ?? null;
