import type { WebhookType } from "@propertyvr/contracts";
import type { Queryable } from "@propertyvr/database";
import { MOST_WAITING } from "../../platform/outbox/event-store.ts";

export interface EndpointRow {
  readonly id: string;
  readonly partner_id: string;
  readonly partner_name: string;
  readonly url: string;
  readonly description: string;
  readonly types: readonly WebhookType[];
  readonly tells_imported: boolean;
  /** Sealed. */
  readonly secret: string;
  readonly old_secret: string | null;
  readonly old_secret_until: Date | null;
  readonly is_enabled: boolean;
  readonly disabled_at: Date | null;
  readonly disabled_reason: "by_hand" | "gone" | "failing" | null;
  readonly failing_since: Date | null;
  readonly missed: number;
  readonly missed_at: Date | null;
  readonly created_at: Date;
  readonly waiting: number;
}

const SELECT = `select w.*, p.name as partner_name,
    (select count(*) from (select from webhook_deliveries d
      where d.endpoint_id = w.id and d.state = 'pending' limit ${String(MOST_WAITING)}) as d) as waiting
  from webhook_endpoints w join partners p on p.id = w.partner_id`;

/** Of one partner, or of all for undefined; the newest first. */
export const listEndpoints = async (
  door: Queryable,
  partnerId: string | undefined,
): Promise<readonly EndpointRow[]> => {
  const { rows } = await door.query<EndpointRow>(
    `${SELECT} where $1::uuid is null or w.partner_id = $1 order by w.created_at desc, w.id`,
    [partnerId ?? null],
  );
  return rows;
};

/** Another partner's is not there. */
export const findEndpoint = async (
  door: Queryable,
  id: string,
  partnerId: string | undefined,
): Promise<EndpointRow | undefined> => {
  const { rows } = await door.query<EndpointRow>(
    `${SELECT} where w.id = $1 and ($2::uuid is null or w.partner_id = $2)`,
    [id, partnerId ?? null],
  );
  return rows[0];
};

/** Where an endpoint is and what its requests are signed with. */
export type Address = Pick<
  EndpointRow,
  "id" | "url" | "secret" | "old_secret" | "old_secret_until" | "is_enabled"
>;

export const findAddress = async (door: Queryable, id: string): Promise<Address | undefined> => {
  const { rows } = await door.query<Address>(
    `select id, url, secret, old_secret, old_secret_until, is_enabled from webhook_endpoints
     where id = $1`,
    [id],
  );
  return rows[0];
};

export const listAddresses = async (
  door: Queryable,
  partnerId: string,
): Promise<readonly Pick<Address, "id" | "url">[]> => {
  const { rows } = await door.query<Pick<Address, "id" | "url">>(
    "select id, url from webhook_endpoints where partner_id = $1",
    [partnerId],
  );
  return rows;
};

/** The same for a change: its row is locked until the transaction ends. */
export const findEndpointToChange = async (
  door: Queryable,
  id: string,
  partnerId: string | undefined,
): Promise<EndpointRow | undefined> => {
  const { rowCount } = await door.query(
    `select from webhook_endpoints where id = $1 and ($2::uuid is null or partner_id = $2) for update`,
    [id, partnerId ?? null],
  );
  return rowCount === 0 ? undefined : findEndpoint(door, id, partnerId);
};

/** How many a partner has; whoever adds one more waits here for another who does. Undefined: no such partner. */
export const countToAdd = async (
  door: Queryable,
  partnerId: string,
): Promise<number | undefined> => {
  const partner = await door.query("select from partners where id = $1 for no key update", [
    partnerId,
  ]);
  if (partner.rowCount === 0) return undefined;
  const { rows } = await door.query<{ count: number }>(
    "select count(*) from webhook_endpoints where partner_id = $1",
    [partnerId],
  );
  return rows[0]?.count ?? 0;
};

export const insertEndpoint = async (
  door: Queryable,
  row: Pick<
    EndpointRow,
    | "id"
    | "partner_id"
    | "url"
    | "description"
    | "types"
    | "tells_imported"
    | "secret"
    | "created_at"
  >,
): Promise<void> => {
  await door.query(
    `insert into webhook_endpoints
       (id, partner_id, url, description, types, tells_imported, secret, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      row.id,
      row.partner_id,
      row.url,
      row.description,
      row.types,
      row.tells_imported,
      row.secret,
      row.created_at,
    ],
  );
};

/** Writes what its owner may change; what was missed and failed before it was turned on again is over. */
export const saveEndpoint = async (door: Queryable, row: EndpointRow): Promise<void> => {
  await door.query(
    `update webhook_endpoints set url = $2, description = $3, types = $4, tells_imported = $5,
       is_enabled = $6, disabled_at = $7, disabled_reason = $8, failing_since = $9,
       missed = $10, missed_at = $11 where id = $1`,
    [
      row.id,
      row.url,
      row.description,
      row.types,
      row.tells_imported,
      row.is_enabled,
      row.disabled_at,
      row.disabled_reason,
      row.failing_since,
      row.missed,
      row.missed_at,
    ],
  );
};

export const saveSecrets = async (
  door: Queryable,
  row: Pick<EndpointRow, "id" | "secret" | "old_secret" | "old_secret_until">,
): Promise<void> => {
  await door.query(
    "update webhook_endpoints set secret = $2, old_secret = $3, old_secret_until = $4 where id = $1",
    [row.id, row.secret, row.old_secret, row.old_secret_until],
  );
};

export const deleteEndpoint = async (door: Queryable, id: string): Promise<void> => {
  await door.query("delete from webhook_endpoints where id = $1", [id]);
};

/** Something arrived. */
export const recordWorking = async (door: Queryable, id: string): Promise<void> => {
  await door.query(
    "update webhook_endpoints set failing_since = null where id = $1 and failing_since is not null",
    [id],
  );
};

/** Something failed. @returns since when nothing has arrived */
export const recordFailing = async (door: Queryable, id: string, now: Date): Promise<Date> => {
  const { rows } = await door.query<{ failing_since: Date }>(
    `update webhook_endpoints set failing_since = coalesce(failing_since, $2) where id = $1
     returning failing_since`,
    [id, now],
  );
  return rows[0]?.failing_since ?? now;
};

/** @returns whether it was on until now */
export const disableEndpoint = async (
  door: Queryable,
  id: string,
  reason: "gone" | "failing",
  now: Date,
): Promise<boolean> => {
  const { rowCount } = await door.query(
    `update webhook_endpoints set is_enabled = false, disabled_at = $3, disabled_reason = $2
     where id = $1 and is_enabled`,
    [id, reason, now],
  );
  return rowCount === 1;
};
