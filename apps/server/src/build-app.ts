import { understand } from "@propertyvr/understanding";
import type { FastifyInstance } from "fastify";
import type { AccountDeps } from "./accounts/account-deps.ts";
import { accountRoutes } from "./accounts/accounts.route.ts";
import { awaitsAdmin } from "./accounts/admin-code.ts";
import { authenticateWith } from "./accounts/authenticate.ts";
import { keyedHash } from "./accounts/keyed-hash.ts";
import { chatRoutes } from "./chats/chats.route.ts";
import { auditRoutes } from "./audit/audit.route.ts";
import type { AppDeps } from "./config/deps.ts";
import { alsoOfferedRoute } from "./duplicates/also-offered.route.ts";
import { groupDuplicates } from "./duplicates/group-duplicates.ts";
import type { EnquiryDeps } from "./enquiries/enquiry-deps.ts";
import { enquiryRoutes } from "./enquiries/enquiries.route.ts";
import { reportRoutes } from "./enquiries/reports.route.ts";
import { sweepStale } from "./freshness/sweep-stale.ts";
import { createHttpApp } from "./http/http-app.ts";
import { SlidingLimit } from "./http/sliding-limit.ts";
import { compressReplies, serveWebFiles, webPage } from "./http/web-pages.ts";
import type { OnceDeps } from "./idempotency/answer-once.ts";
import { onceOnlyWith } from "./idempotency/once-only.ts";
import { createJobQueue } from "./jobs/create-job-queue.ts";
import type { JobQueue } from "./jobs/job-queue.ts";
import { InFlight } from "./limits/in-flight.ts";
import { limitRequestWith } from "./limits/limit-request.ts";
import { MemoryQuota } from "./limits/memory-quota.ts";
import { postgresQuota } from "./limits/postgres-quota.ts";
import type { Quota } from "./limits/quota.ts";
import { listingStore } from "./listings/listing-store.ts";
import { propertyPageRoute } from "./listings/property-page.route.ts";
import { listingRoutes } from "./listings/listing.route.ts";
import { ownListingsRoutes } from "./own-listings/own-listings.route.ts";
import { writeListingRoutes } from "./partner-listings/write-listings.route.ts";
import { stockWriter, type WriteStock } from "./partner-listings/write-stock.ts";
import { accessRoutes } from "./partners/access.route.ts";
import { authenticateKeyWith } from "./partners/authenticate-key.ts";
import { KeyCache } from "./partners/key-cache.ts";
import { listCursorsWith } from "./partner-listings/list-cursor.ts";
import { partnerStockRoutes } from "./partner-listings/partner-stock.route.ts";
import type { PartnerDeps } from "./partners/partner-deps.ts";
import { partnerRoutes } from "./partners/partners.route.ts";
import { peppersOf } from "./partners/pepper.ts";
import { PublicIds } from "./partners/public-ids.ts";
import { watchKeyChanges } from "./partners/watch-key-changes.ts";
import { moderationRoutes } from "./moderation/moderation.route.ts";
import type { Resolve } from "./outbound/guarded-connect.ts";
import { openOutbound, type Outbound } from "./outbound/guarded-fetch.ts";
import { operationRoutes } from "./operations/operations.route.ts";
import { keepPhotos } from "./photos/keep-photos.ts";
import { pictureRoutes } from "./photos/pictures.route.ts";
import { createListingSearch, PLACE_NAMES } from "./search/listing-search.ts";
import { searchRoutes } from "./search/search.route.ts";
import { inThisThread } from "./uploads/in-this-thread.ts";
import { keepUploadsSwept } from "./uploads/sweep-uploads.ts";
import { uploadThreads } from "./uploads/upload-threads.ts";
import { handleUploads } from "./uploads/upload-job.ts";
import { importRoutes } from "./uploads/imports.route.ts";
import { ReceivingPlaces } from "./uploads/receiving-places.ts";
import { sendUploadRoutes } from "./uploads/send-uploads.route.ts";
import type { UploadDeps } from "./uploads/upload-deps.ts";
import { uploadRoutes } from "./uploads/uploads.route.ts";
import { callersOf } from "./usage/request-log-store.ts";
import { RequestLog } from "./usage/request-log.ts";
import { usageRoutes } from "./usage/usage.route.ts";
import { placeName } from "./understanding/place-name.ts";
import { placeRoutes } from "./understanding/places.route.ts";
import { understandRoutes } from "./understanding/understand.route.ts";
import { handleWebhooks } from "./webhooks/deliver-due.ts";
import { sealedSecrets } from "./webhooks/sealed-secrets.ts";
import type { WebhookDeps } from "./webhooks/webhook-deps.ts";
import { webhookRoutes } from "./webhooks/webhooks.route.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export interface AppOptions {
  /** Where the built web app lies; it may not be built yet. */
  readonly webFolder?: string;
  /** The program of the threads that read files; without it they are read where requests are answered. */
  readonly uploadWorker?: URL;
  /** In tests: a reply that does not fit its contract is a fault. */
  readonly checksReplies?: boolean;
  /** In tests: answers for names of hosts in place of the name servers. */
  readonly resolve?: Resolve;
}

