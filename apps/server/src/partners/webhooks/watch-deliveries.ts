import {
  type QueryOf,
  type endpoints,
  WEBHOOK_TEST,
  type WebhookDelivery,
  type WebhookDeliveryDetail,
} from "@propertyvr/contracts";
import { inTransaction } from "@propertyvr/database";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type pg from "pg";
import type { Failure } from "../../platform/http/failure.ts";
import { isId } from "../../platform/http/is-id.ts";
import { numberBefore, pageByNumber } from "../../platform/http/pages.ts";
import { wakeReceivers } from "../../platform/outbox/deliver-due.ts";
import {
  type DeliveryRow,
  findDelivery,
  insertFor,
  listAttempts,
  listDeliveries,
  replayFailedSince,
  replayOne,
} from "../../platform/outbox/delivery-store.ts";
import { type DryRun, KEPT } from "./edit-webhook.ts";
import { type EndpointRow, findEndpoint } from "./endpoint-store.ts";
import { CLAIM_MS, webhookChannel } from "./webhook-channel.ts";
import type { WebhookDeps } from "./webhook-deps.ts";
import type { WebhookOwner } from "./webhook-owner.ts";
import { deliveryDetailOf, deliveryOf } from "./webhook-reply.ts";

const NOT_FOUND = fail({ code: "not_found" } as const);
const IS_OFF = fail({
  code: "conflict",
  detail: "This webhook is turned off. Turn it on first.",
} as const);

/** One page of what was sent to a webhook. */
export const listOwnDeliveries = async (
  deps: WebhookDeps,
  owner: WebhookOwner,
  id: string,
  { state, type, cursor, limit }: QueryOf<typeof endpoints.webhookDeliveries>,
): Promise<Result<{ deliveries: WebhookDelivery[]; next_cursor: string | null }, Failure>> => {
  const endpoint = await ownEndpoint(deps, owner, id);
  if (endpoint === undefined) return NOT_FOUND;
  const before = numberBefore(cursor);
  if (!before.ok) return before;
  const page = { state, type, before: before.value, limit: limit + 1 };
  const found = await listDeliveries(deps.pool, id, page);
  const { rows, next_cursor } = pageByNumber(found, limit, (row) => row.id);
  return ok({ deliveries: rows.map(deliveryOf), next_cursor });
};

export const getDelivery = async (
  deps: WebhookDeps,
  owner: WebhookOwner,
  at: DeliveryPath,
): Promise<Result<WebhookDeliveryDetail, Failure>> => {
  const row = await ownDelivery(deps, owner, at);
  if (row === undefined) return NOT_FOUND;
  return ok(deliveryDetailOf(row, await listAttempts(deps.pool, row.id)));
};

/** Sends the event `webhook.test` to one webhook. */
export const sendTest = async (
  deps: WebhookDeps,
  owner: WebhookOwner,
  id: string,
  run: DryRun = KEPT,
): Promise<Result<WebhookDelivery, Failure>> => {
  const endpoint = await ownEndpoint(deps, owner, id);
  if (endpoint === undefined) return NOT_FOUND;
  if (!endpoint.is_enabled) return IS_OFF;
  const at = deps.clock.now();
  const data = { webhook_id: id };
  const body = JSON.stringify({ type: WEBHOOK_TEST, timestamp: at.toISOString(), data });
  const event = { type: WEBHOOK_TEST, at, body };
  const receiver = { channel: "webhook", id, partnerId: endpoint.partner_id };
  const made = await sent(deps, endpoint, run, (client) => insertFor(client, receiver, event));
  return made.ok && run.dryRun ? ok({ ...made.value, id: "new" }) : made;
};

/** Sends a delivery again, under the id that it had. */
export const replayDelivery = async (
  deps: WebhookDeps,
  owner: WebhookOwner,
  at: DeliveryPath,
  run: DryRun = KEPT,
): Promise<Result<WebhookDelivery, Failure>> => {
  const endpoint = await ownEndpoint(deps, owner, at.id);
  const row = await ownDelivery(deps, owner, at);
  if (endpoint === undefined || row === undefined) return NOT_FOUND;
  if (!endpoint.is_enabled) return IS_OFF;
  const inFlightUntil = new Date(deps.clock.now().getTime() + CLAIM_MS);
  return sent(deps, endpoint, run, async (client) => {
    await replayOne(client, row.id, inFlightUntil);
    return row.id;
  });
};

/** Sends again what failed since a time. */
export const replayFailed = async (
  deps: WebhookDeps,
  owner: WebhookOwner,
  id: string,
  since: Date,
  run: DryRun = KEPT,
): Promise<Result<{ replayed: number }, Failure>> => {
  const endpoint = await ownEndpoint(deps, owner, id);
  if (endpoint === undefined) return NOT_FOUND;
  if (!endpoint.is_enabled) return IS_OFF;
  const again = (client: pg.PoolClient) => replayFailedSince(client, id, since);
  const replayed = await inTransaction(deps.pool, again, run);
  if (!run.dryRun) await wakeReceivers(deps, webhookChannel(deps), endpoint.partner_id);
  return ok({ replayed });
};

interface DeliveryPath {
  readonly id: string;
  readonly delivery_id: string;
}

/** @param write makes a delivery wait to be sent; its id */
const sent = async (
  deps: WebhookDeps,
  endpoint: EndpointRow,
  run: DryRun,
  write: (client: pg.PoolClient) => Promise<number>,
): Promise<Result<WebhookDelivery, Failure>> => {
  const work = async (client: pg.PoolClient) =>
    findDelivery(client, endpoint.id, await write(client));
  const row = await inTransaction(deps.pool, work, run);
  if (row === undefined) return NOT_FOUND;
  if (!run.dryRun) await wakeReceivers(deps, webhookChannel(deps), endpoint.partner_id);
  return ok(deliveryOf(row));
};

const ownEndpoint = async (
  { pool }: WebhookDeps,
  { partnerId }: WebhookOwner,
  id: string,
): Promise<EndpointRow | undefined> => (isId(id) ? findEndpoint(pool, id, partnerId) : undefined);

const ownDelivery = async (
  deps: WebhookDeps,
  owner: WebhookOwner,
  { id, delivery_id }: DeliveryPath,
): Promise<DeliveryRow | undefined> => {
  const endpoint = await ownEndpoint(deps, owner, id);
  if (endpoint === undefined || !/^[1-9]\d{0,14}$/.test(delivery_id)) return undefined;
  return findDelivery(deps.pool, id, Number(delivery_id));
};
