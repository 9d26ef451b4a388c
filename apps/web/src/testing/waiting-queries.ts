/**
 * Set-up of every test of the web. A query that waits does so for as long as a busy machine may take. The page is
 * written into its error only where it gives up: testing-library writes it each time such a query looks, which is
 * a tenth of the time that the tests take.
 */
import { beforeAll } from "vitest";

beforeAll(async () => {
  const { configure, getConfig } = await import("@testing-library/react");
  const { getElementError: withThePage } = getConfig();
  configure({
    asyncUtilTimeout: 10_000,
    getElementError: (message, container) =>
      looksAgain(getConfig()) ? new Error(message ?? "") : withThePage(message, container),
  });
});

/** What testing-library sets while a waiting query looks; in none of its types. */
const looksAgain = (config: object): boolean =>
  Reflect.get(config, "_disableExpensiveErrorDiagnostics") === true;
