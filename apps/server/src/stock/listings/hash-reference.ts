import { createHash } from "node:crypto";
import type { PartnerDraft } from "@propertyvr/ingest";

/** What a row says, as a name: the same values are the same home. What is derived from a map does not enter. */
export function hashReference({ raw: _raw, nearestM: _nearestM, ...said }: PartnerDraft): string {
  const text = JSON.stringify(said, (_key, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return `row-${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;
}
