import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import type { Tables } from "./tables.ts";

/** The query builder on one connection, for work that shares a transaction with hand-written SQL. */
export const queriesOn = (client: pg.PoolClient): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: {
        // The connection belongs to whoever opened the transaction, and so does its return.
        connect: () =>
          Promise.resolve({ query: client.query.bind(client), release: () => undefined }),
        end: () => Promise.resolve(),
      },
    }),
  });
