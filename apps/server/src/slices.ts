import { ATTACHMENT_LIMITS } from "@propertyvr/contracts";
import { placesBeside, placesWithin } from "@propertyvr/gazetteer";
import { understand } from "@propertyvr/understanding";
import { CHOICE_COUNTED_TO } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import { accountRoutes } from "./accounts/accounts.route.ts";
import { accountListRoute } from "./accounts/list-accounts.ts";
import { accountData } from "./accounts/account-data.ts";
import type { PersonalData } from "./accounts/personal-data.ts";
import { accountFiles } from "./accounts/archive/account-files.ts";
import type { Config } from "./platform/config/config.ts";
import { expireTraffic } from "./accounts/expire-traffic.ts";
import { handleResets } from "./accounts/reset-password.ts";
import { openIdData } from "./accounts/openid/openid-data.ts";
import { openIdClient } from "./accounts/openid/openid-provider.ts";
import { openIdRoutes } from "./accounts/openid/openid.route.ts";
import { sweepAttemptsElsewhere } from "./accounts/openid/openid-store.ts";
import { passkeyData } from "./accounts/passkeys/passkey-data.ts";
import { passkeyRoutes } from "./accounts/passkeys/passkeys.route.ts";
import { sweepPasskeyChallenges } from "./accounts/passkeys/passkey-store.ts";
import { sweepChallenges } from "./accounts/sign-in-challenge.ts";
import { portraitRoutes } from "./accounts/portrait/portrait.route.ts";
import { twoFactorData } from "./accounts/two-factor/two-factor-data.ts";
import { twoFactorRoutes } from "./accounts/two-factor/two-factor.route.ts";
import { handleMail } from "./platform/mail/deliver-mail.ts";
import { mailRoutes } from "./platform/mail/mail.route.ts";
import { awaitsAdmin } from "./accounts/admin-code.ts";
import { keyedHash, type KeyedHash } from "./platform/secrets/keyed-hash.ts";
import { attachedFiles, attachmentData } from "./seekers/attachments/attachment-data.ts";
import { readModelPicture } from "./seekers/attachments/model-picture.ts";
import type { AttachmentDeps } from "./seekers/attachments/attachment-deps.ts";
import { attachmentRoutes } from "./seekers/attachments/attachments.route.ts";
import { handleAttachments } from "./seekers/attachments/read-attachment.ts";
import { readDocument } from "./seekers/attachments/reading/read-document.ts";
import { readingThreads } from "./seekers/attachments/threads/reading-threads.ts";
import { auditRoutes } from "./platform/audit/audit.route.ts";
import { chatFiles } from "./seekers/chats/chat-files.ts";
import { chatData } from "./seekers/chats/chat-data.ts";
import { chatRoutes } from "./seekers/chats/chats.route.ts";
import { feedbackRoutes } from "./seekers/chats/feedback.route.ts";
import { transferRoutes } from "./seekers/chats/transfer.route.ts";
import { expireMisread } from "./seekers/misread/misread-store.ts";
import { misreadRoutes } from "./seekers/misread/misread.route.ts";
import { recordMisread } from "./seekers/misread/record-misread.ts";
import { modelData } from "./seekers/models/agreement-store.ts";
import { ModelHealth } from "./seekers/models/model-health.ts";
import { modelRuns } from "./seekers/models/model-runs.ts";
import { modelTallies } from "./seekers/models/model-tallies.ts";
import { modelRoutes } from "./seekers/models/models.route.ts";
import { alsoOfferedRoute } from "./stock/duplicates/also-offered.route.ts";
import { groupDuplicates } from "./stock/duplicates/group-duplicates.ts";
import { enquiryData } from "./seekers/enquiries/enquiry-data.ts";
import { enquiryRoutes } from "./seekers/enquiries/enquiries.route.ts";
import { supportData } from "./seekers/support/support-data.ts";
import { keepSupportSwept, supportRoutes } from "./seekers/support/support.route.ts";
import { reportData } from "./stock/reports/report-data.ts";
import { reportRoutes } from "./stock/reports/reports.route.ts";
import { foldViews } from "./stock/views/view-store.ts";
import { viewRoutes } from "./stock/views/views.route.ts";
import { sweepStale } from "./stock/freshness/sweep-stale.ts";
import { type AppContext, sharedLimitDeps } from "./app-context.ts";
import { sharedLimit, sweepAttempts } from "./platform/limits/shared-limit.ts";
import { listingStore } from "./stock/listings/listing-store.ts";
import { listingRoutes } from "./stock/listings/listing.route.ts";
import { propertyPageRoute } from "./stock/listings/property-page.route.ts";
import { moderationRoutes } from "./stock/moderation/moderation.route.ts";
import { keepFilesSwept } from "./platform/files/sweep-files.ts";
import { operationRoutes } from "./platform/operations/operations.route.ts";
import { ownListingsRoutes } from "./stock/own-listings/own-listings.route.ts";
import { ownListingChangeRoutes } from "./partners/api/own-listing-changes.route.ts";
import { listCursorsWith } from "./partners/api/list-cursor.ts";
import { partnerStockRoutes } from "./partners/api/partner-stock.route.ts";
import { writeListingRoutes } from "./partners/api/write-listings.route.ts";
import { accessRoutes } from "./partners/keys/access.route.ts";
import { partnerRequestData } from "./partners/keys/request-data.ts";
import { partnerRoutes } from "./partners/keys/partners.route.ts";
import { keepPhotos } from "./stock/photos/keep-photos.ts";
import { refreshPriceMarks } from "./stock/price-marks/refresh-price-marks.ts";
import { placeListings } from "./stock/placing/place-listings.ts";
import { pictureRoutes } from "./stock/photos/pictures.route.ts";
import { createListingSearch, PLACE_NAMES } from "./seekers/search/listing-search.ts";
import { guidePageRoutes } from "./seekers/guide/guide-page.route.ts";
import { createMarket } from "./seekers/market/create-market.ts";
import { marketRoutes } from "./seekers/market/market.route.ts";
import { searchRoutes } from "./seekers/search/search.route.ts";
import { transcriptionRoutes } from "./seekers/transcription/transcription.route.ts";
import { transcriberAt } from "./seekers/transcription/transcriber.ts";
import { placeName } from "./seekers/understanding/place-name.ts";
import { placeRoutes } from "./seekers/understanding/places.route.ts";
import { understandRoutes } from "./seekers/understanding/understand.route.ts";
import { importRoutes } from "./partners/uploads/imports.route.ts";
import { inThisThread } from "./partners/uploads/threads/in-this-thread.ts";
import { UploadSlots } from "./platform/files/upload-slots.ts";
import { UPLOAD_PLACES } from "./partners/uploads/receiving/receive-file.ts";
import { findNeededFiles } from "./partners/uploads/store/upload-store.ts";
import { sendUploadRoutes } from "./partners/uploads/send-uploads.route.ts";
import { handleUploads, keepUploadsSwept } from "./partners/uploads/upload-jobs.ts";
import type { UploadDeps } from "./partners/uploads/upload-deps.ts";
import { uploadThreads } from "./partners/uploads/threads/upload-threads.ts";
import { uploadRoutes } from "./partners/uploads/uploads.route.ts";
import { usageRoutes } from "./partners/usage/usage.route.ts";
import { handleOutbox } from "./platform/outbox/deliver-due.ts";
import { webhookChannel } from "./partners/webhooks/webhook-channel.ts";
import { sealedSecrets } from "./platform/secrets/sealed-secrets.ts";
import type { WebhookDeps } from "./partners/webhooks/webhook-deps.ts";
import { webhookRoutes } from "./partners/webhooks/webhooks.route.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Of an account or a network. An office or a mobile network may share one address. */
const SUPPORT_MESSAGES_AN_HOUR = 10;
/** Wrong codes of one account: whoever knows its password hits a right one in a day with 0.2 % at most. */
const CODES_AN_HOUR = 20;
/** Of an account: one a minute, and each may be as long. */
const RECORDINGS_AN_HOUR = 60;

