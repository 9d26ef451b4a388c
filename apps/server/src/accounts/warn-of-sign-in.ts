import type { Db } from "@propertyvr/database";
import type { AccountDeps } from "./account-deps.ts";
import type { UserRow } from "./account-store.ts";
import type { Client } from "./client.ts";
import { wantsMail } from "./partner-recipients.ts";

/**
 * Warns by mail of a sign-in on a device not known before, where the person wants such mails.
 * @param from the device, and where a password is reset
 */
export const warnOfSignIn = async (
  { post, clock }: Pick<AccountDeps, "post" | "clock">,
  db: Db,
  user: UserRow,
  { client, address }: { readonly client: Client; readonly address: string },
): Promise<void> => {
  if (!wantsMail(user.preferences)) return;
  const device = [client.browser, client.system].filter((each) => each !== null).join(", ");
  await post.write(db, {
    kind: "new_sign_in",
    facts: { name: user.name, device, at: clock.now(), url: address },
    to: user.email,
    language: user.language,
    userId: user.id,
  });
};
