import type { Db } from "@propertyvr/database";
import type { Config } from "../platform/config/config.ts";
import type { Clock, Random } from "../platform/config/deps.ts";
import type { MailPost } from "../platform/mail/mail-post.ts";
import type { SharedLimit } from "../platform/limits/shared-limit.ts";
import type { DeviceTokens } from "./device-tokens.ts";
import type { KeyedHash } from "../platform/secrets/keyed-hash.ts";

/** What the use cases of accounts stand on. */
export interface AccountDeps {
  readonly db: Db;
  readonly config: Pick<Config, "isLoopback" | "adminEmail" | "smtpUrl">;
  readonly clock: Clock;
  readonly random: Random;
  readonly hashToken: KeyedHash;
  readonly hashCode: KeyedHash;
  readonly hashLink: KeyedHash;
  readonly hashChallenge: KeyedHash;
  readonly post: MailPost;
  readonly devices: DeviceTokens;
  readonly attempts: SharedLimit;
}
