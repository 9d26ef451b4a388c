import type { Db, RunStatus } from "@propertyvr/database";
import { sql } from "kysely";
import type { Trx } from "./chat-store.ts";
import type { TurnOutcome } from "./end-run.ts";
import type { LoggedEvent } from "./fold-events.ts";

/**
 * Appends events while the run is still this owner's to write; false where it is not. Sending the
 * same again after a lost answer changes nothing.
 */
export const appendEvents = async (
  db: Db,
  run: { readonly runId: string; readonly owner: string },
  events: readonly LoggedEvent[],
  outcome: TurnOutcome | null,
): Promise<boolean> => {
  const seqs = events.map(({ seq }) => seq);
  const texts = events.map(({ event }) => JSON.stringify(event));
  const state = outcome === null ? null : JSON.stringify(outcome.state);
  const origins = outcome === null ? null : JSON.stringify(outcome.origins);
  const { rows } = await sql<{ owned: number }>`
    with own as (
      update runs set
        heartbeat_at = now(),
        state = coalesce(${state}::jsonb, state),
        origins = coalesce(${origins}::jsonb, origins)
      where id = ${run.runId} and owner = ${run.owner} and status = 'running'
      returning id
    ), put as (
      insert into run_events (run_id, seq, event)
      select own.id, added.seq, added.event
      from own, unnest(${seqs}::int[], ${texts}::jsonb[]) as added (seq, event)
      on conflict do nothing
    )
    select count(*)::int as owned from own`.execute(db);
  return rows[0]?.owned === 1;
};

/** Says that these runs are alive; gives those that are still this owner's. */
export const beat = async (db: Db, owner: string, runIds: readonly string[]): Promise<string[]> => {
  const rows = await db
    .updateTable("runs")
    .set({ heartbeat_at: sql`now()` })
    .where("id", "in", runIds)
    .where("owner", "=", owner)
    .where("status", "=", "running")
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
};

export interface DeadRun {
  readonly id: string;
  readonly chat_id: string;
}

const isStale = (staleMs: number) =>
  sql<boolean>`heartbeat_at < now() - ${staleMs} * interval '1 millisecond'`;

/** Running runs whose owner has been silent for too long. */
export const listStaleRuns = (db: Db, staleMs: number): Promise<DeadRun[]> =>
  db
    .selectFrom("runs")
    .select(["id", "chat_id"])
    .where("status", "=", "running")
    .where(isStale(staleMs))
    .execute();

/** Running runs of anybody but this owner. */
export const listForeignRuns = (db: Db, owner: string): Promise<DeadRun[]> =>
  db
    .selectFrom("runs")
    .select(["id", "chat_id"])
    .where("status", "=", "running")
    .where("owner", "!=", owner)
    .execute();

export const isRunStale = async (trx: Trx, id: string, staleMs: number): Promise<boolean> => {
  const row = await trx
    .selectFrom("runs")
    .select("id")
    .where("id", "=", id)
    .where(isStale(staleMs))
    .executeTakeFirst();
  return row !== undefined;
};

export interface RunRow {
  readonly id: string;
  readonly chat_id: string;
  readonly user_message_id: string;
  readonly ai_message_id: string;
  readonly status: RunStatus;
  readonly pruned_at: Date | null;
}

/** A run in a chat of this person. */
export const findRun = (
  db: Db,
  of: { readonly userId: string; readonly chatId: string; readonly runId: string },
): Promise<RunRow | undefined> =>
  db
    .selectFrom("runs")
    .innerJoin("chats", "chats.id", "runs.chat_id")
    .select([
      "runs.id",
      "runs.chat_id",
      "runs.user_message_id",
      "runs.ai_message_id",
      "runs.status",
      "runs.pruned_at",
    ])
    .where("runs.id", "=", of.runId)
    .where("runs.chat_id", "=", of.chatId)
    .where("chats.user_id", "=", of.userId)
    .where("chats.deleted_at", "is", null)
    .executeTakeFirst();

const PRUNED_AT_ONCE = 500;

/** Drops the events of runs that ended long ago: their messages hold the parts. */
export const pruneEvents = async (db: Db, keepMs: number): Promise<number> => {
  const { rows } = await sql<{ pruned: number }>`
    with old as (
      select id from runs
      where pruned_at is null and ended_at < now() - ${keepMs} * interval '1 millisecond'
      limit ${PRUNED_AT_ONCE}
      for update skip locked
    ), dropped as (
      delete from run_events using old where run_id = old.id
    ), marked as (
      update runs set pruned_at = now() from old where runs.id = old.id returning runs.id
    )
    select count(*)::int as pruned from marked`.execute(db);
  return rows[0]?.pruned ?? 0;
};
