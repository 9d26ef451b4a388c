import type { ApiKey, BodyOf, endpoints as contract, KeyUsage } from "@propertyvr/contracts";
import {
  type QueryClient,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { call, isProblem } from "../../lib/api/index.ts";
import { workEndpoints } from "../../lib/api/work-endpoints.ts";

export type KeyForm = BodyOf<typeof contract.createApiKey>;

export type Rotation = BodyOf<typeof contract.rotateApiKey>["overlap"];

/** How often what is open asks the server anew. */
const LIVE_MS = 3_000;

const LIST = ["api-keys"] as const;

/** Newest first; fetched again for as long as it is shown. */
export const useApiKeys = (): UseQueryResult<readonly ApiKey[]> =>
  useQuery({
    queryKey: LIST,
    queryFn: async ({ signal }): Promise<readonly ApiKey[]> =>
      (await call(workEndpoints.listApiKeys, { signal })).api_keys,
    staleTime: 0,
    refetchInterval: LIVE_MS,
  });

/** Of the last 24 hours (ROWS F3), as it happens. */
export const useKeyUsage = (id: string): UseQueryResult<KeyUsage> =>
  useQuery({
    queryKey: [...LIST, id, "usage"],
    queryFn: ({ signal }): Promise<KeyUsage> =>
      call(workEndpoints.apiKeyUsage, { params: { id }, query: { hours: 24 }, signal }),
    staleTime: 0,
    refetchInterval: LIVE_MS,
  });

const change = (client: QueryClient, to: (keys: readonly ApiKey[]) => readonly ApiKey[]): void => {
  client.setQueryData<readonly ApiKey[]>(LIST, (keys) => keys && to(keys));
};

/** A change whose answer was lost may have been made: the list is fetched again. */
const refetchKeys = (client: QueryClient) => () =>
  client.invalidateQueries({ queryKey: LIST, exact: true });

export function useCreateKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: KeyForm): Promise<ApiKey> =>
      call(workEndpoints.createApiKey, { body: form }),
    onSettled: refetchKeys(client),
  });
}

export function useRotateKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, overlap }: { id: string; overlap: Rotation }): Promise<ApiKey> =>
      call(workEndpoints.rotateApiKey, { params: { id }, body: { overlap } }),
    onSettled: refetchKeys(client),
  });
}

export function useRevokeKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string): Promise<ApiKey> =>
      call(workEndpoints.revokeApiKey, { params: { id } }),
    onSuccess: (key) =>
      change(client, (keys) => keys.map((each) => (each.id === key.id ? key : each))),
    onError: refetchKeys(client),
  });
}

export function useDeleteKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string): Promise<void> => {
      try {
        await call(workEndpoints.deleteApiKey, { params: { id } });
      } catch (error) {
        // Gone already, e.g. in another tab: what was asked for holds.
        if (!isProblem(error, "not_found")) throw error;
      }
    },
    onSuccess: (_, id) => change(client, (keys) => keys.filter((key) => key.id !== id)),
    onError: refetchKeys(client),
  });
}
