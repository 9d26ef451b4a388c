import type pg from "pg";

/**
 * Runs `work` in one transaction: committed with its result, rolled back when it throws. A dry run is
 * the whole run, with its result, and rolled back at the end.
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  { dryRun = false }: { readonly dryRun?: boolean } = {},
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query(dryRun ? "rollback" : "commit");
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
