import type { Db } from "@propertyvr/database";
import type pg from "pg";
import type { Clock, Random } from "../../platform/config/deps.ts";
import type { SharedLimit } from "../../platform/limits/shared-limit.ts";
import type { KeyedHash } from "../../platform/secrets/keyed-hash.ts";

/** What reports of homes stand on. */
export interface ReportDeps {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly random: Random;
  /** Names a guest's network without keeping it. */
  readonly hashNetwork: KeyedHash;
  /** Slows reports: an account's, and those of guests by their network. */
  readonly reports: { readonly ofAccounts: SharedLimit; readonly ofGuests: SharedLimit };
}
