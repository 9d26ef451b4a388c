import type { FastifyInstance } from "fastify";
import { authenticateWith } from "./accounts/authenticate.ts";
import type { AppDeps } from "./platform/config/deps.ts";
import { type AppOptions, type AppContext, appContextOf } from "./app-context.ts";
import { createHttpApp } from "./platform/http/http-app.ts";
import { compressReplies, serveWebFiles } from "./platform/http/web-pages.ts";
import { writePace } from "./platform/http/pace.ts";
import { onceOnlyWith } from "./platform/idempotency/once-only.ts";
import type { JobQueue } from "./platform/jobs/job-queue.ts";
import { InFlight } from "./platform/limits/in-flight.ts";
import { limitRequestWith } from "./platform/limits/limit-request.ts";
import { authenticateKeyWith } from "./partners/keys/authenticate-key.ts";
import { watchKeyChanges } from "./partners/keys/watch-key-changes.ts";
import { refuseUntilPrepared } from "./platform/operations/refuse-until-prepared.ts";
import { SLICES } from "./slices.ts";

/** The whole server on its dependencies: the context that the slices share, and the slices. */
export const buildApp = (deps: AppDeps, options: AppOptions = {}): FastifyInstance => {
  const context = appContextOf(deps, options);
  const app = httpApp(context);
  openAndClose(app, context);
  compressReplies(app);
  serveWebFiles(app, options.webFolder, { hasWorker: deps.config.hasServiceWorker });
  // In a scope of their own: the plugins above only see routes that are registered after they are loaded.
  app.register((api, _options, done) => {
    if (options.isPrepared) refuseUntilPrepared(api, options.isPrepared);
    for (const register of SLICES) register(api, context);
    done();
  });
  return app;
};

const httpApp = ({
  deps,
  options,
  accounts,
  partners,
  page,
  ...context
}: AppContext): FastifyInstance =>
  createHttpApp({
    log: deps.log,
    authenticate: authenticateWith(accounts),
    paceWrite: writePace(deps.clock, deps.config.writesAtOnce),
    keyPorts: {
      authenticateKey: authenticateKeyWith(partners),
      limitRequest: limitRequestWith({
        quota: context.quota,
        inFlight: new InFlight(),
        clock: deps.clock,
      }),
      recordRequest: (request) => context.requestLog.record(request),
      onceOnly: onceOnlyWith({
        ...deps,
        pool: deps.database.pool,
        instance: deps.random.uuid(),
        isOnlyInstance: context.isOnlyInstance,
      }),
      clock: deps.clock,
    },
    trustProxy: deps.config.trustProxy,
    publicUrl: deps.config.publicUrl,
    corsOrigins: deps.config.corsOrigins,
    checksReplies: options.checksReplies ?? false,
    page,
  });

/**
 * What starts before the first request and ends after the last. Jobs end before anything they use:
 * what is registered first is closed last.
 */
const openAndClose = (app: FastifyInstance, context: AppContext): void => {
  const { deps, partners, requestLog, quota, jobs, outbound } = context;
  const { pool } = deps.database;
  app.addHook("onClose", watchKeyChanges({ ...partners, pool, log: deps.log }));
  app.addHook("onClose", async () => {
    await requestLog.close(await quota.close());
  });
  app.addHook("onClose", () => outbound.close());
  // Handlers are registered by now. Where the database is prepared first, the queue is started after that.
  if (!context.options.isPrepared) app.addHook("onReady", async () => jobs.start());
  app.addHook("preClose", () => jobs.close());
  app.decorate("jobs", jobs);
};

declare module "fastify" {
  interface FastifyInstance {
    /** For the code that prepares the database, and for tests, which wait until no job is due. */
    jobs: JobQueue;
  }
}