/** The whole server on its dependencies; the only place where slices and adapters meet. */
export const buildApp = (deps: AppDeps, options: AppOptions = {}): FastifyInstance => {
  const accounts = accountDeps(deps);
  const requestLog = new RequestLog({ ...deps, pool: deps.database.pool });
  const partners = partnerDeps(deps, requestLog);
  const quota = quotaOf(deps, requestLog);
  const jobs = createJobQueue({
    ...deps,
    pool: deps.database.pool,
    isOnlyInstance: isOnlyInstance(deps),
  });
  const page = webPage(options.webFolder);
  const writeStock = stockWriter(deps.database.pool);
  const sweep = { pool: deps.database.pool, clock: deps.clock, writeStock };
  jobs.keep("stale-listings", { everyMs: HOUR_MS, run: (signal) => sweepStale(sweep, signal) });
  jobs.keep("duplicates", {
    everyMs: MINUTE_MS,
    run: (signal) => groupDuplicates(deps.database.pool, signal),
  });
  const outbound = openOutbound({
    allow: deps.config.outboundAllow,
    ...(options.resolve && { resolve: options.resolve }),
  });
  const webhooks = webhookDeps(deps, jobs, outbound);
  handleWebhooks(jobs, webhooks);
  const app = createHttpApp({
    log: deps.log,
    authenticate: authenticateWith(accounts),
    keyPorts: {
      authenticateKey: authenticateKeyWith(partners),
      limitRequest: limitRequestWith({ quota, inFlight: new InFlight(), clock: deps.clock }),
      recordRequest: (request) => requestLog.record(request),
      onceOnly: onceOnlyWith(onceDeps(deps)),
      clock: deps.clock,
    },
    trustProxy: deps.config.trustProxy,
    checksReplies: options.checksReplies ?? false,
    page,
  });
  const stopWatching = watchKeyChanges({ ...partners, pool: deps.database.pool, log: deps.log });
  app.addHook("onClose", stopWatching);
  app.addHook("onClose", async () => {
    await requestLog.close(await quota.close());
  });
  // Handlers are registered by now; the queue waits by itself for a database that is not ready yet.
  app.addHook("onReady", async () => jobs.start());
  app.addHook("preClose", () => jobs.close());
  app.addHook("onClose", () => outbound.close());
  app.decorate("jobs", jobs);
  keepPhotos(jobs, { ...deps, ...outbound, pool: deps.database.pool });
  compressReplies(app);
  serveWebFiles(app, options.webFolder);
  // In a scope of their own: routes are seen by the plugins above only once those are loaded.
  app.register((api, _options, done) => {
    operationRoutes(api, { ...deps, awaitsAdmin: () => awaitsAdmin(accounts) });
    accountRoutes(api, accounts);
    partnerRoutes(api, partners);
    partnerListings(api, deps, writeStock);
    uploads(api, deps, jobs, options.uploadWorker);
    usageRoutes(api, {
      pool: deps.database.pool,
      clock: deps.clock,
      flush: () => requestLog.flush(),
      remainingOf: async (keyId, limit) => {
        const { used } = await quota.look({ keyId, limit });
        return Math.max(0, limit - used);
      },
    });
    accessRoutes(api, partners);
    auditRoutes(api, partners);
    pictureRoutes(api, deps.database);
    homesAndChats(api, deps);
    propertyPageRoute(api, { listings: listingStore(deps.database.pool), page });
    const enquiries = enquiryDeps(deps);
    enquiryRoutes(api, enquiries);
    const stock = { ...deps, ...deps.database, writeStock, names: PLACE_NAMES };
    ownListingsRoutes(api, stock);
    moderationRoutes(api, stock);
    reportRoutes(api, enquiries);
    webhookRoutes(api, { ...webhooks, db: deps.database.db });
    done();
  });
  return app;
};

