// Installs Debian's packages where apt can: only root may, and only where apt is.
import { spawnSync } from "node:child_process";

/**
 * True when apt installed them all.
 * @param {string} what said to whoever waits
 * @param {readonly string[]} packages
 */
export function installWithApt(what, packages) {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  const apt = (...args) =>
    spawnSync("apt-get", args, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  console.log(`Installing ${what} ...`);
  return apt("update") && apt("install", "-y", "--no-install-recommends", ...packages);
}
