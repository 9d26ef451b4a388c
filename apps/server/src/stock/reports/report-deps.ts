import type { Db } from "@propertyvr/database";
import type pg from "pg";
import type { Clock, Random } from "../../platform/config/deps.ts";
import type { SharedLimit } from "../../platform/limits/shared-limit.ts";
import type { KeyedHash } from "../../platform/secrets/keyed-hash.ts";

/** What the reports of homes need. */
export interface ReportDeps {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly random: Random;
  /** Names a guest's network without keeping it. */
  readonly hashNetwork: KeyedHash;
  /** Limits reports by account, and those of guests by network. */
  readonly reports: { readonly ofAccounts: SharedLimit; readonly ofGuests: SharedLimit };
}
