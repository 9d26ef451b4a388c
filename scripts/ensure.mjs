// Makes sure that what package-lock.json names is installed. Uses nothing but Node itself, so that
// it runs on a fresh checkout, and on an old Node far enough to say so.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const LOCK = path.join(ROOT, "package-lock.json");
const INSTALLED_LOCK = path.join(ROOT, "node_modules", ".package-lock.json");
const STAMP = path.join(ROOT, "node_modules", ".propertyvr-installed");
const LEAST_NODE = [20, 19];

/** Installs what is missing or outdated; ends the process with one line when that cannot be done. */
export async function ensureInstalled() {
  refuseOldNode();
  const platform = [process.platform, process.arch, process.versions.modules].join(" ");
  const lock = readFileSync(LOCK, "utf8");
  const stamp = createHash("sha256").update(`${platform}\n${lock}`).digest("hex");
  const [stamped, stampedPlatform] = readIfThere(STAMP).trim().split("\n");
  if (stamped === stamp) return;
  const mayBeWhole = stampedPlatform === undefined || stampedPlatform === platform;
  const installed = JSON.parse(readIfThere(INSTALLED_LOCK) || "{}");
  if (!mayBeWhole || !isInstalled(JSON.parse(lock), installed)) install();
  writeFileSync(STAMP, `${stamp}\n${platform}\n`);
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])) return;
  const wanted = LEAST_NODE.join(".");
  console.error(`PropertyVR needs Node ${wanted} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * npm's own record of node_modules says the same as the lock, for all that fits this machine.
 * @param {{packages: Record<string, object>}} lock
 * @param {{packages?: Record<string, object>}} installed
 */
export function isInstalled(lock, installed) {
  return Object.entries(lock.packages).every(([place, wanted]) => {
    if (!place.includes("node_modules/") || !fitsThisMachine(wanted)) return true;
    const found = installed.packages?.[place];
    if (found === undefined) return isOnlyWantedElsewhere(wanted);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/** What only another system's native package needs is marked optional and names no system. */
function isOnlyWantedElsewhere({ optional, os, cpu }) {
  return optional === true && os === undefined && cpu === undefined;
}

function fitsThisMachine({ os, cpu, libc }) {
  return fits(os, process.platform) && fits(cpu, process.arch) && (!libc || fits(libc, cLibrary()));
}

/** npm's lists name what is allowed, or with an exclamation mark what is not. */
function fits(list, value) {
  if (!list) return true;
  if (list.includes(`!${value}`)) return false;
  return list.includes(value) || list.every((entry) => entry.startsWith("!"));
}

let knownLibrary;
function cLibrary() {
  if (process.platform !== "linux") return "";
  knownLibrary ??= process.report.getReport().header.glibcVersionRuntime ? "glibc" : "musl";
  return knownLibrary;
}

function install() {
  console.log("Installing the packages from package-lock.json ...");
  // Production mode would leave out what builds the product.
  const { NODE_ENV: _mode, ...env } = process.env;
  const [command, ...first] = npmCommand();
  const { status, error } = spawnSync(command, [...first, "ci", "--include=dev"], {
    cwd: ROOT,
    env,
    stdio: "inherit",
    shell: first.length === 0 && process.platform === "win32",
  });
  if (status === 0) return;
  console.error(`The packages could not be installed (${error?.message ?? "npm ci failed"}).`);
  process.exit(1);
}

/** The npm that runs us, else the one beside Node, else whichever is on the path. */
function npmCommand() {
  const beside = path.dirname(process.execPath);
  const candidates = [
    process.env.npm_execpath,
    path.join(beside, "..", "lib", "node_modules", "npm", "bin", "npm-cli.js"),
    path.join(beside, "node_modules", "npm", "bin", "npm-cli.js"),
  ];
  const cli = candidates.find((file) => file && /npm-cli\.c?js$/.test(file) && existsSync(file));
  return cli === undefined ? ["npm"] : [process.execPath, cli];
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await ensureInstalled();
}
