import type { ModelProvider } from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import type { PersonalData } from "../../accounts/personal-data.ts";

interface Agreement {
  readonly userId: string;
  readonly provider: ModelProvider;
}

/** Agreeing again keeps the first time. */
export const agree = async (db: Db, { userId, provider }: Agreement, now: Date): Promise<void> => {
  await db
    .insertInto("model_agreements")
    .values({ user_id: userId, provider, agreed_at: now })
    .onConflict((conflict) => conflict.columns(["user_id", "provider"]).doNothing())
    .execute();
};

export const withdraw = async (db: Db, { userId, provider }: Agreement): Promise<void> => {
  await db
    .deleteFrom("model_agreements")
    .where("user_id", "=", userId)
    .where("provider", "=", provider)
    .execute();
};

export const listAgreed = async (db: Db, userId: string): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom("model_agreements")
    .select("provider")
    .where("user_id", "=", userId)
    .execute();
  return new Set(rows.map(({ provider }) => provider));
};

/** To whom somebody lets their talks be sent. It ends with the account's own row. */
export const modelData: PersonalData = {
  tables: ["model_agreements"],
  read: async (db, { id }) => ({
    model_agreements: await db
      .selectFrom("model_agreements")
      .select(["provider", "agreed_at"])
      .where("user_id", "=", id)
      .orderBy("provider")
      .execute(),
  }),
};
