import type { ClientConfig } from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import { createPublicKey, type KeyObject } from "node:crypto";
import { isIP } from "node:net";
import { MODEL_VARIABLES, modelsConfigOf, type ModelsConfig } from "./models-config.ts";
import { OPENID_VARIABLES, type OpenIdProvider, openIdProvidersOf } from "./openid-providers.ts";
import { hostAndPort } from "../outbound/outbound-url.ts";

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Whether only this machine can reach us: then its first account is the admin. */
  readonly isLoopback: boolean;
  /** Absent: a folder the supervisor chooses. */
  readonly dataDir: string | undefined;
  /** Absent: the embedded database in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Keys every stored hash of a token; absent: made once in the data folder. */
  readonly secretKey: string | undefined;
  /** Secrets of before: API keys hashed with them still hold, and are hashed anew when used. */
  readonly oldSecretKeys: readonly string[];
  /** Public keys, by their names, with which GitHub signs its reports of leaked keys. */
  readonly githubScanningKeys: ReadonlyMap<string, KeyObject>;
  readonly loadsSampleHomes: boolean;
  /** Off: the worker that holds the site's files ends on every device. */
  readonly hasServiceWorker: boolean;
  /** How many proxies stand before us, or their addresses and ranges. */
  readonly trustProxy: number | readonly string[];
  /** The origin under which people reach us ("https://homes.example"); absent: the host they ask. */
  readonly publicUrl: string | undefined;
  /** Whose pages may call the partner API from a browser: origins, or "*" for any; empty: nobody's. */
  readonly corsOrigins: readonly string[];
  readonly adminEmail: string | undefined;
  readonly supportEmail: string | undefined;
  /** Where people chat with support; absent: support is reached by the form. */
  readonly liveChatUrl: string | undefined;
  /** The server that takes our mail; absent: mails are kept for an admin to read. */
  readonly smtpUrl: string | undefined;
  /** Whom mails come from: an address, or "Name <address>". */
  readonly mailFrom: string;
  /** Signs what is told of mails that came back; absent: nothing is told. */
  readonly mailBounceSecret: string | undefined;
  /** With whom people may sign in beside a password. */
  readonly openIdProviders: readonly OpenIdProvider[];
  /** Turns speech into text where a browser can't; absent: it is not offered. */
  readonly transcription: TranscriptionService | undefined;
  /** The language models that may answer beside the built-in assistant. */
  readonly models: ModelsConfig;
  /** Where the sibling products' apps are; null: not in that store yet. */
  readonly stores: ClientConfig["stores"];
  readonly logLevel: LogLevel;
  /** Lets a machine elsewhere read /metrics. */
  readonly metricsToken: string | undefined;
  /** `host:port` pairs that pictures and webhooks may be at although they are not on the public internet. */
  readonly outboundAllow: readonly string[];
  /** Slows answers to a word each so many milliseconds: for proofs that need a reply to last. */
  readonly answerPaceMs: number;
  /** Days that requests of keys, ended sessions and the networks in the audit log are kept. */
  readonly trafficLogDays: number;
  /** Failed sign-ins, and sign-ups, an address or account gets in a minute. */
  readonly attemptsPerMinute: number;
  /** Writes that an account may send at once before its pace holds. */
  readonly writesAtOnce: number;
}

/** An audio endpoint that is spoken to as OpenAI's. */
export interface TranscriptionService {
  readonly url: string;
  /** A service in one's own network may need none. */
  readonly key: string | undefined;
  readonly model: string;
}

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

export interface ConfigIssue {
  readonly variable: string;
  readonly message: string;
}