/** Where the product stands for what is written apart from a request. */
const originOf = ({ publicUrl, port }: Config): string =>
  publicUrl ?? `http://localhost:${String(port)}`;
/** Marks chats that leave, so that they are known again when they come back. */
const chatSeal = (secret: string): KeyedHash => keyedHash(secret, "chat-export");

/** Registers the routes of a slice, the jobs it runs, and what it closes. */
type Slice = (api: FastifyInstance, context: AppContext) => void;

const operations: Slice = (api, { deps, options, accounts, metrics }) =>
  operationRoutes(api, {
    ...deps,
    isPrepared: options.isPrepared ?? (() => true),
    awaitsAdmin: () => awaitsAdmin(accounts),
    metrics,
  });

/** What is kept of an account, slice by slice: its download and its end go through all of it. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  accountData,
  twoFactorData,
  passkeyData,
  openIdData,
  chatData,
  modelData,
  attachmentData,
  enquiryData,
  supportData,
  reportData,
  partnerRequestData,
];

const accounts: Slice = (api, { deps, accounts: accountDeps, jobs, outbound }) => {
  const { pool, db } = deps.database;
  const seal = chatSeal(deps.secret);
  accountRoutes(api, accountDeps, PERSONAL_DATA, {
    pool,
    jobs,
    files: [
      chatFiles({ ...deps, db, pool, seal, origin: originOf(deps.config) }),
      accountFiles(pool),
      attachedFiles({ db, pool }),
    ],
  });
  accountListRoute(api, accountDeps);
  handleResets(jobs, accountDeps);
  const { secret, random, config, database, clock } = deps;
  const secrets = [secret, ...config.oldSecretKeys] as const;
  twoFactorRoutes(api, {
    ...accountDeps,
    secrets: sealedSecrets(secrets, "two-factor-secrets", (size) => random.bytes(size)),
    recoveryHashes: [
      keyedHash(secret, "recovery-code"),
      ...config.oldSecretKeys.map((old) => keyedHash(old, "recovery-code")),
    ],
    codesAnHour: sharedLimit(sharedLimitDeps(deps), { most: CODES_AN_HOUR, windowMs: HOUR_MS }),
  });
  passkeyRoutes(api, accountDeps);
  portraitRoutes(api, { ...accountDeps, pool });
  const redirectUri = `${originOf(config)}/openid/callback`;
  openIdRoutes(api, {
    ...accountDeps,
    log: deps.log,
    providers: new Map(
      config.openIdProviders.map((provider) => [
        provider.id,
        { provider, client: openIdClient(provider, { redirectUri, clock, ...outbound }) },
      ]),
    ),
  });
  jobs.scheduleEvery("traffic-data", {
    everyMs: HOUR_MS,
    run: () => expireTraffic(db, { now: clock.now(), days: config.trafficLogDays }),
  });
  jobs.scheduleEvery("attempts", {
    everyMs: MINUTE_MS,
    run: async () => {
      await sweepAttempts(database.pool, clock.now());
      await sweepChallenges(database.db, clock.now());
      await sweepPasskeyChallenges(database.db, clock.now());
      await sweepAttemptsElsewhere(database.db, clock.now());
    },
  });
};

const mail: Slice = (api, { deps, jobs }) => {
  const { db } = deps.database;
  mailRoutes(api, { ...deps, db });
  const close = handleMail(jobs, { ...deps, db });
  api.addHook("onClose", (_app, done) => {
    close();
    done();
  });
};

const partners: Slice = (api, context) => {
  partnerRoutes(api, context.partners);
  accessRoutes(api, context.partners);
  auditRoutes(api, context.partners);
};

const usage: Slice = (api, { deps, requestLog, quota }) =>
  usageRoutes(api, {
    pool: deps.database.pool,
    clock: deps.clock,
    flush: () => requestLog.flush(),
    remainingOf: async (keyId, limit) => {
      const { used } = await quota.look({ keyId, limit });
      return Math.max(0, limit - used);
    },
  });

const partnerListings: Slice = (api, { deps, writeStock }) => {
  const { clock, secret } = deps;
  const { pool } = deps.database;
  writeListingRoutes(api, { clock, writeStock });
  partnerStockRoutes(api, { pool, clock, writeStock, cursors: listCursorsWith(secret) });
};

/** The one store of files, from which what nobody needs is swept. */
const files: Slice = (_api, { deps, jobs }) =>
  keepFilesSwept(jobs, { ...deps, pool: deps.database.pool, needed: [findNeededFiles] });

