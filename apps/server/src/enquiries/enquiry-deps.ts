import type { Tables } from "@propertyvr/database";
import type { Kysely } from "kysely";
import type pg from "pg";
import type { KeyedHash } from "../accounts/keyed-hash.ts";
import type { Clock, Random } from "../config/deps.ts";
import type { SharedLimit } from "../limits/shared-limit.ts";

/** What enquiries and reports stand on. */
export interface EnquiryDeps {
  readonly db: Kysely<Tables>;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly random: Random;
  /** Names a guest's network without keeping it. */
  readonly hashNetwork: KeyedHash;
  /** Slows reports: an account's, and those of guests by their network. */
  readonly reports: { readonly ofAccounts: SharedLimit; readonly ofGuests: SharedLimit };
}
