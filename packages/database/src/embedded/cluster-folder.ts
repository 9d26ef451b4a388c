import {
  existsSync,
  lchownSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import path from "node:path";
import type { Binaries } from "./binaries.ts";
import { createCluster } from "./cluster.ts";
import { DataDirError } from "./data-dir.ts";
import { clusterFolderOf, type ServerIdentity } from "./server-identity.ts";

const DRAFT_PREFIX = "postgres-draft-";

/**
 * Makes the cluster when there is none; in a draft folder that is renamed when whole, so that one
 * cut short is never taken for data.
 * @returns true when it was made now
 * @throws DataDirError when the data was written by another major version, or belongs to a user we
 *   are not and cannot become
 */
export async function ensureCluster(options: {
  readonly dataDir: string;
  readonly binaries: Binaries;
  readonly identity: ServerIdentity | undefined;
  readonly superuserPassword: string;
}): Promise<boolean> {
  const { dataDir, binaries, identity, superuserPassword } = options;
  const folder = clusterFolderOf(dataDir);
  for (const name of readdirSync(dataDir).filter((entry) => entry.startsWith(DRAFT_PREFIX))) {
    rmSync(path.join(dataDir, name), { recursive: true, force: true });
  }
  if (existsSync(folder)) {
    assertOwner(folder, identity);
    assertVersion(folder, binaries);
    return false;
  }
  const draft = path.join(dataDir, `${DRAFT_PREFIX}${String(process.pid)}`);
  await createCluster({ binaries, identity, folder: draft, superuserPassword, isDurable: true });
  renameSync(draft, folder);
  return true;
}

function assertVersion(folder: string, binaries: Binaries): void {
  const file = path.join(folder, "PG_VERSION");
  const version = existsSync(file) ? readFileSync(file, "utf8").trim() : "an unknown version";
  if (version === binaries.majorVersion) return;
  throw new DataDirError(
    `The data in ${folder} was written by PostgreSQL ${version}, and this version of the program ` +
      `includes ${binaries.majorVersion}. Nothing was changed. With the version of the program that ` +
      "wrote it: npm run backup -- FILE. Then with this one, and DATA_DIR set to a new folder: " +
      "npm run restore -- FILE",
  );
}

/** What root copied here (a backup put back) is given to PostgreSQL's user. */
function assertOwner(folder: string, identity: ServerIdentity | undefined): void {
  const owner = statSync(folder).uid;
  if (identity !== undefined && owner === 0) giveWhole(folder, identity);
  if (identity !== undefined || process.platform === "win32" || owner === process.getuid?.())
    return;
  throw new DataDirError(
    `The data in ${folder} belongs to another user (number ${String(owner)}). ` +
      "Start as that user or as root, or set DATA_DIR to a folder of your own.",
  );
}

function giveWhole(target: string, { uid, gid }: ServerIdentity): void {
  lchownSync(target, uid, gid);
  if (!lstatSync(target).isDirectory()) return;
  for (const name of readdirSync(target)) giveWhole(path.join(target, name), { uid, gid });
}