/** Files of homes, from the dialog and with a key: received here, run as jobs. */
const uploads: Slice = (api, { deps, options, jobs }) => {
  const { clock, log } = deps;
  const { pool, db } = deps.database;
  const databaseUrl = (): string => pool.options.connectionString ?? "";
  const { uploadWorker: entry } = options;
  const threads = entry && uploadThreads({ entry, databaseUrl, log });
  if (threads) api.addHook("onClose", () => threads.close());
  const uploadDeps: UploadDeps = {
    ...deps,
    pool,
    db,
    jobs,
    places: new UploadSlots(UPLOAD_PLACES),
    ...(threads ?? inThisThread(pool, clock)),
  };
  handleUploads(uploadDeps);
  keepUploadsSwept(uploadDeps);
  sendUploadRoutes(api, uploadDeps);
  uploadRoutes(api, uploadDeps);
  importRoutes(api, uploadDeps);
};

/** Files that people attach to messages: received here, read in threads of their own. */
const attachments: Slice = (api, { deps, options, jobs }) => {
  const { log } = deps;
  const { attachmentWorker: entry } = options;
  const threads = entry && readingThreads({ entry, log });
  if (threads) api.addHook("onClose", () => threads.close());
  const attachmentDeps: AttachmentDeps = {
    ...deps,
    ...deps.database,
    jobs,
    places: new UploadSlots({ perOwner: 4, inAll: 32 }),
    uploads: sharedLimit(sharedLimitDeps(deps), {
      most: ATTACHMENT_LIMITS.uploadsAnHour,
      windowMs: HOUR_MS,
    }),
    readFile: threads?.read ?? readDocument,
  };
  handleAttachments(attachmentDeps);
  attachmentRoutes(api, attachmentDeps);
};

