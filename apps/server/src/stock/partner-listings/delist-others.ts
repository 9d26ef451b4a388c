import type { Queryable } from "@propertyvr/database";
import type pg from "pg";
import { removeListingsById } from "../listings/refresh-offers.ts";
import { appendChanges } from "./change-store.ts";
import { countOthers, findOthers, type Replacing } from "./named-store.ts";
import { ownReference } from "./partner-property.ts";
import { stockOf } from "./stock-store.ts";

/** What a replacing upload takes off: homes of the stock that it does not name. */
export interface DelistedOthers {
  readonly delisted: number;
  /** Homes in the stock. */
  readonly of: number;
  readonly examples: readonly { readonly external_id: string | null; readonly title: string }[];
}

const EXAMPLES = 10;

/** Reads what would be taken off; call it when every row of the file has been named. */
export async function findDelisting(
  client: Queryable,
  replacing: Replacing,
): Promise<DelistedOthers> {
  const source = stockOf(replacing.partnerId);
  const counts = await countOthers(client, source, replacing);
  const first = await findOthers(client, source, replacing, { after: "", limit: EXAMPLES });
  return {
    ...counts,
    examples: first.map(({ external_id: reference, title }) => ({
      external_id: ownReference(reference),
      title,
    })),
  };
}

/** More than this share of a stock, or this many homes, go only after a yes. */
const SHARE_AT_MOST = 0.2;
const HOMES_AT_MOST = 50;
/** Of a stock under ten homes a fifth is less than two: the one home that was sold goes without a question. */
const HOMES_AT_LEAST = 1;

/** The deletion guard: whether so much would go that the file may be the wrong one, or half of one. */
export function asksFirst({ delisted, of }: Pick<DelistedOthers, "delisted" | "of">): boolean {
  const share = Math.floor(of * SHARE_AT_MOST);
  const isAll = delisted > 0 && delisted === of;
  return isAll || delisted > Math.max(HOMES_AT_LEAST, Math.min(HOMES_AT_MOST, share));
}

export interface DelistOptions {
  /** The `last` of the batch before; "" to begin, and to begin again after a break. */
  readonly after: string;
  readonly limit: number;
}

/**
 * Takes a batch of the homes that an upload does not name off the market for good, with their offers,
 * and logs each as deleted. In the caller's transaction, under the lock of the stock.
 * @returns how many, and the name of the last; undefined once none is left
 */
export async function delistOthers(
  client: pg.ClientBase,
  replacing: Replacing,
  { after, limit }: DelistOptions,
): Promise<{ readonly delisted: number; readonly last: string | undefined }> {
  const others = await findOthers(client, stockOf(replacing.partnerId), replacing, {
    after,
    limit,
  });
  if (others.length === 0) return { delisted: 0, last: undefined };
  await removeListingsById(
    client,
    others.map(({ id }) => id),
  );
  await appendChanges(
    client,
    replacing.partnerId,
    others.map(({ id, external_id: reference }) => ({
      op: "deleted" as const,
      listingId: String(id),
      externalId: ownReference(reference),
      fields: [],
    })),
    { isOfImport: true },
  );
  return { delisted: others.length, last: others.at(-1)?.external_id };
}
