import type pg from "pg";

/** Whatever runs one statement: the pool, or the connection of a transaction. */
export type Queryable = Pick<pg.ClientBase, "query">;