/** Every variable we read, with the line that explains it in `.env.example`. */
export const KNOWN_VARIABLES = [
  "PORT",
  "HOST",
  "DATA_DIR",
  "DATABASE_URL",
  "SECRET_KEY",
  "OLD_SECRET_KEYS",
  "GITHUB_SCANNING_KEYS",
  "SAMPLE_DATA",
  "SERVICE_WORKER",
  "TRUST_PROXY",
  "PUBLIC_URL",
  "CORS_ORIGINS",
  "ADMIN_EMAIL",
  "SUPPORT_EMAIL",
  "LIVE_CHAT_URL",
  "SMTP_URL",
  "MAIL_FROM",
  "MAIL_BOUNCE_SECRET",
  ...OPENID_VARIABLES,
  "TRANSCRIPTION_URL",
  "TRANSCRIPTION_KEY",
  "TRANSCRIPTION_MODEL",
  ...MODEL_VARIABLES,
  "MATCHELOR_APP_STORE_URL",
  "MATCHELOR_GOOGLE_PLAY_URL",
  "RENTBASE_APP_STORE_URL",
  "RENTBASE_GOOGLE_PLAY_URL",
  "LOG_LEVEL",
  "METRICS_TOKEN",
  "OUTBOUND_ALLOW",
  "ANSWER_PACE_MS",
  "TRAFFIC_LOG_DAYS",
] as const;
type ConfigVariable = (typeof KNOWN_VARIABLES)[number];

const SECRET_MIN = 32;
const ATTEMPTS_PER_MINUTE = 20;
/** A person who clears up quickly, in several windows. */
const WRITES_AT_ONCE = 60;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i;
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/**
 * The configuration, or every issue at once. An empty string counts as absent.
 * @param around a person at a terminal is spared a line for every request
 */
export const parseConfig = (
  env: Readonly<Record<string, string | undefined>>,
  around: { readonly isTerminal: boolean },
): Result<Config, readonly ConfigIssue[]> => {
  const issues: ConfigIssue[] = [];
  const wrong = (variable: ConfigVariable, message: string): undefined => {
    issues.push({ variable, message });
    return undefined;
  };
  const read = (variable: ConfigVariable): string | undefined => env[variable]?.trim() || undefined;

  const host = read("HOST") ?? "127.0.0.1";
  const databaseUrl = read("DATABASE_URL");
  const secretKey = read("SECRET_KEY");
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\/./.test(databaseUrl))
    wrong("DATABASE_URL", "must look like postgresql://user:password@host:5432/name");
  if (databaseUrl !== undefined && secretKey === undefined)
    wrong("SECRET_KEY", "is required with DATABASE_URL; make one with: openssl rand -base64 32");
  if (secretKey !== undefined && secretKey.length < SECRET_MIN)
    wrong("SECRET_KEY", `must have at least ${String(SECRET_MIN)} characters`);

  const config: Config = {
    port: portOf(read("PORT"), wrong),
    host,
    isLoopback: LOOPBACK.test(host),
    dataDir: read("DATA_DIR"),
    databaseUrl,
    secretKey,
    oldSecretKeys: listOf(read("OLD_SECRET_KEYS")),
    githubScanningKeys: scanningKeysOf(read("GITHUB_SCANNING_KEYS"), wrong),
    loadsSampleHomes: switchOf(
      "SAMPLE_DATA",
      read("SAMPLE_DATA"),
      // Sample homes belong into the embedded database unless someone asks otherwise.
      databaseUrl === undefined,
      wrong,
    ),
    hasServiceWorker: switchOf("SERVICE_WORKER", read("SERVICE_WORKER"), true, wrong),
    trustProxy: proxiesOf(read("TRUST_PROXY"), wrong),
    publicUrl: originOf("PUBLIC_URL", read("PUBLIC_URL"), wrong),
    corsOrigins: listOf(read("CORS_ORIGINS")).flatMap((each) =>
      each === "*" ? [each] : (originOf("CORS_ORIGINS", each, wrong) ?? []),
    ),
    adminEmail: emailOf("ADMIN_EMAIL", read("ADMIN_EMAIL"), wrong),
    supportEmail: emailOf("SUPPORT_EMAIL", read("SUPPORT_EMAIL"), wrong),
    liveChatUrl: secureUrlOf("LIVE_CHAT_URL", read("LIVE_CHAT_URL"), wrong),
    smtpUrl: smtpOf(read("SMTP_URL"), read, wrong),
    mailFrom: senderOf(read("MAIL_FROM"), wrong),
    mailBounceSecret: bounceSecretOf(read("MAIL_BOUNCE_SECRET"), wrong),
    openIdProviders: openIdProvidersOf(read, wrong),
    transcription: transcriptionOf(read, wrong),
    models: modelsConfigOf(read, wrong),
    stores: {
      matchelor: appStoresOf("MATCHELOR", read, wrong),
      rentbase: appStoresOf("RENTBASE", read, wrong),
    },
    logLevel: logLevelOf(read("LOG_LEVEL") ?? (around.isTerminal ? "warn" : "info"), wrong),
    metricsToken: read("METRICS_TOKEN"),
    outboundAllow: openHostsOf(read("OUTBOUND_ALLOW"), wrong),
    answerPaceMs: paceOf(read("ANSWER_PACE_MS"), wrong),
    trafficLogDays: trafficDaysOf(read("TRAFFIC_LOG_DAYS"), wrong),
    attemptsPerMinute: ATTEMPTS_PER_MINUTE,
    writesAtOnce: WRITES_AT_ONCE,
  };
  return issues.length === 0 ? ok(config) : fail(issues);
};

