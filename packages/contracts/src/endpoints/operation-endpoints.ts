import { z } from "zod";
import { ClientConfig } from "../client-config.ts";
import { endpoint } from "../endpoint.ts";

/** What the web and whoever runs the product ask. */
export const operationEndpoints = {
  config: endpoint({
    method: "GET",
    path: "/api/config",
    summary: "Settings of this installation for the web app",
    tag: "Operations",
    access: "open",
    reply: ClientConfig,
    status: 200,
    problems: [],
  }),
  health: endpoint({
    method: "GET",
    path: "/api/health",
    summary: "Whether the server process is running",
    tag: "Operations",
    access: "open",
    reply: z.object({ status: z.literal("ok") }),
    status: 200,
    problems: [],
  }),
  ready: endpoint({
    method: "GET",
    path: "/api/ready",
    summary: "Whether the server is ready to take requests",
    tag: "Operations",
    access: "open",
    reply: z.object({ status: z.literal("ready") }),
    status: 200,
    problems: ["unavailable"],
  }),
  openApi: endpoint({
    method: "GET",
    path: "/api/openapi.json",
    summary: "This API as OpenAPI 3.1",
    tag: "Operations",
    access: "open",
    reply: z.record(z.string(), z.unknown()),
    status: 200,
    problems: [],
  }),
  metrics: endpoint({
    method: "GET",
    path: "/metrics",
    summary: "Metrics for Prometheus, from this machine or with the metrics token",
    tag: "Operations",
    access: "open",
    status: 200,
    alsoProduces: ["text/plain"],
    problems: ["forbidden"],
  }),
} as const;
