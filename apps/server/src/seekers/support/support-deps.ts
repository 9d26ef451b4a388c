import type { Db } from "@propertyvr/database";
import type { Config } from "../../platform/config/config.ts";
import type { Clock, Random } from "../../platform/config/deps.ts";
import type { SharedLimit } from "../../platform/limits/shared-limit.ts";
import type { MailPost } from "../../platform/mail/mail-post.ts";

/** What messages to support stand on. */
export interface SupportDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly config: Pick<Config, "supportEmail" | "smtpUrl">;
  readonly post: MailPost;
  /** Slows messages, of accounts and of networks, because each of them writes a mail. */
  readonly messages: SharedLimit;
}
