import type { Queryable } from "@propertyvr/database";
import { listFilesOf, piecesOf } from "../../platform/files/file-store.ts";
import type { ArchiveFiles } from "./account-archive.ts";

const ENDINGS: Readonly<Record<string, string>> = {
  "image/jpeg": ".jpg",
  "text/csv": ".csv",
  "application/json": ".json",
  "application/zip": ".zip",
  "application/xml": ".xml",
};

/** The files of an account, as they are kept: its photo, and what it uploaded for no partner. */
export const accountFiles = (pool: Queryable): ArchiveFiles =>
  async function* (owner) {
    for (const { id, mediaType } of await listFilesOf(pool, { kind: "account", id: owner.id }))
      yield {
        name: `files/${id}${ENDINGS[mediaType] ?? ""}`,
        content: piecesOf(pool, id),
        isPacked: mediaType.startsWith("image/"),
      };
  };
