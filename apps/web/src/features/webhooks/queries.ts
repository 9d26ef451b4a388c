import type {
  ChangeWebhook,
  CreateWebhook,
  Partner,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryDetail,
} from "@propertyvr/contracts";
import {
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "../../lib/api/index.ts";
import { workEndpoints } from "../../lib/api/work-endpoints.ts";

/** How often what is open asks the server anew. */
const LIVE_MS = 3_000;
const LIST = ["webhooks"] as const;

export type DeliveryState = WebhookDelivery["state"] | "any";

export const useWebhooks = (): UseQueryResult<readonly Webhook[]> =>
  useQuery({
    queryKey: LIST,
    queryFn: async ({ signal }): Promise<readonly Webhook[]> =>
      (await call(workEndpoints.listWebhooks, { signal })).webhooks,
    refetchInterval: LIVE_MS,
  });

/** Whom an admin may make one for. */
export const usePartnersToChoose = (isAdmin: boolean): UseQueryResult<readonly Partner[]> =>
  useQuery({
    queryKey: ["partners"],
    enabled: isAdmin,
    queryFn: async ({ signal }): Promise<readonly Partner[]> =>
      (await call(workEndpoints.listPartners, { signal })).partners,
  });

/** Page by page, the newest first. */
export const useDeliveries = (id: string, state: DeliveryState) =>
  useInfiniteQuery({
    queryKey: [...LIST, id, "deliveries", state],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(workEndpoints.webhookDeliveries, {
        params: { id },
        query: {
          limit: 20,
          ...(state !== "any" && { state }),
          ...(pageParam !== undefined && { cursor: pageParam }),
        },
        signal,
      }),
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    // Every page is asked for anew each time: whoever looks back over many does not wait for news.
    refetchInterval: ({ state: { data } }) => (data && data.pages.length > 1 ? false : LIVE_MS),
  });

export const useDelivery = (id: string, delivery_id: string) =>
  useQuery({
    queryKey: [...LIST, id, "deliveries", "one", delivery_id],
    queryFn: ({ signal }): Promise<WebhookDeliveryDetail> =>
      call(workEndpoints.webhookDelivery, { params: { id, delivery_id }, signal }),
    refetchInterval: LIVE_MS,
  });

/** Everything one does to webhooks; whatever came of it, what is shown is asked for anew. */
export function useWebhookDeeds() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: LIST });
  const create = useMutation({
    mutationFn: (body: CreateWebhook) => call(workEndpoints.createWebhook, { body }),
    onSettled,
  });
  const change = useMutation({
    mutationFn: ({ id, ...body }: ChangeWebhook & { id: string }) =>
      call(workEndpoints.changeWebhook, { params: { id }, body }),
    onSettled,
  });
  const rotate = useMutation({
    mutationFn: (id: string) =>
      call(workEndpoints.rotateWebhook, { params: { id }, body: { overlap: "24h" } }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(workEndpoints.deleteWebhook, { params: { id } }),
    onSettled,
  });
  const test = useMutation({
    mutationFn: (id: string) => call(workEndpoints.testWebhook, { params: { id } }),
    onSettled,
  });
  const replay = useMutation({
    mutationFn: (params: { id: string; delivery_id: string }) =>
      call(workEndpoints.replayWebhookDelivery, { params }),
    onSettled,
  });
  const replayFailed = useMutation({
    mutationFn: (id: string) =>
      call(workEndpoints.replayWebhook, {
        params: { id },
        body: { since: "2000-01-01T00:00:00Z" },
      }),
    onSettled,
  });
  return { create, change, rotate, remove, test, replay, replayFailed };
}
