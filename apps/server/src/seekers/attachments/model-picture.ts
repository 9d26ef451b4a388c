import type { LoadPicture } from "@propertyvr/assistant";
import type { Db } from "@propertyvr/database";
import { buffer } from "node:stream/consumers";
import type pg from "pg";
import { piecesOf } from "../../platform/files/file-store.ts";
import { findAttachment } from "./attachment-store.ts";

/**
 * An attached picture as a language model may have it: the copy that we drew, a JPEG without the place
 * and whatever else the file told. null where there is none.
 */
export const readModelPicture =
  ({ db, pool }: { readonly db: Db; readonly pool: pg.Pool }) =>
  async (of: {
    readonly userId: string;
    readonly id: string;
  }): Promise<Awaited<ReturnType<LoadPicture>>> => {
    const fileId = (await findAttachment(db, of))?.large_file_id ?? null;
    const bytes = fileId === null ? null : await buffer(piecesOf(pool, fileId));
    return bytes === null || bytes.length === 0 ? null : { mediaType: "image/jpeg", bytes };
  };
