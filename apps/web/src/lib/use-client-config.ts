import type { ClientConfig } from "@propertyvr/contracts";
import { useQuery } from "@tanstack/react-query";
import { call, endpoints } from "./api/index.ts";

/** Settings of this installation; undefined while unknown. */
export function useClientConfig(): ClientConfig | undefined {
  const config = useQuery({
    queryKey: ["config"],
    queryFn: ({ signal }) => call(endpoints.config, { signal }),
    staleTime: Infinity,
    retry: false,
  });
  return config.data;
}

/** The operator's address; null while unknown or where there is none, and then no contact is shown. */
export const useSupportEmail = (): string | null => useClientConfig()?.support_email ?? null;
