import { useQuery } from "@tanstack/react-query";
import { call, endpoints } from "./api/index.ts";

/** The operator's address; null while unknown or where there is none, and then no contact is shown. */
export function useSupportEmail(): string | null {
  const config = useQuery({
    queryKey: ["config"],
    queryFn: ({ signal }) => call(endpoints.config, { signal }),
    staleTime: Infinity,
    retry: false,
  });
  return config.data?.support_email ?? null;
}