const photos: Slice = (api, { deps, jobs, outbound }) => {
  keepPhotos(jobs, { ...deps, ...outbound, pool: deps.database.pool });
  pictureRoutes(api, deps.database);
};

/** Thailand has one time zone and no summer time. */
const BANGKOK_AHEAD_MS = 7 * HOUR_MS;
const dayInBangkok = (moment: Date): string =>
  new Date(moment.getTime() + BANGKOK_AHEAD_MS).toISOString().slice(0, 10);

/** Understanding, search and chats: the assistant's tools are the same that the routes use. */
const homesAndChats: Slice = (api, { deps, jobs, isOnlyInstance, page, metrics }) => {
  const { clock, random, log, config } = deps;
  const { pool, db } = deps.database;
  const reportFault = (error: unknown): void =>
    log.error({ err: error }, "the search could not be answered");
  const search = createListingSearch(pool, reportFault);
  const market = createMarket({ pool, search, clock, reportFault });
  const listings = listingStore(pool);
  understandRoutes(api, { understand, clock });
  placeRoutes(api, { clock });
  searchRoutes(api, { search, understand });
  marketRoutes(api, { market });
  listingRoutes(api, { search, listings });
  alsoOfferedRoute(api, pool);
  propertyPageRoute(api, { listings, page });
  guidePageRoutes(api, { page });
  feedbackRoutes(api, { db, clock });
  const { models, answerPaceMs: paceMs } = config;
  const seal = chatSeal(deps.secret);
  const { enforcesDailyLimits } = models;
  transferRoutes(api, { db, pool, clock, jobs, seal, enforcesDailyLimits });
  const health = new ModelHealth(() => clock.now().getTime());
  const modelDeps = { db, clock, log, config: models, health };
  modelRoutes(api, modelDeps);
  const misread = { db, clock, log, understand, hash: keyedHash(deps.secret, "misread-words") };
  misreadRoutes(api, misread);
  jobs.scheduleEvery("misread-words", {
    everyMs: HOUR_MS,
    run: () => expireMisread(db, clock.now()),
  });
  const { sweepChats } = chatRoutes(api, {
    db,
    clock,
    random,
    log,
    assistant: {
      understand,
      searchListings: (request) => search.search(request),
      countListings: (query, upTo) => search.count(query, upTo),
      relaxSearch: (request) => search.relax({ ...request, upTo: CHOICE_COUNTED_TO }),
      getListing: (id, language) => search.getForAssistant(id, language),
      distanceTo: (request) => search.distanceTo(request),
      marketInsight: market,
      today: () => dayInBangkok(clock.now()),
      placeName,
      placesWithin,
      placesBeside: (name, refs) =>
        placesBeside(name, refs, 3).map(({ id, kind, name: beside }) => ({
          id,
          kind,
          name: beside,
        })),
    },
    respondWith: modelRuns({
      ...modelDeps,
      tallies: modelTallies(metrics),
      readPicture: readModelPicture({ db, pool }),
    }),
    onAnswered: (answered) => recordMisread(misread, answered),
    isOnlyInstance,
    paceMs,
  });
  jobs.scheduleEvery("deleted-chats", { everyMs: MINUTE_MS, run: sweepChats });
};

