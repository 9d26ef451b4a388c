import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import type { RecordedRequest } from "../../../platform/http/key-ports.ts";

/** A key in the database with nothing but what it must have. */
export const insertTestKey = async (
  pool: Pool,
  rateLimit = 1_000,
  madeAt = new Date(0),
): Promise<string> => {
  const [keyId, partnerId] = [randomUUID(), randomUUID()];
  await pool.query("insert into partners (id, name, email) values ($1, 'Baan Dee', $2)", [
    partnerId,
    `${partnerId}@example.com`,
  ]);
  await pool.query(
    `insert into api_keys (id, partner_id, public_id, last_four, key_hash, pepper, rate_limit, created_at)
     values ($1, $2, $3, 'abcd', '\\x00', 'test', $4, $5)`,
    [keyId, partnerId, keyId.slice(0, 8), rateLimit, madeAt],
  );
  return keyId;
};

/** A request as a partner's program makes it. */
export const drawnRequest = (
  over: Partial<RecordedRequest> & Pick<RecordedRequest, "keyId" | "at">,
): RecordedRequest => ({
  requestId: `req_${randomUUID()}`,
  method: "GET",
  route: "/api/partner/properties",
  status: 200,
  elapsedMs: 3,
  bytesIn: 0,
  bytesOut: 512,
  isCounted: true,
  problem: undefined,
  network: "203.0.113.7",
  userAgent: "python-requests/2.32",
  ...over,
});
