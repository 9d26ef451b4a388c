// `npm test`: installs what is missing, finds a browser and what runs the samples, then runs the checks.
import { spawnSync } from "node:child_process";
import { ensureInstalled } from "./ensure.mjs";
import { findChromium, HOW_TO_INSTALL, installChromium } from "./chromium.mjs";
import { ensureInterpreters, howToInstall } from "./interpreters.mjs";

await ensureInstalled();
// Without it the browser tests fail, with what to install; all others run.
if (findChromium() === undefined && !installChromium()) console.log(HOW_TO_INSTALL);
for (const language of ensureInterpreters()) console.log(howToInstall(language));
const { status } = spawnSync(process.execPath, ["scripts/check.mjs", ...process.argv.slice(2)], {
  stdio: "inherit",
});
process.exitCode = status ?? 1;
