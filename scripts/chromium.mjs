// Finds the machine's Chromium, and installs Debian's where apt can.
import { existsSync } from "node:fs";
import { installWithApt } from "./apt.mjs";

const CANDIDATES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The path of a Chromium that exists on this machine, or undefined. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...CANDIDATES].find((path) => path && existsSync(path));
}

/** What to do where there is no Chromium. */
export const HOW_TO_INSTALL =
  "No Chromium was found: the browser tests need it. On Debian: apt-get install chromium; elsewhere set CHROMIUM_PATH.";

/**
 * The path of a Chromium on this machine.
 * @throws {Error} with what to install, where there is none
 */
export function requireChromium(find = findChromium) {
  const path = find();
  if (path === undefined) throw new Error(HOW_TO_INSTALL);
  return path;
}

/** True when apt installed Chromium. */
export function installChromium() {
  return (
    installWithApt("Chromium for the browser tests", ["chromium", "fonts-thai-tlwg"]) &&
    findChromium() !== undefined
  );
}