/** In memory where nobody else lets requests in, in the database where several servers share it. */
const quotaOf = (deps: AppDeps, log: RequestLog): Quota => {
  const { clock } = deps;
  return isOnlyInstance(deps)
    ? new MemoryQuota({ clock, log })
    : postgresQuota({ pool: deps.database.pool, clock, log: deps.log });
};

/** Partners' listings: one door to writing them, for all who do. */
const partnerListings = (
  api: FastifyInstance,
  { clock, secret, database }: AppDeps,
  writeStock: WriteStock,
): void => {
  const { pool } = database;
  writeListingRoutes(api, { clock, writeStock });
  partnerStockRoutes(api, { pool, clock, writeStock, cursors: listCursorsWith(secret) });
};

/** Files of homes, from the dialog and with a key: received here, run as jobs. */
const uploads = (
  api: FastifyInstance,
  deps: AppDeps,
  jobs: JobQueue,
  worker: URL | undefined,
): void => {
  const { clock, log } = deps;
  const { pool, db } = deps.database;
  const databaseUrl = (): string => pool.options.connectionString ?? "";
  const threads = worker && uploadThreads({ entry: worker, databaseUrl, log });
  if (threads) api.addHook("onClose", () => threads.close());
  const uploadDeps: UploadDeps = {
    ...deps,
    pool,
    db,
    jobs,
    places: new ReceivingPlaces(),
    ...(threads ?? inThisThread(pool, clock)),
  };
  handleUploads(uploadDeps);
  keepUploadsSwept(uploadDeps);
  sendUploadRoutes(api, uploadDeps);
  uploadRoutes(api, uploadDeps);
  importRoutes(api, uploadDeps);
};

/** Understanding, search and chats: the assistant's tools are the same that the routes use. */
const homesAndChats = (api: FastifyInstance, deps: AppDeps): void => {
  const { clock, random, log, config } = deps;
  const { pool, db } = deps.database;
  const search = createListingSearch(pool, (error) => {
    log.error({ err: error }, "the search could not be answered");
  });
  understandRoutes(api, { understand, clock });
  placeRoutes(api, { clock });
  searchRoutes(api, { search, understand });
  const listings = listingStore(pool);
  listingRoutes(api, { search, listings });
  alsoOfferedRoute(api, pool);
  chatRoutes(api, {
    db,
    clock,
    random,
    log,
    assistant: {
      understand,
      searchListings: (request) => search.search(request),
      getListing: (id, language) => search.getForAssistant(id, language),
      placeName,
    },
    isOnlyInstance: isOnlyInstance(deps),
    paceMs: config.answerPaceMs,
  });
};

/** The embedded database has one owner; a PostgreSQL of one's own may serve several of us. */
const isOnlyInstance = ({ config }: AppDeps): boolean => config.databaseUrl === undefined;

const onceDeps = (deps: AppDeps): OnceDeps => ({
  pool: deps.database.pool,
  random: deps.random,
  clock: deps.clock,
  log: deps.log,
  instance: deps.random.uuid(),
  isOnlyInstance: isOnlyInstance(deps),
});

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

const partnerDeps = (deps: AppDeps, log: RequestLog): PartnerDeps => ({
  db: deps.database.db,
  clock: deps.clock,
  random: deps.random,
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

const enquiryDeps = (deps: AppDeps): EnquiryDeps => ({
  db: deps.database.db,
  pool: deps.database.pool,
  clock: deps.clock,
  random: deps.random,
  hashNetwork: keyedHash(deps.secret, "network"),
  reports: {
    ofAccounts: new SlidingLimit({ most: 20, windowMs: HOUR_MS }, deps.clock),
    ofGuests: new SlidingLimit({ most: 5, windowMs: HOUR_MS }, deps.clock),
  },
});

const webhookDeps = (
  { database, clock, random, log, config, secret }: AppDeps,
  jobs: JobQueue,
  { guardedFetch }: Outbound,
): WebhookDeps => ({
  pool: database.pool,
  clock,
  random,
  log,
  jobs,
  guardedFetch,
  secrets: sealedSecrets([secret, ...config.oldSecretKeys], (size) => random.bytes(size)),
  openHosts: config.outboundAllow,
});

declare module "fastify" {
  interface FastifyInstance {
    /** For tests, which wait until nothing is due. */
    jobs: JobQueue;
  }
}
