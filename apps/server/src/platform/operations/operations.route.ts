import { endpoints, openApiDocument, type OpenApiDocument } from "@propertyvr/contracts";
import { isReady } from "@propertyvr/database";
import { fail, ok } from "@propertyvr/vocabulary";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createHash, timingSafeEqual } from "node:crypto";
import type { Registry } from "prom-client";
import type { AppDeps } from "../config/deps.ts";
import { isLocal } from "../http/caller.ts";
import { route } from "../http/route.ts";
import { createMetrics } from "./metrics.ts";
import { STARTING_RETRY_S } from "./refuse-until-prepared.ts";

export const operationRoutes = (
  app: FastifyInstance,
  {
    database,
    config,
    isPrepared,
    awaitsAdmin,
    metrics,
  }: Pick<AppDeps, "database" | "config"> & {
    readonly isPrepared: () => boolean;
    readonly awaitsAdmin: () => Promise<boolean>;
    /** Slices add what they count. */
    readonly metrics: Registry;
  },
): void => {
  // Made when it is first asked for: a start does not wait for it.
  let document: OpenApiDocument | undefined;
  createMetrics(app, database.pool, metrics);

  route(app, endpoints.health, () => Promise.resolve(ok({ status: "ok" })));
  route(app, endpoints.ready, async () =>
    isPrepared() && (await isReady(database.pool))
      ? ok({ status: "ready" })
      : fail({ code: "unavailable", retry_after_s: STARTING_RETRY_S }),
  );
  route(app, endpoints.config, async () =>
    ok({
      support_email: config.supportEmail ?? null,
      live_chat_url: config.liveChatUrl ?? null,
      awaits_admin: await awaitsAdmin(),
      sign_in_providers: config.openIdProviders.map(({ id, name }) => ({ id, name })),
      transcribes: config.transcription !== undefined,
      stores: config.stores,
    }),
  );
  route(app, endpoints.openApi, () => Promise.resolve(ok((document ??= openApiDocument()))));
  route(app, endpoints.metrics, async ({ request, reply }) => {
    if (!isLocal(request) && !holdsToken(request, config.metricsToken))
      return fail({
        code: "forbidden",
        detail: "Metrics can be read on this machine or with the metrics token.",
      });
    reply.type(metrics.contentType);
    return ok(await metrics.metrics());
  });
};

const holdsToken = (request: FastifyRequest, token: string | undefined): boolean =>
  token !== undefined &&
  timingSafeEqual(digest(request.headers.authorization ?? ""), digest(`Bearer ${token}`));

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
