import type { PoolClient } from "pg";

/** A table that is partitioned by day, and the column it is partitioned by. */
export interface DayTable {
  readonly table: "request_log" | "usage_minutes";
  readonly column: "at" | "minute";
}

const DAY_MS = 86_400_000;
/** "20260105" of a day that begins at this moment, UTC. */
const nameOf = (day: Date): string => day.toISOString().slice(0, 10).replaceAll("-", "");
const dayOf = (name: string): Date =>
  new Date(`${name.slice(0, 4)}-${name.slice(4, 6)}-${name.slice(6, 8)}T00:00:00Z`);
const partitionOf = ({ table }: DayTable, day: Date): string => `${table}_${nameOf(day)}`;

/** The days that have a partition of their own. */
export const listDays = async (
  client: PoolClient,
  { table }: DayTable,
): Promise<readonly Date[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select right(relname, 8) as name from pg_inherits join pg_class on pg_class.oid = inhrelid
     where inhparent = $1::regclass and relname ~ '_[0-9]{8}$' order by 1`,
    [table],
  );
  return rows.map(({ name }) => dayOf(name));
};

/** The days of what lies in the default partition, from one day to just before another. */
export const listStrayDays = async (
  client: PoolClient,
  { table, column }: DayTable,
  from: Date,
  to: Date,
): Promise<readonly Date[]> => {
  const { rows } = await client.query<{ day: Date }>(
    `select distinct date_trunc('day', ${column}, 'UTC') as day from ${table}_default
     where ${column} >= $1 and ${column} < $2`,
    [from, to],
  );
  return rows.map(({ day }) => day);
};

/** Gives a day its partition, with what of it waited in the default one. */
export const makeDay = async (client: PoolClient, of: DayTable, day: Date): Promise<void> => {
  const { table, column } = of;
  const partition = partitionOf(of, day);
  const [from, to] = [day, new Date(day.getTime() + DAY_MS)].map((each) => each.toISOString());
  // The table and all its days: whoever waited for the default partition alone would go on without
  // the new one, read none of the rows that have moved there and be refused what belongs there.
  await client.query(`lock table ${table} in access exclusive mode`);
  await client.query(`create table ${partition} (like ${table} including defaults)`);
  await client.query(
    `with moved as (delete from ${table}_default where ${column} >= $1 and ${column} < $2 returning *)
     insert into ${partition} select * from moved`,
    [from, to],
  );
  await client.query(
    `alter table ${table} attach partition ${partition} for values from ('${from}') to ('${to}')`,
  );
};

export const dropDay = async (client: PoolClient, of: DayTable, day: Date): Promise<void> => {
  await client.query(`drop table ${partitionOf(of, day)}`);
};

/** Forgets what is older and never had a day, such as what an old backup brought. */
export const deleteStrays = async (
  client: PoolClient,
  { table, column }: DayTable,
  before: Date,
): Promise<void> => {
  await client.query(`delete from ${table}_default where ${column} < $1`, [before]);
};

/** Forgets runs that began before a day, the last of all excepted: the next one asks how it ended. */
export const deleteWriters = async (client: PoolClient, before: Date): Promise<void> => {
  await client.query(
    `delete from request_log_writers as writer where started_at < $1
       and exists (select 1 from request_log_writers later where later.started_at > writer.started_at)`,
    [before],
  );
};
