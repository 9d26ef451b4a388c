import { randomBytes } from "node:crypto";
import { chmodSync } from "node:fs";
import path from "node:path";
import { makeFolder } from "./make-folder.ts";
import { createPrivate, readIfThere } from "./private-file.ts";

const FILE = "secret-key";
const SECRET = /^v(\d+):([\w-]{43,})$/;

export interface Secret {
  /** Counts up when the key is changed, so that what an older one signed can be told. */
  readonly version: number;
  /** 32 random bytes in base64url. */
  readonly key: string;
  /** It was made by this call. */
  readonly isNew: boolean;
}

/**
 * The key that hashes of tokens are made with, kept in the data folder: made once, readable by its
 * owner only. Whoever brings a database of his own brings SECRET_KEY instead.
 * @throws Error when the file holds something else, because a new key would sign everybody out
 */
export function readOrCreateSecret(dataDir: string): Secret {
  makeFolder(dataDir, 0o711);
  const file = path.join(dataDir, FILE);
  const isNew =
    readIfThere(file) === undefined &&
    createPrivate(file, `v1:${randomBytes(32).toString("base64url")}\n`);
  if (process.platform !== "win32") chmodSync(file, 0o600);
  const match = SECRET.exec((readIfThere(file) ?? "").trim());
  if (match?.[1] === undefined || match[2] === undefined) {
    throw new Error(
      `${file} doesn't contain a key. Put the right one back. If it's lost, delete the file, ` +
        "and everyone has to sign in again.",
    );
  }
  return { version: Number(match[1]), key: match[2], isNew };
}

/** The key file as it stands, for a backup; undefined when none was made yet. */
export const readSecretText = (dataDir: string): string | undefined =>
  readIfThere(path.join(dataDir, FILE))?.trim();

/** Puts a backup's key where none is. @returns false when another one is there */
export function keepSecret(dataDir: string, text: string): boolean {
  makeFolder(dataDir, 0o711);
  return createPrivate(path.join(dataDir, FILE), `${text}\n`) || readSecretText(dataDir) === text;
}
