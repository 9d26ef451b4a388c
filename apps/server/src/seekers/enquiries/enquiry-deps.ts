import type { Db } from "@propertyvr/database";
import type { Config } from "../../platform/config/config.ts";
import type { Clock, Random } from "../../platform/config/deps.ts";
import type { MailPost } from "../../platform/mail/mail-post.ts";

/** What enquiries stand on. */
export interface EnquiryDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly post: MailPost;
  readonly config: Pick<Config, "supportEmail">;
}
