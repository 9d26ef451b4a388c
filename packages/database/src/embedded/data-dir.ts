import { createHash } from "node:crypto";
import { accessSync, constants, readdirSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { makeFolder } from "./make-folder.ts";
import { canReach, identityFor, type ServerIdentity } from "./server-identity.ts";

/** The folder cannot hold the data; the message says what to do. */
export class DataDirError extends Error {
  override readonly name = "DataDirError";
}

/**
 * Where the data lives when DATA_DIR says nothing: `data/` in the checkout, or, where PostgreSQL's
 * user cannot reach that or we cannot write there, a folder of the system's, which is printed.
 */
export function chooseDataDir(checkout: string, log: (line: string) => void): string {
  const own = path.resolve(checkout, "data");
  const identity = identityFor(own);
  if (canReach(identity, own) && isWritable(own)) return own;
  const instead = path.join(systemFolder(), shortHash(path.resolve(checkout)));
  log(`The data is kept in ${instead} because ${own} can't be used. Set DATA_DIR to change this.`);
  return instead;
}

/** Where programs and data may lie that PostgreSQL's user can always reach. */
export function systemFolder(): string {
  if (process.platform === "win32") {
    const local = process.env["LOCALAPPDATA"] ?? path.join(os.homedir(), "AppData", "Local");
    return path.join(local, "propertyvr");
  }
  if (process.getuid?.() === 0) return "/var/lib/propertyvr";
  const shared = process.env["XDG_DATA_HOME"] ?? path.join(os.homedir(), ".local", "share");
  return path.join(shared, "propertyvr");
}

/**
 * Makes the folder, closed to others: they may at most walk through, which PostgreSQL's user needs.
 * @throws DataDirError when that user cannot reach it, or it is somebody else's
 */
export function prepareDataDir(dataDir: string, identity: ServerIdentity | undefined): void {
  refuseOthersFolder(dataDir);
  try {
    makeFolder(dataDir, identity === undefined ? 0o700 : 0o711);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new DataDirError(
      `The data folder ${dataDir} cannot be written: ${(error as Error).message}. ` +
        "Set DATA_DIR to a folder of your own.",
    );
  }
  if (canReach(identity, dataDir)) return;
  throw new DataDirError(
    `PostgreSQL can't run as root, and as another user it can't reach ${dataDir}. ` +
      `Set DATA_DIR to a folder every user can access, for example ${systemFolder()}.`,
  );
}

/** What tells that a folder is ours; the rest of ours is made after these. */
const OUR_MARKS: readonly string[] = [
  "database-passwords.json",
  "owner.lock",
  "postgres",
  "postgres.log",
  "secret-key",
];
/** What systems leave in a folder by themselves, and people to keep it in a repository. */
const NOBODYS = /^(\..*|lost\+found)$/;

/** Its access would be changed, and our files would lie between theirs. */
function refuseOthersFolder(dataDir: string): void {
  const entries = entriesOf(dataDir).filter((name) => !NOBODYS.test(name));
  if (entries.length === 0 || entries.some((name) => OUR_MARKS.includes(name))) return;
  throw new DataDirError(
    `The folder ${dataDir} contains other files, not PropertyVR data. ` +
      "Set DATA_DIR to a new or empty folder.",
  );
}

function entriesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** True when the folder, or the nearest one above it that exists, lets us write. */
function isWritable(folder: string): boolean {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) {
    const above = path.dirname(folder);
    return above !== folder && isWritable(above);
  }
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
