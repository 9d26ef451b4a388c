import type { KeyObject } from "node:crypto";
import type { Db } from "@propertyvr/database";
import type { KeyCaller } from "@propertyvr/contracts";
import type { Clock, Random } from "../../platform/config/deps.ts";
import type { SlidingLimit } from "../../platform/http/sliding-limit.ts";
import type { MailPost } from "../../platform/mail/mail-post.ts";
import type { KeyCache, PublicIds } from "./key-cache.ts";
import type { Peppers } from "./pepper.ts";

/** What partners and their keys stand on. */
export interface PartnerDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly peppers: Peppers;
  /** Public keys, by their names, with which GitHub signs its reports. */
  readonly githubKeys: ReadonlyMap<string, KeyObject>;
  readonly post: MailPost;
  readonly cache: KeyCache;
  readonly publicIds: PublicIds;
  /** Until every request answered before is in the counts of its key, and among its callers. */
  readonly flushUse: () => Promise<void>;
  /** Who has called with a key since a time, the latest first. */
  readonly callersOf: (keyId: string, since: Date) => Promise<readonly KeyCaller[]>;
  /** Slows an address that tries keys which are none, or reports many, and an account that asks too often. */
  readonly attempts: SlidingLimit;
}
