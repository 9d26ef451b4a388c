// `npm test`: installs what is missing, finds a browser and what runs the samples, then runs every check.
import { spawnSync } from "node:child_process";
import { ensureInstalled } from "./ensure.mjs";
import { findChromium, installChromium } from "./chromium.mjs";
import { ensureInterpreters, howToInstall } from "./interpreters.mjs";

await ensureInstalled();
if (findChromium() === undefined && !installChromium()) {
  console.log(
    "No Chromium was found: browser tests need it. On Debian: apt-get install chromium; elsewhere set CHROMIUM_PATH.",
  );
}
for (const language of ensureInterpreters()) console.log(howToInstall(language));
const { status } = spawnSync(process.execPath, ["scripts/check.mjs", ...process.argv.slice(2)], {
  stdio: "inherit",
});
process.exitCode = status ?? 1;
