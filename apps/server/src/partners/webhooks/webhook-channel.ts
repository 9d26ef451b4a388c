import { inTransaction, queriesOn } from "@propertyvr/database";
import { writeAudit } from "../../platform/audit/audit-store.ts";
import type { Channel } from "../../platform/outbox/channel.ts";
import {
  disableEndpoint,
  type EndpointRow,
  findEndpoint,
  findEndpointToChange,
  listAddresses,
  recordFailing,
  recordWorking,
  saveSecrets,
} from "./endpoint-store.ts";
import { sendDelivery, TIMEOUT_MS } from "./send-delivery.ts";
import type { WebhookDeps } from "./webhook-deps.ts";

/** A try that is not noted by then was lost with its server. */
export const CLAIM_MS = 4 * TIMEOUT_MS;

const DAY_MS = 86_400_000;
/** An endpoint that has given nothing but failures for so long is told nothing any more. */
const FAILING_MS = 5 * DAY_MS;

/** Events go as signed requests to the endpoints that partners name. */
export const webhookChannel = (deps: WebhookDeps): Channel => ({
  name: "webhook",
  atOnce: { receivers: 32, perGroup: 4, deliveries: 4 },
  claimMs: CLAIM_MS,
  receiversOf: async (partnerId) => {
    const endpoints = await listAddresses(deps.pool, partnerId);
    return endpoints.map(({ id, url }) => ({ id, group: new URL(url).host }));
  },
  begin: async (id) => {
    const endpoint = await findEndpoint(deps.pool, id, undefined);
    if (endpoint !== undefined) await sealAnew(deps, endpoint);
    return endpoint !== undefined;
  },
  send: (id, delivery, signal) => sendDelivery(deps, id, delivery, signal),
  noted: async (id, { outcome }, { isLast, now }) => {
    if (outcome === "delivered") return recordWorking(deps.pool, id);
    const failingSince = await recordFailing(deps.pool, id, now);
    const isHopeless = isLast && now.getTime() - failingSince.getTime() >= FAILING_MS;
    if (outcome === "refused") await turnOff(deps, id, "gone");
    else if (isHopeless) await turnOff(deps, id, "failing");
  },
  isOn: async (id) => (await findEndpoint(deps.pool, id, undefined))?.is_enabled === true,
});

/** Brings secrets under today's secret of the server, so that an earlier one may be forgotten. */
const sealAnew = async ({ pool, secrets }: WebhookDeps, { id, secret }: EndpointRow) => {
  if (!secrets.isOld(secret)) return;
  await inTransaction(pool, async (client) => {
    const row = await findEndpointToChange(client, id, undefined);
    const known = row && secrets.open(row.secret, id);
    if (row === undefined || known === undefined) return;
    const old = row.old_secret === null ? undefined : secrets.open(row.old_secret, id);
    await saveSecrets(client, {
      ...row,
      secret: secrets.seal(known, id),
      old_secret: old === undefined ? null : secrets.seal(old, id),
    });
  });
};

const turnOff = (
  { pool, clock }: WebhookDeps,
  endpointId: string,
  reason: "gone" | "failing",
): Promise<void> =>
  inTransaction(pool, async (client) => {
    const now = clock.now();
    if (!(await disableEndpoint(client, endpointId, reason, now))) return;
    const endpoint = await findEndpoint(client, endpointId, undefined);
    await writeAudit(queriesOn(client), {
      actor: { id: null, name: "PropertyVR", network: "" },
      at: now,
      action: "webhook.disabled",
      subjectId: endpointId,
      after: { url: endpoint?.url, reason },
    });
  });
