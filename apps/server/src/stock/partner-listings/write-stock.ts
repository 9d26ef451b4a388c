import { inTransaction } from "@propertyvr/database";
import type pg from "pg";
import { lockStock } from "./change-store.ts";

/**
 * Runs `work` in a transaction that alone writes this partner's listings; others wait their turn. Of a
 * dry run nothing is kept.
 */
export type WriteStock = <T>(
  partnerId: string,
  work: (client: pg.PoolClient) => Promise<T>,
  options?: { readonly dryRun?: boolean },
) => Promise<T>;

/**
 * The only door to writing a partner's listings. Between servers the database's lock makes writers
 * wait; within one they wait before they take a connection, so that a partner who sends a hundred
 * calls at once holds one connection and not all of them.
 */
export const stockWriter = (pool: pg.Pool): WriteStock => {
  const last = new Map<string, Promise<unknown>>();
  return async (partnerId, work, options) => {
    const before = last.get(partnerId);
    const turn = (async () => {
      await before?.catch(() => undefined);
      const alone = async (client: pg.PoolClient) => {
        await lockStock(client, partnerId);
        return work(client);
      };
      return inTransaction(pool, alone, options);
    })();
    last.set(partnerId, turn);
    try {
      return await turn;
    } finally {
      if (last.get(partnerId) === turn) last.delete(partnerId);
    }
  };
};
