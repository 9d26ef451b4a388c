import { createHmac, timingSafeEqual } from "node:crypto";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { Failure } from "../../platform/http/failure.ts";

/** Which list a cursor goes through: whose, and narrowed how. */
export interface CursoredList {
  readonly partnerId: string;
  readonly filters: Readonly<Record<string, string | undefined>>;
}

/** Opaque cursors, each valid for one list alone. */
export interface ListCursors {
  /** @param after the id of the last one of a page */
  make(list: CursoredList, after: string): string;
  /** The id to go on after; cursor_invalid for one that was made up, or made for another list. */
  read(list: CursoredList, cursor: string): Result<string, Failure>;
}

const ID_BYTES = 8;
const MAC_BYTES = 16;

/** @param secret of the server; after it changes, lists are read from their beginning again */
export const listCursorsWith = (secret: string): ListCursors => {
  const macOf = ({ partnerId, filters }: CursoredList, id: Buffer): Buffer => {
    const named = Object.entries(filters).filter(([, value]) => value !== undefined);
    const list = JSON.stringify([partnerId, named.toSorted(([a], [b]) => (a < b ? -1 : 1))]);
    const mac = createHmac("sha256", secret).update(`list-cursor:${list}:`).update(id).digest();
    return mac.subarray(0, MAC_BYTES);
  };
  return {
    make: (list, after) => {
      const id = Buffer.alloc(ID_BYTES);
      id.writeBigUInt64BE(BigInt(after));
      return Buffer.concat([id, macOf(list, id)]).toString("base64url");
    },
    read: (list, cursor) => {
      const bytes = Buffer.from(cursor, "base64url");
      const id = bytes.subarray(0, ID_BYTES);
      const isOurs =
        bytes.length === ID_BYTES + MAC_BYTES &&
        bytes.toString("base64url") === cursor &&
        timingSafeEqual(macOf(list, id), bytes.subarray(ID_BYTES));
      return isOurs ? ok(String(id.readBigUInt64BE())) : fail({ code: "cursor_invalid" });
    },
  };
};
