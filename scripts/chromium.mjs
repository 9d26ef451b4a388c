// Finds the machine's Chromium, and installs Debian's where apt can.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

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

/** True when apt installed Chromium. Only root can, and only where apt is. */
export function installChromium() {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  const apt = (...args) =>
    spawnSync("apt-get", args, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  console.log("Installing Chromium for the browser tests ...");
  return (
    apt("update") &&
    apt("install", "-y", "--no-install-recommends", "chromium", "fonts-thai-tlwg") &&
    findChromium() !== undefined
  );
}
