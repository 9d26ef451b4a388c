import { randomBytes, randomUUID } from "node:crypto";
import type { AppDeps } from "../../../platform/config/deps.ts";
import { importFile } from "../import-file.ts";
import type { UploadRow } from "../store/upload-store.ts";

/** Imports a file where no server runs, as the command does. */
export async function importHere(
  database: AppDeps["database"],
  bytes: Uint8Array,
  source: string,
): Promise<UploadRow> {
  const imported = await importFile(
    {
      database,
      clock: { now: () => new Date() },
      random: { uuid: () => randomUUID(), bytes: (size) => randomBytes(size) },
    },
    { name: "homes.csv", source, bytes: inOnePiece(bytes) },
    0,
  );
  if (!imported.ok) throw new Error(imported.failure.detail ?? imported.failure.code);
  return imported.value;
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  await Promise.resolve();
  yield bytes;
}
