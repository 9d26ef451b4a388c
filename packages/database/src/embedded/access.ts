import { randomBytes } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { SUPERUSER } from "./cluster.ts";
import { DataDirError } from "./data-dir.ts";
import { createPrivate, readIfThere, replacePrivate } from "./private-file.ts";

/** The role the product works as: owner of its database and of nothing else. */
const ROLE = "propertyvr";
const DATABASE = "propertyvr";
const PASSWORDS_FILE = "database-passwords.json";
const ADDRESS_FILE = "database-address";

export interface Passwords {
  readonly superuser: string;
  readonly role: string;
}

/**
 * The passwords of this data folder's PostgreSQL, made once.
 * @throws DataDirError when the data is there and the passwords are not
 */
export function readOrCreatePasswords(dataDir: string, clusterFolder: string): Passwords {
  const file = path.join(dataDir, PASSWORDS_FILE);
  const text = readIfThere(file);
  if (text !== undefined) return JSON.parse(text) as Passwords;
  if (existsSync(clusterFolder)) {
    throw new DataDirError(
      `${file} is missing, and without it the data in ${clusterFolder} cannot be opened. ` +
        "Put it back from the backup of this folder.",
    );
  }
  const passwords: Passwords = { superuser: newPassword(), role: newPassword() };
  createPrivate(file, JSON.stringify(passwords));
  return passwords;
}

/** The address the product connects to. */
export function addressOf(passwords: Passwords, port: number): string {
  return `postgres://${ROLE}:${passwords.role}@127.0.0.1:${String(port)}/${DATABASE}`;
}

/** Makes the product's role and database where they are missing. */
export async function ensureRoleAndDatabase(passwords: Passwords, port: number): Promise<void> {
  const connectionString = `postgres://${SUPERUSER}:${passwords.superuser}@127.0.0.1:${String(port)}/postgres`;
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const found = await client.query<{ role: boolean; database: boolean }>(
      `select exists (select 1 from pg_roles where rolname = $1) as role,
              exists (select 1 from pg_database where datname = $2) as database`,
      [ROLE, DATABASE],
    );
    if (found.rows[0]?.role !== true) {
      const password = client.escapeLiteral(passwords.role);
      await client.query(`create role ${ROLE} login password ${password}`);
    }
    if (found.rows[0]?.database !== true) {
      await client.query(`create database ${DATABASE} owner ${ROLE}`);
    }
  } finally {
    await client.end();
  }
}

/** Leaves the address where commands find it. */
export function publishAddress(dataDir: string, url: string): void {
  replacePrivate(path.join(dataDir, ADDRESS_FILE), url);
}

export function withdrawAddress(dataDir: string): void {
  rmSync(path.join(dataDir, ADDRESS_FILE), { force: true });
}

/** The address of the PostgreSQL that runs on this folder, if its owner has published one. */
export function readAddress(dataDir: string): string | undefined {
  return readIfThere(path.join(dataDir, ADDRESS_FILE));
}

function newPassword(): string {
  return randomBytes(24).toString("base64url");
}
