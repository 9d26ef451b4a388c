import { type AccountUsage, DAILY_USAGE } from "@propertyvr/contracts";
import type { Tables } from "@propertyvr/database";
import { sql, type Kysely } from "kysely";
import type { Trx } from "./chat-store.ts";

const dayOf = (now: Date) => sql<string>`(${now}::timestamptz at time zone 'Asia/Bangkok')::date`;

/** One more question asked of the assistant, in the transaction that begins its answer. */
export const countRequest = async (trx: Trx, userId: string, now: Date): Promise<void> => {
  await sql`
    insert into usage_days (user_id, day, requests) values (${userId}, ${dayOf(now)}, 1)
    on conflict (user_id, day) do update set requests = usage_days.requests + 1
  `.execute(trx);
};

/** What an account has used on the day that it is in Bangkok now. */
export const readUsage = async (
  db: Kysely<Tables>,
  userId: string,
  now: Date,
): Promise<AccountUsage> => {
  const { rows } = await sql<{ day: string; requests: number; tokens: number }>`
    select today.day::text as day, coalesce(requests, 0) as requests, coalesce(tokens, 0)::float8 as tokens
    from (select ${dayOf(now)} as day) today
    left join usage_days on usage_days.day = today.day and user_id = ${userId}
  `.execute(db);
  const [row = { day: "", requests: 0, tokens: 0 }] = rows;
  return {
    tokens: { used: row.tokens, limit: DAILY_USAGE.tokens },
    requests: { used: row.requests, limit: DAILY_USAGE.requests },
    day: row.day,
    time_zone: "Asia/Bangkok",
  };
};
