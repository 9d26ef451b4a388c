import type pg from "pg";

/** Runs `work` in one transaction: committed with its result, rolled back when it throws. */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    client.release();
    return result;
  } catch (error) {
    const isLost = await client.query("rollback").then(
      () => false,
      () => true,
    );
    client.release(isLost);
    throw error;
  }
}
