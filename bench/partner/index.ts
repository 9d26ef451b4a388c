import { migrate, openDatabase } from "@propertyvr/database";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Pool } from "pg";
import { spreadOf, type Spread } from "../timing.ts";
import { insertBenchKeys, type BenchKey } from "./bench-keys.ts";
import {
  buildBenchServer,
  startBenchServer,
  type BenchServer,
  type BenchServerKind,
} from "./bench-server.ts";
import { answersIn } from "./load.ts";
import { PATH } from "../../apps/server/src/platform/limits/testing/same-answer.ts";

const KEYS = 200;
const CONNECTIONS = 64;
const PASSES = 5;
const PASS_MS = 2_000;
const REVOCATIONS = 20;

/** Of one way to answer: the best pass, because other work shares the machine. */
export interface Rate {
  readonly aSecond: number;
  /** Processor time of its servers for one answer. */
  readonly cpuUs: number;
}

export interface PartnerBench {
  readonly bare: Rate;
  /** The product, to whoever comes. */
  readonly open: Rate;
  readonly alone: Rate;
  readonly shared: Rate;
  readonly revocationMs: Spread;
}

/**
 * What a partner's request costs beside an answer that costs nothing, on one server with the embedded
 * PostgreSQL and on two that share it, each way in turn; and how soon a revoked key is dead on the
 * other server. The database writes as durably as it always does.
 */
export async function benchPartners(): Promise<PartnerBench> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "propertyvr-bench-"));
  // PostgreSQL may run as another user, who must get there.
  await chmod(folder, 0o755);
  const dataDir = path.join(folder, "data");
  const database = await openDatabase({ databaseUrl: undefined, dataDir, log: () => undefined });
  const servers: BenchServer[] = [];
  const start = async (kind: BenchServerKind): Promise<BenchServer> => {
    const server = await startBenchServer(kind, database.url);
    servers.push(server);
    return server;
  };
  try {
    await buildBenchServer();
    await migrate(database.pool);
    const keys = await insertBenchKeys(database.pool, KEYS);
    const ways = {
      bare: [await start("bare")],
      open: [await start("open")],
      alone: [await start("alone")],
      shared: [await start("shared"), await start("shared")],
    };
    const rates = await compare(ways, keys);
    const revocationMs = await timeRevocations(database.pool, ways.shared, keys);
    return { ...rates, revocationMs };
  } finally {
    await Promise.all(servers.map((server) => server.end()));
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

type Ways = Readonly<Record<BenchServerKind, readonly BenchServer[]>>;

async function compare(
  ways: Ways,
  keys: readonly BenchKey[],
): Promise<Record<BenchServerKind, Rate>> {
  const rates: Record<BenchServerKind, Rate[]> = { bare: [], open: [], alone: [], shared: [] };
  // The first pass warms up.
  for (let pass = 0; pass <= PASSES; pass += 1)
    for (const way of KINDS) {
      const rate = await measure(ways[way], keys);
      if (pass > 0) rates[way].push(rate);
    }
  return {
    bare: best(rates.bare),
    open: best(rates.open),
    alone: best(rates.alone),
    shared: best(rates.shared),
  };
}

const KINDS = ["bare", "open", "alone", "shared"] as const;

const best = (rates: readonly Rate[]): Rate => ({
  aSecond: Math.max(...rates.map(({ aSecond }) => aSecond)),
  cpuUs: Math.min(...rates.map(({ cpuUs }) => cpuUs)),
});

async function measure(servers: readonly BenchServer[], keys: readonly BenchKey[]): Promise<Rate> {
  const cpuOf = async () => sum(await Promise.all(servers.map((server) => server.cpuUs())));
  const before = await cpuOf();
  const begin = performance.now();
  const counts = await Promise.all(
    servers.map(({ port }) => {
      const connections = CONNECTIONS / servers.length;
      const asking = { port, path: PATH, keys: keys.map(({ text }) => text), connections };
      return answersIn(asking, PASS_MS);
    }),
  );
  const answers = sum(counts);
  return {
    aSecond: answers / ((performance.now() - begin) / 1_000),
    cpuUs: ((await cpuOf()) - before) / answers,
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);

/** From the commit on one connection until the last server refuses the key, asked without a pause. */
async function timeRevocations(
  pool: Pool,
  servers: readonly BenchServer[],
  keys: readonly BenchKey[],
): Promise<Spread> {
  const times: number[] = [];
  for (const key of keys.slice(0, REVOCATIONS)) {
    for (const { port } of servers) await statusOf(port, key);
    await pool.query(
      `with revoked as (update api_keys set revoked_at = now(), revoked_reason = 'revoked'
                        where id = $1 returning public_id)
       select pg_notify('api_key_changed', public_id) from revoked`,
      [key.id],
    );
    const committed = performance.now();
    await Promise.all(
      servers.map(async ({ port }) => {
        while ((await statusOf(port, key)) !== 401);
      }),
    );
    times.push(performance.now() - committed);
  }
  return spreadOf(times);
}

const statusOf = async (port: number, { text }: BenchKey): Promise<number> => {
  const reply = await fetch(`http://127.0.0.1:${String(port)}${PATH}`, {
    headers: { "x-api-key": text },
  });
  await reply.arrayBuffer();
  return reply.status;
};
