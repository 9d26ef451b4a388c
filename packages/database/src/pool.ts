import pg from "pg";

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;
const TEXT_ARRAY: number = 1009;

/** Times out a runaway statement; long work says `set local statement_timeout = 0`. */
const STATEMENT_TIMEOUT_MS = 30_000;

/**
 * A connection knows nothing of the catalogue when it is new, and plans its first search in some 90 ms instead
 * of 20; as many as one answer asks at once are therefore kept, further ones for ten minutes of silence.
 */
const KEPT_CONNECTIONS = 4;
const IDLE_TIMEOUT_MS = 10 * 60_000;

/**
 * Why each: skewed data makes generic plans bad; just-in-time compilation costs more than these
 * short statements take; pages are in memory or on flash, where stock costs shun indexes; parallel
 * workers starve the other requests of a small machine.
 */
const SESSION_SETTINGS: Readonly<Record<string, string>> = {
  plan_cache_mode: "force_custom_plan",
  jit: "off",
  random_page_cost: "1.1",
  max_parallel_workers_per_gather: "0",
  timezone: "UTC",
};

export interface PoolOptions {
  readonly databaseUrl: string;
  /** Connections at most; 10 unless told. */
  readonly maxConnections?: number;
  /** 30 s unless told; 0 is none. */
  readonly statementTimeoutMs?: number;
  /** Hears of connections that broke, which the pool replaces by itself. */
  readonly log?: (line: string) => void;
}

/**
 * A pool with the settings that searches were measured with. `bigint` arrives as a number (an
 * error beyond 2^53, never a rounded figure), `date` as the text YYYY-MM-DD.
 */
export function createPool(options: PoolOptions): pg.Pool {
  const settings = {
    ...SESSION_SETTINGS,
    statement_timeout: String(options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS),
  };
  const maxConnections = options.maxConnections ?? 10;
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    min: Math.min(KEPT_CONNECTIONS, maxConnections),
    keepAlive: true,
    application_name: "propertyvr",
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(" "),
    types: { getTypeParser: getTypeParser as typeof pg.types.getTypeParser },
  });
  // A connection tells of its own end, idle or between two statements of a transaction. With nobody
  // listening, to it or to the pool, that would end the process.
  pool.on("connect", (client) => {
    client.on("error", (error) => {
      if (!pool.ending) options.log?.(`A database connection was lost: ${error.message}`);
    });
  });
  pool.on("error", () => undefined);
  return pool;
}

/** `bigint` as a number. @throws RangeError beyond 2^53, where a number would lie. */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`The bigint ${text} is beyond what a number holds exactly.`);
  }
  return value;
}

const parseTextArray = pg.types.getTypeParser(TEXT_ARRAY) as (
  text: string,
) => readonly (string | null)[];

const parseBigintArray = (text: string): readonly (number | null)[] =>
  parseTextArray(text).map((item) => (item === null ? null : parseBigint(item)));

/** Ours where the driver's own answer is a trap, the driver's elsewhere. */
const OWN_PARSERS: ReadonlyMap<number, (text: string) => unknown> = new Map<
  number,
  (text: string) => unknown
>([
  [INT8, parseBigint],
  [INT8_ARRAY, parseBigintArray],
  [DATE, (text: string) => text],
]);

function getTypeParser(
  oid: number,
  format: "text" | "binary" = "text",
): (value: string) => unknown {
  const own = format === "text" ? OWN_PARSERS.get(oid) : undefined;
  return own ?? (pg.types.getTypeParser(oid, format) as (value: string) => unknown);
}

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

/** Whatever runs one statement: the pool, or the connection of a transaction. */
export type Queryable = Pick<pg.ClientBase, "query">;
