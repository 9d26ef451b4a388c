import { type Lack, planFile } from "@propertyvr/ingest";
import type pg from "pg";
import { piecesOf } from "./file-store.ts";

/** Why no table of a file can be one of homes, by the first of them; empty where it has none. */
export async function lacksIn(pool: pg.Pool, fileId: string): Promise<readonly Lack[]> {
  const pieces: Uint8Array[] = [];
  for await (const piece of piecesOf(pool, fileId)) {
    pieces.push(piece);
    if (!isZip(pieces[0])) break;
  }
  const planned = planFile(Buffer.concat(pieces), { isHead: !isZip(pieces[0]) });
  return planned.ok ? (planned.value.tables[0]?.lacks ?? []) : [];
}

/** A workbook tells nothing by its beginning. */
const isZip = (head: Uint8Array | undefined): boolean =>
  head !== undefined && head[0] === 0x50 && head[1] === 0x4b;
