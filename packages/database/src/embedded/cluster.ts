import { execFile } from "node:child_process";
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import type { Binaries } from "./binaries.ts";
import type { ServerIdentity } from "./server-identity.ts";

const execFileAsync = promisify(execFile);

export const SUPERUSER = "postgres";

/**
 * Thai needs a UTF-8 character type; the collation is PostgreSQL's own, the same on every host.
 * The second and third are for hosts (older macOS, Windows) that do not know C.UTF-8.
 */
const HOST_LOCALES = ["C.UTF-8", "en_US.UTF-8", "C"] as const;

export interface ClusterOptions {
  readonly binaries: Binaries;
  readonly identity: ServerIdentity | undefined;
  /** PostgreSQL's own folder; made here, closed to all but its user. */
  readonly folder: string;
  readonly superuserPassword: string;
  /**
   * False is for data that may be lost, of a server that starts and connects often: files are left to the system's
   * own time, pages bear no checksums, and the random password is hashed once instead of 4,096 times.
   */
  readonly isDurable: boolean;
}

/** Makes a new cluster in an absent or empty folder (about a second of work). */
export async function createCluster(options: ClusterOptions): Promise<void> {
  const { identity, folder } = options;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const scratch = mkdtempSync(`${folder}-init-`);
  const passwordFile = path.join(scratch, "password");
  try {
    writeFileSync(passwordFile, options.superuserPassword, { mode: 0o600 });
    for (const owned of [folder, scratch, passwordFile]) giveTo(identity, owned);
    await runInitdb(options, passwordFile);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** The environment PostgreSQL gets: none of ours but what its system needs to start a program. */
export function serverEnvironment(): Record<string, string> {
  const kept = process.platform === "win32" ? ["PATH", "SystemRoot", "TEMP", "TMP"] : ["PATH"];
  const environment: Record<string, string> = { TZ: "UTC", LC_MESSAGES: "C" };
  for (const name of kept) {
    const value = process.env[name];
    if (value !== undefined) environment[name] = value;
  }
  return environment;
}

async function runInitdb(options: ClusterOptions, passwordFile: string): Promise<void> {
  let failure: unknown;
  for (const locale of HOST_LOCALES) {
    try {
      await execFileAsync(
        options.binaries.initdb,
        [
          `--pgdata=${options.folder}`,
          `--username=${SUPERUSER}`,
          `--pwfile=${passwordFile}`,
          "--auth=scram-sha-256",
          "--encoding=UTF8",
          "--locale-provider=builtin",
          "--builtin-locale=C.UTF-8",
          `--locale=${locale}`,
          ...(options.isDurable
            ? []
            : ["--no-sync", "--no-data-checksums", "--set=scram_iterations=1"]),
        ],
        {
          env: serverEnvironment(),
          cwd: path.dirname(options.folder),
          ...options.identity,
        },
      );
      return;
    } catch (error) {
      failure = error;
      if (!String(error).includes("invalid locale name")) break;
    }
  }
  throw new Error(`PostgreSQL could not prepare ${options.folder}: ${reasonOf(failure)}`, {
    cause: failure,
  });
}

function giveTo(identity: ServerIdentity | undefined, target: string): void {
  if (identity !== undefined) chownSync(target, identity.uid, identity.gid);
}

function reasonOf(error: unknown): string {
  const stderr = (error as { stderr?: unknown }).stderr;
  const text = typeof stderr === "string" && stderr.trim() !== "" ? stderr : String(error);
  return text.trim();
}