const duplicates: Slice = (_api, { deps, jobs }) =>
  jobs.scheduleEvery("duplicates", {
    everyMs: MINUTE_MS,
    run: (signal) => groupDuplicates(deps.database.pool, signal),
  });

const priceMarks: Slice = (_api, { deps, jobs }) =>
  jobs.scheduleEvery("price-marks", {
    everyMs: MINUTE_MS,
    run: (signal) => refreshPriceMarks({ pool: deps.database.pool, clock: deps.clock }, signal),
  });

const enquiries: Slice = (api, { deps, accounts: { post } }) =>
  enquiryRoutes(api, { ...deps, ...deps.database, post });

const support: Slice = (api, { deps, accounts: { post }, jobs }) => {
  const { db } = deps.database;
  const messages = sharedLimit(sharedLimitDeps(deps), {
    most: SUPPORT_MESSAGES_AN_HOUR,
    windowMs: HOUR_MS,
  });
  supportRoutes(api, { ...deps, db, post, messages });
  keepSupportSwept(jobs, { ...deps, db });
};

const transcription: Slice = (api, { deps }) => {
  const service = deps.config.transcription;
  transcriptionRoutes(api, {
    log: deps.log,
    transcribe: service && transcriberAt(service),
    recordings: sharedLimit(sharedLimitDeps(deps), {
      most: RECORDINGS_AN_HOUR,
      windowMs: HOUR_MS,
    }),
  });
};

const reports: Slice = (api, { deps }) => {
  const perHour = (most: number) => sharedLimit(sharedLimitDeps(deps), { most, windowMs: HOUR_MS });
  reportRoutes(api, {
    ...deps,
    ...deps.database,
    hashNetwork: keyedHash(deps.secret, "network"),
    reports: { ofAccounts: perHour(20), ofGuests: perHour(5) },
  });
};

/** Partners' homes as their own people and the admins look after them. */
const stock: Slice = (api, { deps, accounts: { post }, jobs, writeStock }) => {
  const { pool } = deps.database;
  const address = `${originOf(deps.config)}/my-listings`;
  const sweep = { pool, clock: deps.clock, writeStock, post, address };
  jobs.scheduleEvery("stale-listings", {
    everyMs: HOUR_MS,
    run: (signal) => sweepStale(sweep, signal),
  });
  jobs.scheduleEvery("place-listings", {
    everyMs: HOUR_MS,
    run: (signal) => placeListings(sweep, signal),
  });
  jobs.scheduleEvery("listing-views", {
    everyMs: HOUR_MS,
    run: () => foldViews(pool, deps.clock.now()),
  });
  const stockDeps = { ...deps, ...deps.database, writeStock, names: PLACE_NAMES };
  ownListingsRoutes(api, stockDeps);
  viewRoutes(api, stockDeps);
  ownListingChangeRoutes(api, stockDeps);
  moderationRoutes(api, stockDeps);
};

const webhooks: Slice = (api, { deps, jobs, outbound }) => {
  const { database, clock, random, log, config, secret } = deps;
  const webhookDeps: WebhookDeps = {
    pool: database.pool,
    clock,
    random,
    log,
    jobs,
    guardedFetch: outbound.guardedFetch,
    secrets: sealedSecrets([secret, ...config.oldSecretKeys], "webhook-secrets", (size) =>
      random.bytes(size),
    ),
    openHosts: config.outboundAllow,
  };
  handleOutbox(jobs, webhookDeps, [webhookChannel(webhookDeps)]);
  webhookRoutes(api, { ...webhookDeps, db: database.db });
};

/** Everything the server does, slice by slice. Which slice may know which, the wings say. */
export const SLICES: readonly Slice[] = [
  operations,
  accounts,
  mail,
  partners,
  usage,
  partnerListings,
  files,
  uploads,
  attachments,
  photos,
  homesAndChats,
  duplicates,
  priceMarks,
  enquiries,
  support,
  transcription,
  reports,
  stock,
  webhooks,
];
