import { randomBytes, randomUUID } from "node:crypto";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  chooseDataDir,
  DataDirError,
  DataDirInUseError,
  DatabaseUrlError,
  explainConnectFault,
  migrate,
  MigrationError,
  MissingPostgresError,
  openDatabase,
  readOrCreateSecret,
} from "@propertyvr/database";
import { suggestPlaces } from "@propertyvr/gazetteer";
import { understand } from "@propertyvr/understanding";
import { pino } from "pino";
import { offerAdmin, offerLines, type AdminOffer } from "./accounts/admin-code.ts";
import { buildApp } from "./build-app.ts";
import { parseConfig, type Config } from "./platform/config/config.ts";
import type { AppDeps } from "./platform/config/deps.ts";
import { findCheckout, readEnv } from "./platform/config/read-env.ts";
import { accountDeps } from "./app-context.ts";
import { stopGracefully, stopOnSignal } from "./platform/operations/stop.ts";
import { checkSecret, SecretKeyError } from "./platform/secrets/check-secret.ts";
import { addressLine, ListenError, listenOn } from "./platform/operations/listen-on.ts";
import { LOG_SERIALIZERS } from "./platform/operations/loggable.ts";
import { logStream } from "./platform/operations/readable-log.ts";
import { UnreachableError, whenReachable } from "./platform/operations/when-reachable.ts";
import { loadSampleOnce } from "./stock/sample/load-sample.ts";
import { keepFirstLogDays, startKeepingLogDays } from "./partners/usage/keep-log-days.ts";

/** What may keep us from starting and says itself what to do; anything else is a fault. */
const FOR_PEOPLE = [
  ListenError,
  MigrationError,
  DataDirError,
  DataDirInUseError,
  MissingPostgresError,
  DatabaseUrlError,
  UnreachableError,
  SecretKeyError,
] as const;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const isBuilt = !import.meta.url.endsWith(".ts");
/** Stands beside this program where that is built. */
const UPLOAD_WORKER = isBuilt ? new URL("upload-worker.js", import.meta.url) : undefined;
const ATTACHMENT_WORKER = isBuilt ? new URL("attachment-worker.js", import.meta.url) : undefined;
/** Built with this program; without it the homes are drawn now. */
const SAMPLE_HOMES = isBuilt
  ? path.join(import.meta.dirname, "..", "sample", "homes.copy")
  : undefined;

const serve = async (config: Config, checkout: string): Promise<void> => {
  const log = pino(
    { level: config.logLevel, base: null, serializers: LOG_SERIALIZERS },
    logStream(process.stdout, pino.destination(1)),
  );
  const stopping = new AbortController();
  const opened: (() => Promise<void>)[] = [];
  const stop = stopOnSignal({
    log,
    close: async () => {
      stopping.abort();
      // The latest first: the database outlives whatever still writes to it.
      for (const close of opened.toReversed())
        await close().catch((error: unknown) => {
          log.error({ err: error }, "could not close");
        });
    },
  });
  try {
    const dataDir = config.dataDir ?? chooseDataDir(checkout, say);
    const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir, log: say });
    opened.push(() => database.close());
    const secret =
      config.secretKey === undefined
        ? readOrCreateSecret(dataDir)
        : { key: config.secretKey, isNew: false };
    const deps: AppDeps = {
      database,
      config,
      secret: secret.key,
      clock: { now: () => new Date() },
      random: { uuid: () => randomUUID(), bytes: (size) => randomBytes(size) },
      log,
    };
    let isPrepared = false;
    const app = buildApp(deps, {
      webFolder: path.join(checkout, "build", "web"),
      isPrepared: () => isPrepared,
      ...(UPLOAD_WORKER && { uploadWorker: UPLOAD_WORKER }),
      ...(ATTACHMENT_WORKER && { attachmentWorker: ATTACHMENT_WORKER }),
    });
    opened.push(() => stopGracefully(app));
    await listenOn(app, config);
    const offer = await whenReachable(() => prepare(deps, secret.isNew), {
      say,
      isStopping: stopping.signal,
      mend: database.isEmbedded
        ? `See ${path.join(dataDir, "postgres.log")}.`
        : "Start it, or correct DATABASE_URL, and start this again.",
    });
    isPrepared = true;
    app.jobs.start();
    opened.push(startKeepingLogDays({ ...deps, pool: database.pool }));
    for (const line of offerLines(offer)) say(line);
    say(addressLine(app, config));
    void warmUp();
  } catch (thrown) {
    if (stopping.signal.aborted) return;
    const { databaseUrl } = config;
    const error = (databaseUrl && explainConnectFault(thrown, databaseUrl)) ?? thrown;
    if (FOR_PEOPLE.some((kind) => error instanceof kind)) say((error as Error).message);
    else log.fatal({ err: error }, "could not start");
    await stop(1);
  }
};

/** Brings the database to where requests can be answered. */
const prepare = async (deps: AppDeps, isSecretNew: boolean): Promise<AdminOffer> => {
  const { database, config, clock } = deps;
  await migrate(database.pool);
  await checkSecret(database.pool, {
    current: deps.secret,
    earlier: config.oldSecretKeys,
    isNew: isSecretNew,
  });
  await keepFirstLogDays(database.pool, clock.now(), config);
  if (config.loadsSampleHomes) {
    const count = await loadSampleOnce(database.pool, clock.now(), { file: SAMPLE_HOMES });
    if (count > 0) say(`Loaded ${String(count)} sample homes, marked as samples everywhere.`);
  }
  return offerAdmin(accountDeps(deps));
};

/** Names, Thai words, typos, hurried spellings and typing: each has a map of its own. */
const FIRST_READINGS = [
  ...[
    "condo near BTS Asok",
    "คอนโดแถวอารีย์ 2 ห้องนอน ไม่เกินสองหมื่น",
    "towhouse with a swiming pool in Chiang Mai",
    "ทาวเฮาส ไกล้รถไฟฟ้า มีสะว่ายน้ำ",
  ].map((text) => () => void understand({ text })),
  () => void suggestPlaces("asok", "near", 1),
];
/** Whoever waited for the start is answered first. */
const WARM_UP_AFTER_MS = 1_000;
const WARM_UP_PAUSE_MS = 200;

/** The maps of understanding are built when they are first needed; here before somebody waits for them. */
const warmUp = async (): Promise<void> => {
  await sleep(WARM_UP_AFTER_MS, undefined, { ref: false });
  for (const read of FIRST_READINGS) {
    read();
    await sleep(WARM_UP_PAUSE_MS, undefined, { ref: false });
  }
};

const checkout = findCheckout(import.meta.dirname);
const config = parseConfig(readEnv(checkout), { isTerminal: process.stdout.isTTY });
if (config.ok) {
  await serve(config.value, checkout);
} else {
  say("The configuration cannot be used:");
  for (const { variable, message } of config.failure) say(`  ${variable} ${message}`);
  process.exitCode = 1;
}
