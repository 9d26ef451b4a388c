import type { FastifyInstance } from "fastify";
import type { AccountDeps } from "./accounts/account-deps.ts";
import { accountRoutes } from "./accounts/accounts.route.ts";
import { authenticateWith } from "./accounts/authenticate.ts";
import { keyedHash } from "./accounts/keyed-hash.ts";
import type { AppDeps } from "./config/deps.ts";
import { createHttpApp } from "./http/http-app.ts";
import { SlidingLimit } from "./http/sliding-limit.ts";
import { compressReplies, serveWebFiles, webPage } from "./http/web-pages.ts";
import { operationRoutes } from "./operations/operations.route.ts";

const MINUTE_MS = 60_000;

export interface AppOptions {
  /** Where the built web app lies; it may not be built yet. */
  readonly webFolder?: string;
  /** In tests: a reply that does not fit its contract is a fault. */
  readonly checksReplies?: boolean;
}

/** The whole server on its dependencies; the only place where slices and adapters meet. */
export const buildApp = (deps: AppDeps, options: AppOptions = {}): FastifyInstance => {
  const accounts = accountDeps(deps);
  surviveLostConnections(deps);
  const app = createHttpApp({
    log: deps.log,
    authenticate: authenticateWith(accounts),
    trustProxy: deps.config.trustProxy,
    checksReplies: options.checksReplies ?? false,
    page: webPage(options.webFolder),
  });
  compressReplies(app);
  serveWebFiles(app, options.webFolder);
  // In a scope of their own: routes are seen by the plugins above only once those are loaded.
  app.register((api, _options, done) => {
    operationRoutes(api, deps);
    accountRoutes(api, accounts);
    done();
  });
  return app;
};

/**
 * `pg` emits an error on a connection that breaks between two statements of a
 * transaction; with nobody listening that would end the process. The transaction
 * itself fails at its next statement.
 */
const surviveLostConnections = ({ database, log }: AppDeps): void => {
  database.pool.on("connect", (client) => {
    client.on("error", (error) => {
      log.warn({ reason: error.message }, "a database connection was lost");
    });
  });
};

/** What accounts stand on, for the routes and for the offer made at start. */
export const accountDeps = (deps: AppDeps): AccountDeps => ({
  db: deps.database.db,
  config: deps.config,
  clock: deps.clock,
  random: deps.random,
  hashToken: keyedHash(deps.secret, "session"),
  hashCode: keyedHash(deps.secret, "admin-code"),
  attempts: new SlidingLimit(
    { most: deps.config.attemptsPerMinute, windowMs: MINUTE_MS },
    deps.clock,
  ),
});
