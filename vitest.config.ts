import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { SHORT_JOURNEYS, SLOW_PROOFS } from "./tools/slow-proofs.ts";

const setupFiles = [`${import.meta.dirname}/tools/drawn-alike.ts`];

/** Pure code shares one world. */
const pure = {
  setupFiles,
  // The corpora are read whole in single tests; a busy machine takes its time.
  testTimeout: 30_000,
  isolate: false,
};

/** The files of the web share a window for each worker: loading the product takes longer than most of its tests. */
const web = {
  pool: "threads" as const,
  environment: "happy-dom" as const,
  // A link that is pressed leaves the page where it is.
  environmentOptions: {
    happyDOM: {
      settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
    },
  },
  isolate: false,
  // A busy machine takes its time.
  testTimeout: 30_000,
  setupFiles: [
    ...setupFiles,
    `${import.meta.dirname}/apps/web/src/testing/end-timers.ts`,
    `${import.meta.dirname}/apps/web/src/testing/waiting-queries.ts`,
    `${import.meta.dirname}/tools/no-console-errors.ts`,
    `${import.meta.dirname}/apps/web/src/testing/shared-page.ts`,
  ],
};

/** The server needs a database. */
const server = {
  setupFiles,
  globalSetup: ["packages/database/src/testing/global-setup.ts"],
  // Ends what hangs; a busy machine may take its time.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Loading the server takes longer than most of its tests; each builds an app of its own anyway.
  isolate: false,
};

/** Passwords at their least cost; the proofs pay what the product pays. */
const QUICK_PASSWORDS = {
  "@node-rs/argon2": `${import.meta.dirname}/apps/server/src/accounts/testing/quick-argon2.ts`,
};

/** Journeys need Chromium and the built product. */
const browser = {
  globalSetup: ["e2e/harness/global-setup.ts"],
  testTimeout: 120_000,
  hookTimeout: 180_000,
  // A condition is waited for as long as a busy machine may take to meet it.
  expect: { poll: { timeout: 30_000 } },
  // A journey's steps follow each other: after one that failed the rest mean nothing.
  bail: 1,
};

const PURE_ROOMS =
  "packages/{vocabulary,gazetteer,parts,understanding,contracts,knowledge,market,assistant,ingest,documents,llm-providers}";

/** `npm test` runs the projects of which the name does not end in "-proofs"; `npm run proofs` runs those. */
export default defineConfig({
  test: {
    // Two on two cores as well: half of a test's time is waiting for a database or a browser.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          ...pure,
          name: "pure",
          include: [`${PURE_ROOMS}/**/*.test.ts`, "{scripts,tools,bench}/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...SLOW_PROOFS.pure],
        },
      },
      { test: { ...pure, name: "pure-proofs", include: [...SLOW_PROOFS.pure] } },
      {
        test: {
          ...web,
          name: "web",
          include: ["apps/web/**/*.test.{ts,tsx}"],
          exclude: [...configDefaults.exclude, ...SLOW_PROOFS.web],
        },
      },
      { test: { ...web, name: "web-proofs", include: [...SLOW_PROOFS.web] } },
      {
        resolve: { alias: QUICK_PASSWORDS },
        test: {
          ...server,
          name: "server",
          include: ["apps/server/**/*.test.ts", "packages/database/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...SLOW_PROOFS.server],
        },
      },
      { test: { ...server, name: "server-proofs", include: [...SLOW_PROOFS.server] } },
      { test: { ...browser, name: "browser", include: [...SHORT_JOURNEYS] } },
      {
        test: {
          ...browser,
          name: "browser-proofs",
          include: ["e2e/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...SHORT_JOURNEYS],
        },
      },
    ],
  },
});
