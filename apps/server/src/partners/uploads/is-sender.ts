import type pg from "pg";
import type { UploadRow } from "./upload-store.ts";

/**
 * Whether somebody sent the bytes of an upload: the account that did, or for a file that came with a key
 * its partner. Running a file again makes nobody its sender.
 */
export async function isSender(
  pool: Pick<pg.Pool, "query">,
  { file_id }: Pick<UploadRow, "file_id">,
  who: { readonly userId?: string; readonly ownPartnerId: string | undefined },
): Promise<boolean> {
  const { rows } = await pool.query<{
    user_id: string | null;
    sent_by: string;
    partner_id: string;
  }>("select user_id, sent_by, partner_id from uploads where file_id = $1 order by seq limit 1", [
    file_id,
  ]);
  const [first] = rows;
  if (first === undefined) return false;
  if (first.sent_by === "api") return first.partner_id === who.ownPartnerId;
  return first.user_id !== null && first.user_id === who.userId;
}
