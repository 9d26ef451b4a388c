// `npm test`: installs what is missing, finds a browser and what runs the samples, then runs the checks.
import { spawnSync } from "node:child_process";
import { prepareTests } from "./prepare-tests.mjs";

await prepareTests();
const { status } = spawnSync(process.execPath, ["scripts/check.mjs", ...process.argv.slice(2)], {
  stdio: "inherit",
});
process.exitCode = status ?? 1;
