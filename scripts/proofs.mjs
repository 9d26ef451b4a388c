// `npm run proofs`: what takes too long for every `npm test`, on cases drawn anew.
// `-- --seed N` draws what an earlier run drew; `--rounds N` and `--minutes N` say how long it goes on.
// `-- --bounded`, the second step of `.ci/run`: the slow tests alone, on the cases of `npm test`, so that a
// change is refused only for what it did.
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { prepareTests } from "./prepare-tests.mjs";
import { run, runTests, tellTests } from "./run-tests.mjs";

const { values } = parseArgs({
  options: {
    bounded: { type: "boolean", default: false },
    seed: { type: "string" },
    rounds: { type: "string", default: "5" },
    minutes: { type: "string", default: "10" },
  },
});
await prepareTests();
const sum = { passed: 0, failed: 0, skipped: 0 };

if (values.bounded) add(await runTests(["--project=*-proofs"]));
else await drawAnew();
tellTests(sum);

async function drawAnew() {
  const seed = Number(values.seed ?? randomInt(2 ** 31));
  console.log(`seed ${seed}`);
  const drawn = (round) => ({ PROOF_SEED: String(seed + round) });
  add(await runTests(["--project=*-proofs"], { env: drawn(0) }));
  const files = await filesThatDraw();
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    console.log(`round ${round} of what is drawn, seed ${seed + round}`);
    add(
      await runTests(["--project=pure", "--project=web", "--project=server", ...files], {
        env: drawn(round),
      }),
    );
  }
  for (const name of ["fuzz", "fuzz-partner", "fuzz-session"]) {
    if (Number(values.minutes) === 0) break;
    const { code } = await run(
      process.execPath,
      ["--import", "tsx", `tools/${name}.ts`, "--minutes", values.minutes, "--seed", String(seed)],
      { show: true },
    );
    add({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });
  }
  console.log(`again: npm run proofs -- --seed ${seed}`);
}

/** Tests of properties, over cases that fast-check draws. */
async function filesThatDraw() {
  const { output } = await run("git", [
    "grep",
    "-l",
    'from "fast-check"',
    "--",
    "*.test.ts",
    "*.test.tsx",
  ]);
  return output.split("\n").filter((file) => file !== "");
}

function add({ passed, failed, skipped }) {
  sum.passed += passed;
  sum.failed += failed;
  sum.skipped += skipped;
}
