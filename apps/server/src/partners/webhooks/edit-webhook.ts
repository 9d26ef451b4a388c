import {
  type AuditAction,
  type ChangeWebhook,
  type CreateWebhook,
  plainLine,
  type Webhook,
  WEBHOOK_LIMITS,
  WEBHOOK_TEXTS,
  webhookFault,
  webhookUrlFault,
  type WebhookWithSecret,
} from "@propertyvr/contracts";
import { inTransaction, queriesOn } from "@propertyvr/database";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type pg from "pg";
import { faultFailure } from "../../accounts/fault-failure.ts";
import { writeAudit } from "../../platform/audit/audit-store.ts";
import type { Failure } from "../../platform/http/failure.ts";
import { isId } from "../../platform/http/is-id.ts";
import { failWaiting } from "../../platform/outbox/delivery-store.ts";
import {
  countToAdd,
  deleteEndpoint,
  type EndpointRow,
  findEndpoint,
  findEndpointToChange,
  insertEndpoint,
  saveEndpoint,
  saveSecrets,
} from "./endpoint-store.ts";
import { makeSecret } from "./sign-message.ts";
import type { WebhookDeps } from "./webhook-deps.ts";
import type { WebhookOwner } from "./webhook-owner.ts";
import { webhookOf } from "./webhook-reply.ts";
import { faultOfUrl } from "./webhook-url.ts";

const OVERLAPS_MS = { now: 0, "24h": 86_400_000 } as const;
const NOT_FOUND = fail({ code: "not_found" } as const);

/** A dry run is the whole run, and nothing of it is kept: no secret is told that would sign nothing. */
export interface DryRun {
  readonly dryRun: boolean;
}
export const KEPT: DryRun = { dryRun: false };

/** A new webhook. Its secret is in this answer and nowhere else. */
export const createWebhook = async (
  deps: WebhookDeps,
  owner: WebhookOwner,
  form: CreateWebhook,
  { dryRun }: DryRun = KEPT,
): Promise<Result<WebhookWithSecret, Failure>> => {
  const partnerId = owner.partnerId ?? form.partner_id;
  if (partnerId === null || !isId(partnerId)) return fail(NOBODYS);
  // Pasted from a chat, an address may bring characters along that nobody sees.
  const url = plainLine(form.url);
  const fault = webhookFault(form) ?? urlFault(deps, url);
  if (fault !== undefined) return fail(faultFailure(fault));
  const work = async (client: pg.PoolClient): Promise<Result<WebhookWithSecret, Failure>> => {
    const count = await countToAdd(client, partnerId);
    if (count === undefined) return fail(NOBODYS);
    if (count >= WEBHOOK_LIMITS.endpoints) return fail(TOO_MANY);
    const id = deps.random.uuid();
    const secret = makeSecret((size) => deps.random.bytes(size));
    await insertEndpoint(client, {
      id,
      partner_id: partnerId,
      url,
      description: plainLine(form.description),
      types: [...new Set(form.types)],
      tells_imported: form.tells_imported,
      secret: deps.secrets.seal(secret, id),
      created_at: deps.clock.now(),
    });
    const row = await endpointIn(client, id);
    await note(deps, client, owner, { row, action: "webhook.created", after: settingsOf(row) });
    const made = { ...replyOf(deps, owner, row), secret };
    return ok(dryRun ? { ...made, id: "new", secret: "" } : made);
  };
  return inTransaction(deps.pool, work, { dryRun });
};

/** Changes what is sent; one that is turned on begins anew, and one that is turned off sends nothing more. */
export const changeWebhook = (
  deps: WebhookDeps,
  owner: WebhookOwner,
  id: string,
  change: ChangeWebhook,
  run: DryRun = KEPT,
): Promise<Result<Webhook, Failure>> => {
  const url = change.url === undefined ? undefined : plainLine(change.url);
  const fault = webhookFault(change) ?? (url === undefined ? undefined : urlFault(deps, url));
  if (fault !== undefined) return Promise.resolve(fail(faultFailure(fault)));
  return onEndpoint(deps, owner, { id, ...run }, async (client, old) => {
    const now = deps.clock.now();
    const isTurned = change.is_enabled !== undefined && change.is_enabled !== old.is_enabled;
    await saveEndpoint(client, {
      ...old,
      url: url ?? old.url,
      description:
        change.description === undefined ? old.description : plainLine(change.description),
      types: change.types === undefined ? old.types : [...new Set(change.types)],
      tells_imported: change.tells_imported ?? old.tells_imported,
      ...(isTurned && (change.is_enabled ? TURNED_ON : turnedOff(now))),
    });
    if (isTurned && !change.is_enabled) await failWaiting(client, id);
    const row = await endpointIn(client, id);
    await note(deps, client, owner, {
      row,
      action: "webhook.changed",
      before: settingsOf(old),
      after: settingsOf(row),
    });
    return replyOf(deps, owner, row);
  });
};

