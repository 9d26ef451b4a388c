import { type Stats, statSync } from "node:fs";
import path from "node:path";

/** The user PostgreSQL runs as when we are root, whom it refuses to serve: "nobody". */
const UNPRIVILEGED_ID = 65_534;

export interface ServerIdentity {
  readonly uid: number;
  readonly gid: number;
}

/** Whom PostgreSQL must run as, or undefined when our own user will do. */
export function serverIdentity(): ServerIdentity | undefined {
  const isRoot = process.platform !== "win32" && process.getuid?.() === 0;
  return isRoot ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : undefined;
}

/** PostgreSQL's own folder within the data folder. */
export function clusterFolderOf(dataDir: string): string {
  return path.join(dataDir, "postgres");
}

/**
 * Whom PostgreSQL must run as on this data: when root starts what an ordinary user made, as that
 * user, so that he can start it again afterwards.
 */
export function identityFor(
  dataDir: string,
  usual: ServerIdentity | undefined = serverIdentity(),
): ServerIdentity | undefined {
  const stats = statsOf(clusterFolderOf(dataDir));
  if (usual === undefined || stats === undefined || stats.uid === 0) return usual;
  return { uid: stats.uid, gid: stats.gid };
}

/** What cannot be there at all, as below a file, is not there. */
function statsOf(folder: string): Stats | undefined {
  try {
    return statSync(folder, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/**
 * True when that user may walk down to `target`: every folder above it (and it, where it exists)
 * lets strangers through. A checkout below a home folder of mode 0700 does not.
 */
export function canReach(identity: ServerIdentity | undefined, target: string): boolean {
  if (identity === undefined) return true;
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    if (!isOpenTo(identity, folder)) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

function isOpenTo(identity: ServerIdentity, folder: string): boolean {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats === undefined) return true;
  if (stats.uid === identity.uid) return (stats.mode & 0o100) !== 0;
  if (stats.gid === identity.gid) return (stats.mode & 0o010) !== 0;
  return (stats.mode & 0o001) !== 0;
}
