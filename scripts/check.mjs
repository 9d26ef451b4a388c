// The static checks, the quick tests and the short journeys: `npm run check`. The slow ones are `npm run proofs`.
// `npm run check -- --quick` leaves out the journeys.
import { bin, run, runTests, tellTests } from "./run-tests.mjs";

const quick = process.argv.includes("--quick");
const LEAST_MODULES_CRUISED = 100;
/** What tests draw is thrown away at once: with more room for new objects Node collects them less often. */
const ROOM_FOR_NEW_OBJECTS = "--max-semi-space-size=64";

/** A boundary check that saw hardly any module has checked nothing. */
async function boundaries(config, folders) {
  const result = await run(bin("depcruise"), ["--config", config, ...folders]);
  const seen = Number(/(\d+) modules/.exec(result.output)?.[1] ?? 0);
  if (result.code === 0 && seen < LEAST_MODULES_CRUISED) {
    return { code: 1, output: `only ${seen} modules were seen\n${result.output}` };
  }
  return result;
}

/** Go collects garbage when this much has come to what is kept, in per cent: 100 unless told, in twice the time. */
const SELDOM = { GOGC: "400" };

/**
 * TypeScript 7, in a third of the time; 6 stands beside it for what needs its programming interface. Each of its
 * checkers resolves anew what it shares with others: one takes the least of the processor, and the checks run two at
 * a time.
 */
function types(project) {
  const compiler = "node_modules/typescript-native/bin/tsc";
  return run(process.execPath, [compiler, "-p", project, "--checkers", "1"], { env: SELDOM });
}

/** The rules that need types are checked by a program in Go; its threads, like checkers, resolve the same anew. */
const lint = () =>
  run(bin("oxlint"), ["--type-aware", "--deny-warnings"], {
    env: { ...SELDOM, GOMAXPROCS: "1" },
  });

/** @type {readonly (readonly [name: string, check: () => Promise<{ code: number, output: string }>])[]} */
const checks = [
  ["types", () => types("tsconfig.json")],
  ["domain types", () => types("tsconfig.domain.json")],
  ["lint", lint],
  ["formatting", () => run(bin("oxfmt"), ["--check"])],
  [
    "boundaries",
    () => boundaries(".dependency-cruiser.mjs", ["apps", "packages", "tools", "bench", "e2e"]),
  ],
  ["circles of folders", () => boundaries(".dependency-cruiser-folders.mjs", ["apps", "packages"])],
  ["dead code", () => run(bin("knip"), [])],
];

let failed = 0;
const queue = [...checks];
async function worker() {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const [name, check] = next;
    const started = Date.now();
    const { code, output } = await check();
    const took = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${code === 0 ? "ok  " : "FAIL"} ${name} (${took} s)`);
    if (code !== 0) {
      failed += 1;
      console.log(output);
    }
  }
}

/** @param {{ beside?: string }} options see `runTests` */
const tests = (projects, options = {}) =>
  runTests(
    projects.map((name) => `--project=${name}`),
    {
      ...options,
      env: { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} ${ROOM_FOR_NEW_OBJECTS}` },
    },
  );

// The journeys wait for the browser half of their time.
const journeys = quick ? undefined : tests(["browser"], { beside: "browser" });
await Promise.all([worker(), worker()]);
const runs = [await tests(["pure", "web", "server"]), await journeys];
const count = (kind) => runs.reduce((sum, run) => sum + (run?.[kind] ?? 0), 0);
tellTests({ passed: count("passed"), failed: count("failed") + failed, skipped: count("skipped") });
