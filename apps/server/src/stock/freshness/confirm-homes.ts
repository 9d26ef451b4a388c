import type { ConfirmedHomes } from "@propertyvr/contracts";
import type pg from "pg";
import { stockOf } from "../partner-listings/stock-store.ts";
import type { WriteStock } from "../partner-listings/write-stock.ts";
import { isListingId } from "../listings/listing-store.ts";
import { confirmListings } from "../listings/confirm-listings.ts";
import { findAllExpiring, findNamed } from "./confirming-store.ts";

/** Which homes of a stock still hold. */
export interface Confirming {
  readonly ids: readonly string[];
  /** The partner's own references. */
  readonly references: readonly string[];
}

/** Notes that these homes of a partner still hold; those that it does not have are named. */
export const confirmHomes = (
  writeStock: WriteStock,
  partnerId: string,
  { ids, references }: Confirming,
  options: { readonly dryRun?: boolean } = {},
): Promise<ConfirmedHomes> => {
  const work = async (client: pg.ClientBase): Promise<ConfirmedHomes> => {
    const source = stockOf(partnerId);
    const found = await findNamed(client, source, { ids: ids.filter(isListingId), references });
    const foundIds = new Set(found.map(({ id }) => id));
    const foundReferences = new Set(found.map(({ external_id }) => external_id));
    return {
      ...(await confirm(client, [...foundIds])),
      not_found: {
        ids: [...new Set(ids)].filter((id) => !foundIds.has(id)),
        external_ids: [...new Set(references)].filter((name) => !foundReferences.has(name)),
      },
    };
  };
  return writeStock(partnerId, work, options);
};

/** The same for all that expire within days, and all that have expired. */
export const confirmAllExpiring = (
  writeStock: WriteStock,
  partnerId: string,
  now: Date,
): Promise<ConfirmedHomes> =>
  writeStock(partnerId, async (client) => ({
    ...(await confirm(client, await findAllExpiring(client, stockOf(partnerId), now))),
    not_found: { ids: [], external_ids: [] },
  }));

async function confirm(
  client: pg.ClientBase,
  ids: readonly string[],
): Promise<Pick<ConfirmedHomes, "confirmed" | "restored">> {
  const restored = await confirmListings(client, ids, { isAsked: true });
  return { confirmed: ids.length, restored: restored.length };
}
