import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import path from "node:path";

const MEMORY = "/dev/shm";
const PREFIX = "propertyvr-run-";
const BYTES_NEEDED = 4 * 1024 ** 3;

/**
 * A folder in memory for what a run of the tests throws away (databases, data folders, browser profiles):
 * a disk takes longer to make their thousands of small files than most tests take. Removes the folders of
 * runs that were killed.
 * @returns {{ folder: string, remove: () => void } | undefined} undefined where there is too little memory
 */
export function openMemoryFolder() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (Math.min(bavail * bsize, process.availableMemory()) < BYTES_NEEDED) return undefined;
    for (const name of readdirSync(MEMORY).filter(isLeftBehind)) remove(path.join(MEMORY, name));
    const folder = mkdtempSync(path.join(MEMORY, `${PREFIX}${process.pid}-`));
    // As root, PostgreSQL runs as another user, who must be able to walk through.
    chmodSync(folder, 0o711);
    return { folder, remove: () => remove(folder) };
  } catch {
    return undefined;
  }
}

/** Of a run whose process is gone. */
function isLeftBehind(name) {
  if (!name.startsWith(PREFIX)) return false;
  try {
    process.kill(Number.parseInt(name.slice(PREFIX.length), 10), 0);
    return false;
  } catch (error) {
    return error.code === "ESRCH";
  }
}

function remove(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