const TURNED_ON = {
  is_enabled: true,
  disabled_at: null,
  disabled_reason: null,
  failing_since: null,
  missed: 0,
  missed_at: null,
} as const;
const turnedOff = (now: Date) =>
  ({ is_enabled: false, disabled_at: now, disabled_reason: "by_hand" }) as const;

/** A new secret, in this answer and nowhere else; during the overlap the old one signs beside it. */
export const rotateWebhook = (
  deps: WebhookDeps,
  owner: WebhookOwner,
  id: string,
  { overlap }: { readonly overlap: keyof typeof OVERLAPS_MS },
  { dryRun }: DryRun = KEPT,
): Promise<Result<WebhookWithSecret, Failure>> =>
  onEndpoint(deps, owner, { id, dryRun }, async (client, old) => {
    const secret = makeSecret((size) => deps.random.bytes(size));
    const until = new Date(deps.clock.now().getTime() + OVERLAPS_MS[overlap]);
    const isKept = overlap !== "now";
    await saveSecrets(client, {
      id,
      secret: deps.secrets.seal(secret, id),
      old_secret: isKept ? old.secret : null,
      old_secret_until: isKept ? until : null,
    });
    const row = await endpointIn(client, id);
    const after = { url: row.url, old_secret_until: isKept ? until.toISOString() : null };
    await note(deps, client, owner, { row, action: "webhook.secret_replaced", after });
    return { ...replyOf(deps, owner, row), secret: dryRun ? "" : secret };
  });

/** Removes a webhook with its deliveries. */
export const deleteWebhook = (
  deps: WebhookDeps,
  owner: WebhookOwner,
  id: string,
  run: DryRun = KEPT,
): Promise<Result<undefined, Failure>> =>
  onEndpoint(deps, owner, { id, ...run }, async (client, row) => {
    await deleteEndpoint(client, id);
    await note(deps, client, owner, { row, action: "webhook.deleted", before: settingsOf(row) });
    return undefined;
  });

/** Runs `work` on an endpoint of the owner's, whose row is locked until the transaction ends. */
const onEndpoint = async <T>(
  deps: Pick<WebhookDeps, "pool">,
  owner: WebhookOwner,
  { id, dryRun }: DryRun & { readonly id: string },
  work: (client: pg.PoolClient, row: EndpointRow) => Promise<T>,
): Promise<Result<T, Failure>> => {
  if (!isId(id)) return NOT_FOUND;
  const onRow = async (client: pg.PoolClient): Promise<Result<T, Failure>> => {
    const row = await findEndpointToChange(client, id, owner.partnerId);
    return row === undefined ? NOT_FOUND : ok(await work(client, row));
  };
  return inTransaction(deps.pool, onRow, { dryRun });
};

const NOBODYS = faultFailure({
  field: "partner_id",
  code: "required",
  text: WEBHOOK_TEXTS.partner,
});
const TOO_MANY: Failure = {
  code: "conflict",
  detail: `A partner can have up to ${String(WEBHOOK_LIMITS.endpoints)} webhooks. Delete one you no longer use.`,
  detailTh: `พาร์ตเนอร์หนึ่งรายมีเว็บฮุกได้ไม่เกิน ${String(WEBHOOK_LIMITS.endpoints)} รายการ ลบรายการที่ไม่ใช้ก่อน`,
};

/** What the guard of outgoing requests would refuse, told while it can be mended. */
const urlFault = ({ openHosts }: WebhookDeps, url: string) => {
  const fault = faultOfUrl(url, openHosts);
  return fault && webhookUrlFault(fault);
};

const endpointIn = async (client: pg.PoolClient, id: string): Promise<EndpointRow> => {
  const row = await findEndpoint(client, id, undefined);
  if (row === undefined) throw new Error("a webhook that was just written is not there");
  return row;
};

const replyOf = ({ clock }: WebhookDeps, { partnerId }: WebhookOwner, row: EndpointRow): Webhook =>
  webhookOf(row, partnerId === undefined, clock.now());

const settingsOf = ({ url, types, tells_imported, is_enabled }: EndpointRow) => ({
  url,
  types,
  tells_imported,
  is_enabled,
});

const note = (
  { clock }: WebhookDeps,
  client: pg.PoolClient,
  { actor }: WebhookOwner,
  done: {
    readonly row: EndpointRow;
    readonly action: AuditAction;
    readonly before?: Readonly<Record<string, unknown>>;
    readonly after?: Readonly<Record<string, unknown>>;
  },
): Promise<void> => {
  const { row, ...what } = done;
  return writeAudit(queriesOn(client), {
    actor,
    at: clock.now(),
    subjectId: row.id,
    ...what,
  });
};