const listOf = (text: string | undefined): readonly string[] =>
  (text ?? "")
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);

const scanningKeysOf = (
  text: string | undefined,
  wrong: ReportInvalidSetting,
): ReadonlyMap<string, KeyObject> => {
  const keys = new Map<string, KeyObject>();
  for (const each of listOf(text)) {
    const [, name = "", encoded = ""] = /^([\da-f]{8,128}):([\w+/=]+)$/i.exec(each) ?? [];
    try {
      const key = Buffer.from(encoded, "base64");
      keys.set(name, createPublicKey({ key, format: "der", type: "spki" }));
    } catch {
      wrong("GITHUB_SCANNING_KEYS", "must be identifier:key pairs, each key in base64 (DER, SPKI)");
    }
  }
  return keys;
};

type ReportInvalidSetting = (variable: ConfigVariable, message: string) => undefined;

const portOf = (text: string | undefined, wrong: ReportInvalidSetting): number => {
  if (text === undefined) return 3000;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  wrong("PORT", "must be a whole number from 0 to 65535");
  return 0;
};

const paceOf = (text: string | undefined, wrong: ReportInvalidSetting): number => {
  if (text === undefined) return 0;
  if (/^\d{1,4}$/.test(text)) return Number(text);
  wrong("ANSWER_PACE_MS", "must be a whole number from 0 to 9999");
  return 0;
};

/** Usage is asked for 30 days back; the Computer Crime Act asks for 90 days, and for two years at most. */
const TRAFFIC_DAYS = { least: 30, usual: 90, most: 730 } as const;
const trafficDaysOf = (text: string | undefined, wrong: ReportInvalidSetting): number => {
  const { least, usual, most } = TRAFFIC_DAYS;
  if (text === undefined) return usual;
  const days = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (days >= least && days <= most) return days;
  wrong("TRAFFIC_LOG_DAYS", `must be a whole number from ${String(least)} to ${String(most)}`);
  return usual;
};

const switchOf = (
  variable: ConfigVariable,
  text: string | undefined,
  otherwise: boolean,
  wrong: ReportInvalidSetting,
): boolean => {
  if (text === undefined) return otherwise;
  if (text !== "on" && text !== "off") wrong(variable, "must be on or off");
  return text === "on";
};

const proxiesOf = (
  text: string | undefined,
  wrong: ReportInvalidSetting,
): number | readonly string[] => {
  if (text === undefined || text === "off") return 0;
  if (/^\d$/.test(text)) return Number(text);
  const ranges = text.split(",").map((each) => each.trim());
  if (ranges.every(isRange)) return ranges;
  wrong("TRUST_PROXY", "must be off, how many proxies stand before us, or their addresses");
  return 0;
};

/** Scheme, host and port, as browsers write them in the header Origin. */
const originOf = (
  variable: ConfigVariable,
  text: string | undefined,
  wrong: ReportInvalidSetting,
) => {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  return wrong(variable, "must look like https://homes.example, without a path");
};

