import type { Session, User } from "@propertyvr/contracts";
import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import type { FastifyInstance } from "fastify";
import { randomBytes, randomUUID } from "node:crypto";
import { pino } from "pino";
import { buildApp } from "../../../build-app.ts";
import type { AppOptions } from "../../../app-context.ts";
import { parseConfig, type Config } from "../../config/config.ts";
import type { AppDeps, DatabaseHandles } from "../../config/deps.ts";
import { LOG_SERIALIZERS } from "../../operations/loggable.ts";

export interface SignedUp {
  readonly user: User;
  readonly token: string;
  /** For `inject({ headers })`. */
  readonly headers: { readonly authorization: string };
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly deps: AppDeps;
  readonly database: TestDatabase;
  /** Starts at a fixed moment and moves only when told. */
  readonly clock: { now(): Date; forward(ms: number): void };
  /** What was logged, one object a line. */
  readonly logged: readonly Record<string, unknown>[];
  /** A new account with a session, through the interface. */
  signUp(over?: { name?: string; email?: string; password?: string }): Promise<SignedUp>;
  close(): Promise<void>;
}

/** No test asks for anything of the internet. */
const nobody = (name: string): Promise<readonly string[]> =>
  Promise.reject(Object.assign(new Error(`${name} is not known`), { code: "ENOTFOUND" }));

const START = Date.UTC(2026, 0, 5, 9);
const SECRET = "a secret that only tests know, long enough";

export const testConfig = (over: Partial<Config> = {}): Config => {
  const parsed = parseConfig({}, { isTerminal: false });
  if (!parsed.ok) throw new Error("the defaults are not valid");
  return { ...parsed.value, attemptsPerMinute: 1_000, writesAtOnce: 100_000, ...over };
};

/** The built app on an empty database of its own. Call it in `beforeAll`, `close` in `afterAll`. */
export const createTestApp = async (
  over: {
    readonly config?: Partial<Config>;
    readonly options?: AppOptions;
    readonly logLevel?: "trace";
    /** Another way to the test's database, for example over a line that can be cut. */
    readonly connect?: (database: TestDatabase) => Promise<DatabaseHandles>;
  } = {},
): Promise<TestApp> => {
  const database = await createTestDatabase();
  const connected = (await over.connect?.(database)) ?? database;
  let ms = START;
  const clock = {
    now: () => new Date(ms),
    forward: (by: number) => {
      ms += by;
    },
  };
  const logged: Record<string, unknown>[] = [];
  const log = pino(
    { level: over.logLevel ?? "debug", serializers: LOG_SERIALIZERS },
    { write: (line: string) => logged.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const random = { uuid: () => randomUUID(), bytes: (size: number) => randomBytes(size) };
  const config = testConfig(over.config);
  const deps: AppDeps = { database: connected, config, secret: SECRET, clock, random, log };
  const app = buildApp(deps, { checksReplies: true, resolve: nobody, ...over.options });
  await app.ready();
  return {
    app,
    deps,
    database,
    clock,
    logged,
    signUp: async (form) => {
      const payload = {
        name: "Nok",
        email: `${randomUUID()}@example.com`,
        password: "secret",
        ...form,
      };
      const reply = await app.inject({ method: "POST", url: "/api/auth/signup", payload });
      if (reply.statusCode !== 201) throw new Error(`sign-up answered ${reply.body}`);
      const { user, session_token: token } = reply.json<Session>();
      return { user, token, headers: { authorization: `Bearer ${token}` } };
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
};
