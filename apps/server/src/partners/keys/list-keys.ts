import type { ApiKey } from "@propertyvr/contracts";
import { keyOf } from "./key-reply.ts";
import { listKeys, type OwnedKey } from "./key-store.ts";
import type { PartnerDeps } from "./partner-deps.ts";

/** Who calls with a replaced key is told until it has been at its end for so long. */
const TOLD_AFTER_MS = 7 * 24 * 3_600_000;

/** The keys of a partner, or of all for undefined, the newest first; of a replaced one, who still uses it. */
export const listOwnKeys = async (
  deps: PartnerDeps,
  partnerId: string | undefined,
): Promise<ApiKey[]> => {
  const now = deps.clock.now();
  await deps.flushUse();
  const rows = await listKeys(deps.db, partnerId);
  return Promise.all(rows.map(async (row) => keyOf(row, now, await callersSince(deps, row, now))));
};

const callersSince = async (deps: PartnerDeps, { id, replaced_at, ends_at }: OwnedKey, now: Date) =>
  replaced_at === null || ends_at === null || ends_at.getTime() < now.getTime() - TOLD_AFTER_MS
    ? []
    : deps.callersOf(id, replaced_at);
