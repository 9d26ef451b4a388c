import { foldedName, isRemark, type PrivateKind, privateKindOf } from "./private-words.ts";

/**
 * Why a column is not read by itself: a private kind, which nobody can change, or one of two that a
 * person may read all the same: remarks, and a phone, LINE or e-mail that stands beside the owner's name.
 */
export type LeftOut = PrivateKind | "remark" | "beside_owner";

/** What is to be said of each column that is left out by its name; the others are not in it. */
export function leftOutColumns(columns: readonly string[]): ReadonlyMap<string, LeftOut> {
  const found = new Map<string, LeftOut>();
  for (const column of columns) {
    const kind = privateKindOf(column) ?? (isRemark(column) ? "remark" : undefined);
    if (kind !== undefined) found.set(column, kind);
  }
  if (columns.some(isOwnersName) && !columns.some(isOwnersMeans))
    for (const run of [columns, columns.toReversed()])
      for (const column of besideOwner(run))
        if (!found.has(column)) found.set(column, "beside_owner");
  return found;
}

/** Whether a person may have a column of this name read: not where its values may never be published. */
export const mayBeRead = (column: string): boolean => privateKindOf(column) === undefined;

/** "เจ้าของ | เบอร์โทร | ไลน์": plain means of contact right behind an owner, up to the next column of another kind. */
function* besideOwner(columns: readonly string[]): Generator<string> {
  let isBeside = false;
  for (const column of columns) {
    const isMeans = PLAIN_MEANS.test(saidIn(column));
    if (isBeside && isMeans) yield column;
    isBeside = isOwnersName(column) || (isBeside && isMeans);
  }
}

const saidIn = (column: string): string => {
  const { words, thai } = foldedName(column);
  return `${words.trim()}|${thai}`;
};
/** Names that do not say whose it is. The Thai stand as `foldedThai` writes them. */
const PLAIN_MEANS =
  /^(?:(?:tel|telephone|phone|mobile|phone number|tel number|tel no|phone no|contact no|contact number|cell|line|line id|whatsapp|wechat|email|e mail|mail)(?: \d)?)?\|(?:เบอร(?:โทร(?:ศัพท)?|มือถือ)?|โทร(?:ศัพท)?|มือถือ|ไลน|ไอดีไลน|ไลนไอดี|อีเมล)?$/;

const MEANS = /tel|phone|mobile|line|mail|whatsapp|contact|เบอร|โทร|มือถือ|ไลน|อีเมล|ติดตอ/;
const isOwners = (column: string): boolean => privateKindOf(column) === "owner";
const isOwnersMeans = (column: string): boolean => isOwners(column) && MEANS.test(saidIn(column));
const isOwnersName = (column: string): boolean => isOwners(column) && !isOwnersMeans(column);
