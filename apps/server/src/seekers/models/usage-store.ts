import { type AccountUsage, DAILY_USAGE } from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import { sql } from "kysely";

const dayOf = (now: Date) => sql<string>`(${now}::timestamptz at time zone 'Asia/Bangkok')::date`;

/** One more question asked of the assistant, in the transaction that begins its answer. */
export const countRequest = async (trx: Db, userId: string, now: Date): Promise<void> => {
  await sql`
    insert into usage_days (user_id, day, requests) values (${userId}, ${dayOf(now)}, 1)
    on conflict (user_id, day) do update set requests = usage_days.requests + 1
  `.execute(trx);
};

export interface SpentStep {
  readonly userId: string;
  readonly model: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** What one request to a model took: for the person's day, and for the day of the model. */
export const countStep = async (db: Db, step: SpentStep, now: Date): Promise<void> => {
  const { userId, model, inputTokens, outputTokens } = step;
  // One statement, so that neither is counted without the other; who is gone meanwhile has no day.
  await sql`
    with person as (
      insert into usage_days (user_id, day, tokens)
      select id, ${dayOf(now)}, ${inputTokens + outputTokens} from users where id = ${userId}
      on conflict (user_id, day) do update set tokens = usage_days.tokens + excluded.tokens
    )
    insert into model_days (day, model, requests, input_tokens, output_tokens)
    values (${dayOf(now)}, ${model}, 1, ${inputTokens}, ${outputTokens})
    on conflict (day, model) do update set
      requests = model_days.requests + 1,
      input_tokens = model_days.input_tokens + excluded.input_tokens,
      output_tokens = model_days.output_tokens + excluded.output_tokens
  `.execute(db);
};

/** What an account has used on the day that it is in Bangkok now. */
export const readUsage = async (
  db: Db,
  userId: string,
  now: Date,
): Promise<Omit<AccountUsage, "is_enforced">> => {
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

/** The question that is being answered counts already: the last one of the day is still one of them. */
export const isOverDay = ({
  tokens,
  requests,
}: Pick<AccountUsage, "tokens" | "requests">): boolean =>
  tokens.used >= tokens.limit || requests.used > requests.limit;

export interface ModelDayRow {
  readonly day: string;
  readonly model: string;
  readonly requests: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
}

/** Of the last so many days in Bangkok, today included; the latest first. */
export const listModelDays = async (
  db: Db,
  days: number,
  now: Date,
): Promise<readonly ModelDayRow[]> => {
  const { rows } = await sql<ModelDayRow>`
    select day::text as day, model, requests, input_tokens::float8 as input_tokens,
      output_tokens::float8 as output_tokens
    from model_days where day > ${dayOf(now)} - ${days}::int
    order by day desc, model
  `.execute(db);
  return rows;
};