/** As a URL writes them, so that they can be compared with one. */
const openHostsOf = (text: string | undefined, wrong: ReportInvalidSetting): readonly string[] =>
  listOf(text).map((each) => {
    const [, host = "", port = ""] = /^([\w.-]+|\[[\da-f:.]+\]):(\d{1,5})$/i.exec(each) ?? [];
    const address = `http://${host}`;
    if (host === "" || Number(port) > 65_535 || !URL.canParse(address))
      wrong("OUTBOUND_ALLOW", "must be host:port pairs parted by commas");
    else return hostAndPort(new URL(address).hostname, Number(port));
    return each;
  });

const isRange = (text: string): boolean => {
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
};

const emailOf = (variable: ConfigVariable, text: string | undefined, wrong: ReportInvalidSetting) =>
  text === undefined || EMAIL.test(text) ? text : wrong(variable, "must be an email address");

const smtpOf = (
  text: string | undefined,
  read: (variable: ConfigVariable) => string | undefined,
  wrong: ReportInvalidSetting,
) => {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === "")
    return wrong("SMTP_URL", "must look like smtp://user:password@mail.example:587");
  // The host that a request names may be anybody's: a link in a mail never begins with it.
  if (read("PUBLIC_URL") === undefined)
    wrong("PUBLIC_URL", "is required with SMTP_URL: the links in mails begin with it");
  if (read("MAIL_FROM") === undefined) wrong("MAIL_FROM", "is required with SMTP_URL");
  return text;
};

const transcriptionOf = (
  read: (variable: ConfigVariable) => string | undefined,
  wrong: ReportInvalidSetting,
): TranscriptionService | undefined => {
  const url = read("TRANSCRIPTION_URL");
  const key = read("TRANSCRIPTION_KEY");
  const model = read("TRANSCRIPTION_MODEL");
  if (url === undefined)
    return key === undefined && model === undefined
      ? undefined
      : wrong("TRANSCRIPTION_URL", "is required with TRANSCRIPTION_KEY and TRANSCRIPTION_MODEL");
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    return wrong(
      "TRANSCRIPTION_URL",
      "must look like https://speech.example/v1/audio/transcriptions",
    );
  if (model === undefined)
    return wrong(
      "TRANSCRIPTION_MODEL",
      "is required with TRANSCRIPTION_URL, for example whisper-1",
    );
  return { url, key, model };
};

const senderOf = (text: string | undefined, wrong: ReportInvalidSetting): string => {
  const none = "PropertyVR <no-reply@localhost>";
  if (text === undefined) return none;
  const address = /^[^<>\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text;
  if (EMAIL.test(address)) return text;
  wrong("MAIL_FROM", 'must be an email address, or "Name <address>"');
  return none;
};

const bounceSecretOf = (text: string | undefined, wrong: ReportInvalidSetting) =>
  text === undefined || text.length >= SECRET_MIN
    ? text
    : wrong("MAIL_BOUNCE_SECRET", `must have at least ${String(SECRET_MIN)} characters`);

const secureUrlOf = (
  variable: ConfigVariable,
  text: string | undefined,
  wrong: ReportInvalidSetting,
) =>
  text === undefined || (URL.canParse(text) && new URL(text).protocol === "https:")
    ? text
    : wrong(variable, "must begin with https://");

const appStoresOf = (
  product: "MATCHELOR" | "RENTBASE",
  read: (variable: ConfigVariable) => string | undefined,
  wrong: ReportInvalidSetting,
) => {
  const addressOf = (store: "APP_STORE" | "GOOGLE_PLAY"): string | null => {
    const variable = `${product}_${store}_URL` as const;
    return secureUrlOf(variable, read(variable), wrong) ?? null;
  };
  return { app_store: addressOf("APP_STORE"), google_play: addressOf("GOOGLE_PLAY") };
};

const logLevelOf = (text: string, wrong: ReportInvalidSetting): LogLevel => {
  const level = LOG_LEVELS.find((each) => each === text);
  if (level === undefined) wrong("LOG_LEVEL", `must be one of ${LOG_LEVELS.join(", ")}`);
  return level ?? "info";
};
