import type { Db } from "@propertyvr/database";
import { writeAudit } from "../../platform/audit/audit-store.ts";
import type { AccountDeps } from "../account-deps.ts";
import type { UserRow } from "../account-store.ts";

/** Warns the owner by mail that an account elsewhere now opens this one, or no longer does, and records it in the audit log. */
export const warnOfIdentityChange = async (
  { post, clock }: Pick<AccountDeps, "post" | "clock">,
  db: Db,
  user: UserRow,
  { network, address }: { readonly network: string; readonly address: string },
  told: { readonly change: "connected" | "disconnected"; readonly provider: string },
): Promise<void> => {
  const at = clock.now();
  await writeAudit(db, {
    actor: { id: user.id, name: user.name, network },
    at,
    action:
      told.change === "connected" ? "account.identity_connected" : "account.identity_disconnected",
    subjectId: user.id,
    after: { provider: told.provider },
  });
  await post.write(db, {
    kind: "identity_changed",
    facts: { name: user.name, at, url: address, ...told },
    to: user.email,
    language: user.language,
    userId: user.id,
  });
};
