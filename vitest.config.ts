import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const setupFiles = [`${import.meta.dirname}/tools/drawn-alike.ts`];

/** Three kinds of test: pure code shares one world, the web needs clean globals, the server a database. */
export default defineConfig({
  test: {
    // Two on two cores as well: half of a test's time is waiting for a database or a browser.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: "pure",
          setupFiles,
          // The corpora are read whole in single tests; a busy machine takes its time.
          testTimeout: 30_000,
          include: [
            "packages/{vocabulary,gazetteer,parts,understanding,contracts,knowledge,market,assistant,ingest,documents,llm-providers}/**/*.test.ts",
            "{scripts,tools,bench}/**/*.test.ts",
          ],
          isolate: false,
        },
      },
      {
        test: {
          name: "web",
          setupFiles: [
            ...setupFiles,
            `${import.meta.dirname}/apps/web/src/testing/end-timers.ts`,
            `${import.meta.dirname}/tools/no-console-errors.ts`,
          ],
          include: ["apps/web/**/*.test.{ts,tsx}"],
        },
      },
      {
        test: {
          name: "browser",
          include: ["e2e/**/*.test.ts"],
          globalSetup: ["e2e/harness/global-setup.ts"],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // A condition is waited for as long as a busy machine may take to meet it.
          expect: { poll: { timeout: 30_000 } },
          // A journey's steps follow each other: after one that failed the rest mean nothing.
          bail: 1,
        },
      },
      {
        test: {
          name: "server",
          setupFiles,
          include: ["apps/server/**/*.test.ts", "packages/database/**/*.test.ts"],
          globalSetup: ["packages/database/src/testing/global-setup.ts"],
          // Ends what hangs; a busy machine may take its time.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Loading the server takes longer than most of its tests; each builds an app of its own anyway.
          isolate: false,
        },
      },
    ],
  },
});
