import { generateKeyPairSync } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { KNOWN_VARIABLES, parseConfig, type Config } from "./config.ts";

const parse = (env: Record<string, string>) => parseConfig(env, { isTerminal: false });
const configOf = (env: Record<string, string>): Config => {
  const result = parse(env);
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};
const wrongVariables = (env: Record<string, string>) => {
  const result = parse(env);
  return result.ok ? [] : result.failure.map(({ variable }) => variable);
};
const root = fileURLToPath(new URL("../../../../../", import.meta.url));

describe("the configuration", () => {
  it("needs nothing to be set", () => {
    expect(configOf({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      isLoopback: true,
      dataDir: undefined,
      databaseUrl: undefined,
      loadsSampleHomes: true,
      hasServiceWorker: true,
      trustProxy: 0,
      logLevel: "info",
    });
  });

  it("names everything that is wrong at once", () => {
    expect(
      wrongVariables({
        PORT: "70000",
        DATABASE_URL: "mysql://x",
        SAMPLE_DATA: "yes",
        SERVICE_WORKER: "kill",
        TRUST_PROXY: "everybody",
        PUBLIC_URL: "homes.example",
        CORS_ORIGINS: "https://agency.example, agency.example",
        ADMIN_EMAIL: "me",
        SUPPORT_EMAIL: "a b@c",
        LIVE_CHAT_URL: "javascript:alert(1)",
        TRANSCRIPTION_URL: "speech.example",
        RENTBASE_APP_STORE_URL: "http://store.example/rentbase",
        LOG_LEVEL: "loud",
        OUTBOUND_ALLOW: "localhost",
        ANSWER_PACE_MS: "slow",
      }),
    ).toEqual([
      "DATABASE_URL",
      "SECRET_KEY",
      "PORT",
      "SAMPLE_DATA",
      "SERVICE_WORKER",
      "TRUST_PROXY",
      "PUBLIC_URL",
      "CORS_ORIGINS",
      "ADMIN_EMAIL",
      "SUPPORT_EMAIL",
      "LIVE_CHAT_URL",
      "TRANSCRIPTION_URL",
      "RENTBASE_APP_STORE_URL",
      "LOG_LEVEL",
      "OUTBOUND_ALLOW",
      "ANSWER_PACE_MS",
    ]);
  });

  it("lets our own requests reach private hosts that are named, and none by default", () => {
    expect(configOf({}).outboundAllow).toEqual([]);
    const { outboundAllow } = configOf({ OUTBOUND_ALLOW: "LocalHost:4010, [::1]:80,127.1:8080" });
    expect(outboundAllow).toEqual(["localhost:4010", "::1:80", "127.0.0.1:8080"]);
  });

  it("takes a transcription service with its model, and refuses one without the other", () => {
    const url = "https://speech.example/v1/audio/transcriptions";
    const half = { TRANSCRIPTION_URL: url };
    expect(wrongVariables(half)).toEqual(["TRANSCRIPTION_MODEL"]);
    expect(wrongVariables({ TRANSCRIPTION_KEY: "k" })).toEqual(["TRANSCRIPTION_URL"]);
    expect(configOf({ ...half, TRANSCRIPTION_MODEL: "whisper-1" }).transcription).toEqual({
      url,
      key: undefined,
      model: "whisper-1",
    });
    expect(configOf({}).transcription).toBeUndefined();
  });

  it.each(["localhost", "*:80", "localhost:99999", "http://localhost:80", "a b:80", "[::1:80"])(
    "opens nothing for %s",
    (OUTBOUND_ALLOW) => {
      expect(wrongVariables({ OUTBOUND_ALLOW })).toEqual(["OUTBOUND_ALLOW"]);
    },
  );

  it.each(["-1", "3000.5", "0x10", "1e3", "three"])("refuses the port %s", (PORT) => {
    expect(wrongVariables({ PORT })).toEqual(["PORT"]);
  });

  it("wants a long secret with a database of one's own", () => {
    const DATABASE_URL = "postgresql://u:p@db:5432/x";
    expect(wrongVariables({ DATABASE_URL })).toEqual(["SECRET_KEY"]);
    expect(wrongVariables({ DATABASE_URL, SECRET_KEY: "short" })).toEqual(["SECRET_KEY"]);
    expect(wrongVariables({ DATABASE_URL, SECRET_KEY: "x".repeat(32) })).toEqual([]);
  });

  it("puts sample homes only into the embedded database unless asked", () => {
    const own = { DATABASE_URL: "postgres://db/x", SECRET_KEY: "x".repeat(32) };
    expect(configOf(own).loadsSampleHomes).toBe(false);
    expect(configOf({ ...own, SAMPLE_DATA: "on" }).loadsSampleHomes).toBe(true);
    expect(configOf({ SAMPLE_DATA: "off" }).loadsSampleHomes).toBe(false);
  });

  it.each([
    ["localhost", true],
    ["127.0.0.1", true],
    ["127.1.2.3", true],
    ["::1", true],
    ["0.0.0.0", false],
    ["::", false],
    ["192.168.1.4", false],
    ["127.0.0.1.example.com", false],
  ])("knows whether %s is this machine only: %s", (HOST, isLoopback) => {
    expect(configOf({ HOST }).isLoopback).toBe(isLoopback);
  });

  it("reads trusted proxies as hops or addresses", () => {
    expect(configOf({ TRUST_PROXY: "off" }).trustProxy).toBe(0);
    expect(configOf({ TRUST_PROXY: "2" }).trustProxy).toBe(2);
    expect(configOf({ TRUST_PROXY: "10.0.0.0/8, ::1" }).trustProxy).toEqual(["10.0.0.0/8", "::1"]);
    expect(wrongVariables({ TRUST_PROXY: "10.0.0.0/64" })).toEqual(["TRUST_PROXY"]);
  });

  it("reads the address under which people reach us as an origin", () => {
    expect(configOf({}).publicUrl).toBeUndefined();
    expect(configOf({ PUBLIC_URL: "https://Homes.example:443/" }).publicUrl).toBe(
      "https://homes.example",
    );
    for (const PUBLIC_URL of ["ftp://x", "https://x/app", "https://x?y", "https://u:p@x"])
      expect(wrongVariables({ PUBLIC_URL })).toEqual(["PUBLIC_URL"]);
  });

  it("reads the keys with which GitHub signs its reports, by their names", () => {
    const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const encoded = publicKey.export({ format: "der", type: "spki" }).toString("base64");
    const { githubScanningKeys } = configOf({
      GITHUB_SCANNING_KEYS: `bcb53661c06b4728:${encoded}, 0123456789abcdef:${encoded}`,
    });
    expect([...githubScanningKeys.keys()]).toEqual(["bcb53661c06b4728", "0123456789abcdef"]);
    expect(githubScanningKeys.get("bcb53661c06b4728")?.equals(publicKey)).toBe(true);
    expect(configOf({}).githubScanningKeys.size).toBe(0);
    for (const wrong of ["x", `:${encoded}`, "bcb53661c06b4728:", "bcb53661c06b4728:AAAA"])
      expect(wrongVariables({ GITHUB_SCANNING_KEYS: wrong })).toEqual(["GITHUB_SCANNING_KEYS"]);
  });

  it("knows providers of sign-ins that are set up whole, and none that is not", () => {
    const PUBLIC_URL = "https://homes.example";
    const google = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" };
    expect(configOf({}).openIdProviders).toEqual([]);
    const { openIdProviders } = configOf({
      PUBLIC_URL,
      ...google,
      LINE_CLIENT_ID: "1",
      LINE_CLIENT_SECRET: "s",
      OPENID_ISSUER: "https://login.example/realm",
      OPENID_CLIENT_ID: "id",
      OPENID_CLIENT_SECRET: "secret",
    });
    expect(openIdProviders.map(({ id, name, signsWith }) => [id, name, signsWith])).toEqual([
      ["google", "Google", undefined],
      ["line", "LINE", "HS256"],
      ["openid", "login.example", undefined],
    ]);
    expect(openIdProviders.map(({ scope }) => scope)).toEqual([
      undefined,
      "openid profile",
      undefined,
    ]);
    expect(wrongVariables(google)).toEqual(["PUBLIC_URL"]);
    expect(wrongVariables({ PUBLIC_URL, GOOGLE_CLIENT_ID: "id" })).toEqual([
      "GOOGLE_CLIENT_SECRET",
    ]);
    expect(wrongVariables({ PUBLIC_URL, LINE_CLIENT_SECRET: "s" })).toEqual(["LINE_CLIENT_ID"]);
    expect(wrongVariables({ PUBLIC_URL, OPENID_ISSUER: "login" })).toEqual(["OPENID_ISSUER"]);
    expect(
      wrongVariables({ PUBLIC_URL, OPENID_CLIENT_ID: "id", OPENID_CLIENT_SECRET: "secret" }),
    ).toEqual(["OPENID_ISSUER"]);
  });

  it("logs no line for every request at a terminal", () => {
    const level = (isTerminal: boolean, env = {}) => {
      const result = parseConfig(env, { isTerminal });
      return result.ok && result.value.logLevel;
    };
    expect(level(true)).toBe("warn");
    expect(level(false)).toBe("info");
    expect(level(true, { LOG_LEVEL: "debug" })).toBe("debug");
  });

  it("is described whole in .env.example, which itself is valid", () => {
    const example = parseEnv(readFileSync(`${root}.env.example`, "utf8")) as Record<string, string>;
    expect(Object.keys(example).sort()).toEqual([...KNOWN_VARIABLES].sort());
    expect(wrongVariables(example)).toEqual([]);
  });
});
