import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import {
  ChangeWebhook,
  CreateWebhook,
  DeliveriesQuery,
  Replayed,
  ReplayWebhook,
  RotateWebhook,
  Webhook,
  WebhookDeliveries,
  WebhookDelivery,
  WebhookDeliveryDetail,
  Webhooks,
  WebhookWithSecret,
} from "../webhooks.ts";
import { body, dryRun, id, signedIn, withKey } from "./shared-parts.ts";

const delivery = z.object({ id: z.string().max(64), delivery_id: z.string().max(20) });

/** What is the same for a person and for a program. */
const list = {
  method: "GET",
  summary: "Your webhooks, newest first",
  reply: Webhooks,
  status: 200,
} as const;
const create = {
  method: "POST",
  summary: "Create a webhook; this response is the only one that contains its signing secret",
  body: CreateWebhook,
  reply: WebhookWithSecret,
  status: 201,
} as const;
const change = {
  method: "PATCH",
  summary: "Update a webhook, or turn it off and on; omitted fields stay",
  params: id,
  body: ChangeWebhook,
  reply: Webhook,
  status: 200,
} as const;
const remove = {
  method: "DELETE",
  summary: "Delete a webhook and its delivery history",
  params: id,
  status: 204,
} as const;
const rotate = {
  method: "POST",
  summary:
    "Rotate the signing secret; the new one is shown once, and the old one also signs for a while",
  params: id,
  body: RotateWebhook,
  reply: WebhookWithSecret,
  status: 200,
} as const;
const test = {
  method: "POST",
  summary: "Send a test event (webhook.test)",
  params: id,
  reply: WebhookDelivery,
  status: 202,
} as const;
const deliveries = {
  method: "GET",
  summary: "Deliveries to a webhook in the last 30 days, newest first",
  params: id,
  query: DeliveriesQuery,
  reply: WebhookDeliveries,
  status: 200,
} as const;
const one = {
  method: "GET",
  summary: "Get a delivery with its body, its attempts and the responses",
  params: delivery,
  reply: WebhookDeliveryDetail,
  status: 200,
} as const;
const replay = {
  method: "POST",
  summary: "Resend a delivery with the same webhook-id",
  params: delivery,
  reply: WebhookDelivery,
  status: 202,
} as const;
const replayFailed = {
  method: "POST",
  summary: "Resend deliveries that failed since a given time",
  params: id,
  body: ReplayWebhook,
  reply: Replayed,
  status: 202,
} as const;

const person = { tag: "Webhooks", access: "partner" } as const;
const byPerson = [...signedIn, "forbidden"] as const;
const path = "/api/webhooks";

/** By an account of a partner, or by an admin for any partner. */
export const webhookEndpoints = {
  listWebhooks: endpoint({ ...list, ...person, path, problems: byPerson }),
  createWebhook: endpoint({
    ...create,
    ...person,
    path,
    problems: [...byPerson, ...body, "conflict"],
  }),
  changeWebhook: endpoint({
    ...change,
    ...person,
    path: `${path}/{id}`,
    problems: [...byPerson, ...body, "not_found"],
  }),
  deleteWebhook: endpoint({
    ...remove,
    ...person,
    path: `${path}/{id}`,
    problems: [...byPerson, "invalid", "not_found"],
  }),
  rotateWebhook: endpoint({
    ...rotate,
    ...person,
    path: `${path}/{id}/rotate`,
    problems: [...byPerson, ...body, "not_found"],
  }),
  testWebhook: endpoint({
    ...test,
    ...person,
    path: `${path}/{id}/test`,
    problems: [...byPerson, "invalid", "not_found", "conflict"],
  }),
  webhookDeliveries: endpoint({
    ...deliveries,
    ...person,
    path: `${path}/{id}/deliveries`,
    problems: [...byPerson, "not_found", "invalid", "cursor_invalid"],
  }),
  webhookDelivery: endpoint({
    ...one,
    ...person,
    path: `${path}/{id}/deliveries/{delivery_id}`,
    problems: [...byPerson, "not_found"],
  }),
  replayWebhookDelivery: endpoint({
    ...replay,
    ...person,
    path: `${path}/{id}/deliveries/{delivery_id}/replay`,
    problems: [...byPerson, "invalid", "not_found", "conflict"],
  }),
  replayWebhook: endpoint({
    ...replayFailed,
    ...person,
    path: `${path}/{id}/replay`,
    problems: [...byPerson, ...body, "not_found", "conflict"],
  }),
} as const;

const program = { tag: "Partner API", access: "key" } as const;
const reads = { ...program, key: { scope: "read" } } as const;
const dryRunQuery = z.object(dryRun);
const writes = { ...program, key: { scope: "write" } } as const;
const ownPath = "/api/partner/webhooks";

/** The same by a partner's program. */
export const partnerWebhookEndpoints = {
  partnerWebhooks: endpoint({ ...list, ...reads, path: ownPath, problems: withKey }),
  createPartnerWebhook: endpoint({
    ...create,
    ...writes,
    query: dryRunQuery,
    path: ownPath,
    otherStatuses: { 200: 'A dry run: the id is "new", and there is no secret' },
    problems: [...withKey, ...body, "conflict"],
  }),
  changePartnerWebhook: endpoint({
    ...change,
    ...writes,
    query: dryRunQuery,
    path: `${ownPath}/{id}`,
    problems: [...withKey, ...body, "not_found"],
  }),
  deletePartnerWebhook: endpoint({
    ...remove,
    ...writes,
    query: dryRunQuery,
    path: `${ownPath}/{id}`,
    problems: [...withKey, "invalid", "not_found"],
  }),
  rotatePartnerWebhook: endpoint({
    ...rotate,
    ...writes,
    query: dryRunQuery,
    path: `${ownPath}/{id}/rotate`,
    problems: [...withKey, ...body, "not_found"],
  }),
  testPartnerWebhook: endpoint({
    ...test,
    ...writes,
    query: dryRunQuery,
    path: `${ownPath}/{id}/test`,
    problems: [...withKey, "invalid", "not_found", "conflict"],
  }),
  partnerWebhookDeliveries: endpoint({
    ...deliveries,
    ...reads,
    path: `${ownPath}/{id}/deliveries`,
    problems: [...withKey, "not_found", "invalid", "cursor_invalid"],
  }),
  partnerWebhookDelivery: endpoint({
    ...one,
    ...reads,
    path: `${ownPath}/{id}/deliveries/{delivery_id}`,
    problems: [...withKey, "not_found"],
  }),
  replayPartnerWebhookDelivery: endpoint({
    ...replay,
    ...writes,
    query: dryRunQuery,
    path: `${ownPath}/{id}/deliveries/{delivery_id}/replay`,
    problems: [...withKey, "invalid", "not_found", "conflict"],
  }),
  replayPartnerWebhook: endpoint({
    ...replayFailed,
    ...writes,
    query: dryRunQuery,
    path: `${ownPath}/{id}/replay`,
    problems: [...withKey, ...body, "not_found", "conflict"],
  }),
} as const;
