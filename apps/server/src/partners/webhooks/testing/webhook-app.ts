import type {
  Webhook,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookEvent,
  WebhookType,
  WebhookWithSecret,
} from "@propertyvr/contracts";
import type { Config } from "../../../platform/config/config.ts";
import { partnerWithAccount } from "../../../seekers/enquiries/testing/listed-homes.ts";
import { createTestApp } from "../../../platform/http/testing/test-app.ts";
import { emitEvents } from "../../../platform/outbox/emit-event.ts";
import { openReceiver } from "./receiver.ts";

/** The built app, a partner with an account, and the partner's own server. */
export const createWebhookApp = async (config: Partial<Config> = {}) => {
  const receiver = await openReceiver();
  const test = await createTestApp({ config: { outboundAllow: [receiver.host], ...config } });
  const admin = await test.signUp();
  const partner = await partnerWithAccount(test, "Baan Dee");
  const send = (
    method: "GET" | "POST" | "PATCH" | "DELETE",
    path: string,
    payload?: object,
    { headers } = partner.account,
  ) =>
    test.app.inject({
      method,
      url: `/api/webhooks${path}`,
      headers,
      ...(payload && { payload }),
    });
  const emit = (...events: readonly WebhookEvent[]) =>
    emitEvents(test.database.pool, partner.partnerId, events);
  return {
    ...test,
    receiver,
    admin,
    partner,
    send,
    emit,
    /** A webhook that must come to be. */
    made: async (form: { url?: string; types?: readonly WebhookType[] } = {}) => {
      const types = ["enquiry.created"];
      const made = await send("POST", "", { url: receiver.url, types, ...form });
      if (made.statusCode !== 201) throw new Error(made.body);
      return made.json<WebhookWithSecret>();
    },
    enquiry: (n: number) => emit(enquiry(n)),
    /** Until nothing more is due. */
    settled: () => test.app.jobs.idle(),
    deliveries: async (id: string, query = "") =>
      (await send("GET", `/${id}/deliveries${query}`)).json<{ deliveries: WebhookDelivery[] }>()
        .deliveries,
    delivery: async (id: string, delivery: string) =>
      (await send("GET", `/${id}/deliveries/${delivery}`)).json<WebhookDeliveryDetail>(),
    webhook: async (id: string): Promise<Webhook> => {
      const body = (await send("GET", "")).json<{ webhooks: Webhook[] }>();
      const found = body.webhooks.find((each) => each.id === id);
      if (found === undefined) throw new Error(`there is no webhook ${id}`);
      return found;
    },
    close: async () => {
      await receiver.close();
      await test.close();
    },
  };
};
export type WebhookApp = Awaited<ReturnType<typeof createWebhookApp>>;

export const enquiry = (n: number): WebhookEvent => ({
  type: "enquiry.created",
  data: { id: String(n), property_id: "7", external_id: `บ้าน/${String(n)}` },
});
