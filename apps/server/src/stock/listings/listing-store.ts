import type { Queryable } from "@propertyvr/database";
import { SHOWN_DETAIL_COLUMNS, type ShownDetailRow } from "./stored-listing.ts";
import { IS_HIDDEN } from "./visibility.ts";

/** Ids are positive bigints written out; whatever else comes is nobody's id. */
const ID = /^[1-9]\d{0,17}$/;
export const isListingId = (id: string): boolean => ID.test(id);

/** Reads single listings, as people see them: hidden ones are not there, expired ones are marked. */
export function listingStore(pool: Queryable): ListingStore {
  return {
    async findById(id) {
      if (!isListingId(id)) return undefined;
      const { rows } = await pool.query<ShownDetailRow>({
        name: "listing_by_id",
        text: `select ${SHOWN_DETAIL_COLUMNS} from listings l where l.id = $1::bigint and not ${IS_HIDDEN}`,
        values: [id],
      });
      return rows[0];
    },
  };
}

export interface ListingStore {
  findById(id: string): Promise<ShownDetailRow | undefined>;
}
