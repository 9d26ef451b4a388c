import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { collectDefaultMetrics, Gauge, Histogram, type Registry } from "prom-client";

/** Request times by route, connections by state, and what the process uses, into the registry of the app. */
export const createMetrics = (app: FastifyInstance, pool: Pool, registry: Registry): void => {
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "From the head of a request to the end of its answer",
    labelNames: ["method", "route", "status"] as const,
    buckets: [0.005, 0.01, 0.03, 0.08, 0.2, 0.5, 1, 3, 10, 30],
    registers: [registry],
  });
  const connections = new Gauge({
    name: "database_connections",
    help: "Connections of this process to PostgreSQL; waiting are requests without one",
    labelNames: ["state"] as const,
    registers: [registry],
    collect() {
      connections.set({ state: "idle" }, pool.idleCount);
      connections.set({ state: "busy" }, pool.totalCount - pool.idleCount);
      connections.set({ state: "waiting" }, pool.waitingCount);
    },
  });
  app.addHook("onResponse", (request, reply, done) => {
    // The pattern, never the address: ids would make a series each.
    const route = request.routeOptions.url ?? "none";
    seconds.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
};
