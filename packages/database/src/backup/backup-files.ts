import { createReadStream, createWriteStream, existsSync, linkSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { type DatabaseOptions, connectToRunning, openDatabase } from "../open-database.ts";
import { keepSecret, readSecretText } from "../embedded/secret.ts";
import { BackupError, type BackupFoot } from "./backup-text.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

export interface Restored extends BackupFoot {
  /** The backup brought a key of tokens that this database cannot use: everybody signs in again. */
  readonly isKeyLost: boolean;
}

/**
 * Writes a backup of the running or the resting database into a new file, readable by its owner
 * only. The file has its name when it is whole and on the disk, not before.
 * @throws BackupError when the file exists, or there is nothing to back up
 */
export async function backUpToFile(options: DatabaseOptions, file: string): Promise<BackupFoot> {
  if (existsSync(file)) throw new BackupError(`${file} already exists. Nothing was written.`);
  const draft = `${file}.part`;
  const sink = createWriteStream(draft, { mode: 0o600, flags: "wx" });
  await new Promise((resolve, reject) => sink.once("open", resolve).once("error", reject));
  const database = await connectToRunning(options);
  try {
    const secret = database.isEmbedded ? readSecretText(options.dataDir) : undefined;
    const foot = await writeBackup({ pool: database.pool, sink, secret });
    const written = await open(draft, "r+");
    try {
      await written.sync();
    } finally {
      await written.close();
    }
    linkSync(draft, file);
    return foot;
  } finally {
    sink.destroy();
    rmSync(draft, { force: true });
    await database.close();
  }
}

/**
 * Fills an empty database, or a data folder that is new, with a backup. No server may run on the folder.
 * @throws BackupError when the file is no whole backup, or the database or folder holds anything;
 *   DataDirInUseError when a server runs on the folder
 */
export async function restoreFromFile(options: DatabaseOptions, file: string): Promise<Restored> {
  if (!existsSync(file)) throw new BackupError(`The file ${file} doesn't exist.`);
  const database = await openDatabase(options);
  let isKeyLost = false;
  try {
    const foot = await restoreBackup({
      pool: database.pool,
      source: createReadStream(file),
      onHead: ({ secret }) => {
        if (!database.isEmbedded) isKeyLost = secret !== undefined;
        else if (secret === undefined) isKeyLost = true;
        else if (!keepSecret(options.dataDir, secret))
          throw new BackupError(
            `${options.dataDir} already has its own key. Restore into a new folder (DATA_DIR).`,
          );
      },
    });
    return { ...foot, isKeyLost };
  } finally {
    await database.close();
  }
}
