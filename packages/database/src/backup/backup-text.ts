import { hashOf } from "../migrate.ts";
import type { Migration } from "../migrations/index.ts";

/**
 * A backup is the gzipped text of a plain dump: `COPY table (columns) FROM stdin;`, the rows, `\.`,
 * with what this product must know besides in two comments of JSON, the first and the last line.
 * The text holds nothing that belongs to one major version of PostgreSQL.
 */
export const FORMAT = 1;
export const HEAD = "-- PropertyVR backup ";
const FOOT = "-- PropertyVR backup complete ";
export const END_OF_ROWS = "\\.";

export interface BackupHead {
  readonly format: number;
  /** When the moment was taken that the backup shows; UTC, ISO 8601. */
  readonly takenAt: string;
  /** Of the server it was taken from, "18.4". */
  readonly postgres: string;
  /** What the schema is made of. */
  readonly migrations: readonly { readonly name: string; readonly hash: string }[];
  /** The embedded database's key of tokens, as its file holds it; undefined with SECRET_KEY. */
  readonly secret?: string;
}

export interface BackupFoot {
  /** Rows written, by table. */
  readonly rows: Readonly<Record<string, number>>;
  /** The last value given by each sequence that has given one. */
  readonly sequences: Readonly<Record<string, number>>;
}

/** The file is no backup, is cut short, or is of another version; the message says what to do. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

export const headLine = (head: BackupHead): string => `${HEAD}${JSON.stringify(head)}\n`;
export const footLine = (foot: BackupFoot): string => `${FOOT}${JSON.stringify(foot)}\n`;

/** `COPY "users" ("id", "name") FROM stdin;` and back. */
export const copyLine = (table: string, columns: readonly string[]): string =>
  `COPY ${quote(table)} (${columns.map(quote).join(", ")}) FROM stdin;\n`;

const COPY_LINE =
  /^COPY "([a-z][a-z0-9_]*)" \(("[a-z][a-z0-9_]*"(?:, "[a-z][a-z0-9_]*")*)\) FROM stdin;$/;

/** What a line of that form says; undefined for any other, so that nothing of a file is run as it stands. */
export function parseCopyLine(line: string): { table: string; columns: string } | undefined {
  const match = COPY_LINE.exec(line);
  return match?.[1] === undefined || match[2] === undefined
    ? undefined
    : { table: match[1], columns: match[2] };
}

/** @throws BackupError when the line is not the first of a backup this program can read */
export function parseHead(line: string): BackupHead {
  const head = line.startsWith(HEAD)
    ? (parseJson(line.slice(HEAD.length)) as BackupHead | undefined)
    : undefined;
  if (head?.migrations === undefined) throw new BackupError("This is not a backup of PropertyVR.");
  if (head.format === FORMAT) return head;
  throw new BackupError(
    `The backup has format ${String(head.format)}, but this version of the program reads format ${String(FORMAT)}.`,
  );
}

export const parseFoot = (line: string): BackupFoot | undefined =>
  line.startsWith(FOOT)
    ? (parseJson(line.slice(FOOT.length)) as BackupFoot | undefined)
    : undefined;

/** The migrations the backup's schema is made of. @throws BackupError when this program does not know them */
export function migrationsOf(head: BackupHead, known: readonly Migration[]): readonly Migration[] {
  return head.migrations.map(({ name, hash }) => {
    const migration = known.find((candidate) => candidate.name === name);
    if (migration === undefined)
      throw new BackupError(
        `The backup has the migration ${name}, which this version of the program does not know. Restore it with the version that wrote it, or a newer one.`,
      );
    if (hashOf(migration) !== hash)
      throw new BackupError(
        `The backup was written with different content of the migration ${name}.`,
      );
    return migration;
  });
}

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
