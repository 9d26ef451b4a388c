import { Registry } from "prom-client";
import type { AccountDeps } from "./accounts/account-deps.ts";
import { deviceTokens } from "./accounts/device-tokens.ts";
import { keyedHash } from "./platform/secrets/keyed-hash.ts";
import type { AppDeps } from "./platform/config/deps.ts";
import type { AnswerWithPage } from "./platform/http/answer-unknown-routes.ts";
import { SlidingLimit } from "./platform/http/sliding-limit.ts";
import { webPage } from "./platform/http/web-pages.ts";
import { createJobQueue } from "./platform/jobs/create-job-queue.ts";
import type { JobQueue } from "./platform/jobs/job-queue.ts";
import { mailPost } from "./platform/mail/mail-post.ts";
import { MemoryQuota } from "./platform/limits/memory-quota.ts";
import { postgresQuota } from "./platform/limits/postgres-quota.ts";
import type { Quota } from "./platform/limits/quota.ts";
import { sharedLimit, type SharedLimitDeps } from "./platform/limits/shared-limit.ts";
import type { Resolve } from "./platform/outbound/guarded-connect.ts";
import { openOutbound, type Outbound } from "./platform/outbound/guarded-fetch.ts";
import { stockWriter, type WriteStock } from "./stock/partner-listings/write-stock.ts";
import { KeyCache, PublicIds } from "./partners/keys/key-cache.ts";
import type { PartnerDeps } from "./partners/keys/partner-deps.ts";
import { peppersOf } from "./partners/keys/pepper.ts";
import { callersOf } from "./partners/usage/request-log-store.ts";
import { RequestLog } from "./partners/usage/request-log.ts";

const MINUTE_MS = 60_000;

export interface AppOptions {
  /** Where the built web app lies; it may not be built yet. */
  readonly webFolder?: string;
  /** The program of the worker threads that read uploaded files; without it they are read on the main thread. */
  readonly uploadWorker?: URL;
  /** The same for the worker threads that read attached files. */
  readonly attachmentWorker?: URL;
  /** Whether the database is ready for the first question; absent: from the start. */
  readonly isPrepared?: () => boolean;
  /** In tests: a reply that does not fit its contract is an error. */
  readonly checksReplies?: boolean;
  /** In tests: resolves host names in place of DNS. */
  readonly resolve?: Resolve;
}

/** What several slices share, and what is opened and closed with the server. */
export interface AppContext {
  readonly deps: AppDeps;
  readonly options: AppOptions;
  /** True on the embedded database, which has one owner; an external PostgreSQL may serve several servers. */
  readonly isOnlyInstance: boolean;
  readonly accounts: AccountDeps;
  readonly partners: PartnerDeps;
  readonly requestLog: RequestLog;
  readonly quota: Quota;
  readonly jobs: JobQueue;
  readonly outbound: Outbound;
  /** The metrics of /metrics, one registry for each app. */
  readonly metrics: Registry;
  /** The only way to write partners' listings. */
  readonly writeStock: WriteStock;
  readonly page: AnswerWithPage;
}

/** With `SLICES` the only place where adapters meet ports. */
export const appContextOf = (deps: AppDeps, options: AppOptions): AppContext => {
  const { pool } = deps.database;
  const isOnlyInstance = deps.config.databaseUrl === undefined;
  const requestLog = new RequestLog({ ...deps, pool });
  return {
    deps,
    options,
    isOnlyInstance,
    accounts: accountDeps(deps),
    partners: partnerDeps(deps, requestLog),
    requestLog,
    metrics: new Registry(),
    // In memory for a single server, in the database where several servers share it.
    quota: isOnlyInstance
      ? new MemoryQuota({ clock: deps.clock, log: requestLog })
      : postgresQuota({ ...deps, pool }),
    jobs: createJobQueue({ ...deps, pool, isOnlyInstance }),
    outbound: openOutbound({
      allow: deps.config.outboundAllow,
      ...(options.resolve && { resolve: options.resolve }),
    }),
    writeStock: stockWriter(pool),
    page: webPage(options.webFolder),
  };
};

/** What accounts need, for the routes and for the admin code printed at start. */
export const accountDeps = (deps: AppDeps): AccountDeps => ({
  db: deps.database.db,
  config: deps.config,
  clock: deps.clock,
  random: deps.random,
  hashToken: keyedHash(deps.secret, "session"),
  hashCode: keyedHash(deps.secret, "admin-code"),
  hashLink: keyedHash(deps.secret, "account-link"),
  hashChallenge: keyedHash(deps.secret, "sign-in-challenge"),
  post: mailPost(deps),
  devices: deviceTokens([deps.secret, ...deps.config.oldSecretKeys], deps.random),
  attempts: sharedLimit(sharedLimitDeps(deps), {
    most: deps.config.attemptsPerMinute,
    windowMs: MINUTE_MS,
  }),
});

/** What limits counted over all servers need. */
export const sharedLimitDeps = ({ database, clock, secret }: AppDeps): SharedLimitDeps => ({
  pool: database.pool,
  clock,
  hashKey: keyedHash(secret, "attempt"),
});

const partnerDeps = (deps: AppDeps, log: RequestLog): PartnerDeps => ({
  db: deps.database.db,
  clock: deps.clock,
  random: deps.random,
  post: mailPost(deps),
  peppers: peppersOf([deps.secret, ...deps.config.oldSecretKeys]),
  githubKeys: deps.config.githubScanningKeys,
  cache: new KeyCache(),
  publicIds: new PublicIds({ db: deps.database.db, clock: deps.clock }),
  flushUse: () => log.flush(),
  callersOf: async (keyId, since) => {
    const callers = await callersOf(deps.database.pool, keyId, since);
    return callers.map(({ network, userAgent, requests, lastAt }) => ({
      network,
      user_agent: userAgent,
      requests,
      last_used: lastAt.toISOString(),
    }));
  },
  attempts: new SlidingLimit(
    { most: deps.config.attemptsPerMinute, windowMs: MINUTE_MS },
    deps.clock,
  ),
});
