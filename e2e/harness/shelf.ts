/**
 * Data folders of a product that was started once and stopped: the first start makes a database and
 * draws the sample homes, which takes longer than all that a journey does. One run of the tests makes
 * each kind of folder once, and every product begins on a copy.
 */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const SHELF = "PROPERTYVR_TEST_SHELF";
const POLL_MS = 100;

/** An empty shelf, and what takes it away after the run. */
export function openShelf(): () => void {
  const shelf = newDataDir();
  process.env[SHELF] = shelf;
  return () => rmSync(shelf, { recursive: true, force: true });
}

/** As root, PostgreSQL runs as another user, who must be able to walk through. */
export function newDataDir(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "propertyvr-"));
  chmodSync(folder, 0o711);
  return folder;
}

/**
 * A folder of one's own as a first start leaves it; an empty one where nobody keeps a shelf.
 * @param firstStart starts the product on this folder and stops it
 */
export async function takeFromShelf(
  kind: string,
  firstStart: (dataDir: string) => Promise<void>,
): Promise<string> {
  const own = newDataDir();
  const shelf = process.env[SHELF];
  if (shelf === undefined) return own;
  const kept = path.join(shelf, kind);
  if (await isForUsToMake(kept))
    try {
      const dataDir = path.join(kept, "data");
      mkdirSync(dataDir, { mode: 0o711 });
      await firstStart(dataDir);
      mkdirSync(path.join(kept, MADE));
    } catch (error) {
      rmSync(kept, { recursive: true });
      throw error;
    }
  // With its owners, whom PostgreSQL looks at.
  const copied = spawnSync("cp", ["-a", `${path.join(kept, "data")}/.`, own], { encoding: "utf8" });
  if (copied.status !== 0) throw new Error(`the folder was not copied: ${copied.stderr}`);
  return own;
}

/** The first of all processes to come makes the folder; the others wait until it stands, or has failed. */
async function isForUsToMake(kept: string): Promise<boolean> {
  for (;;) {
    if (existsSync(path.join(kept, MADE))) return false;
    try {
      mkdirSync(kept, { mode: 0o711 });
      return true;
    } catch {
      await sleep(POLL_MS);
    }
  }
}
const MADE = "made";
