import type { ApiKey, KeyUsage, User } from "@propertyvr/contracts";
import { fakeServer, problem } from "../../../testing/fake-server.ts";
import { ploy } from "../../../testing/people.ts";

export const keyOf = (over: Partial<ApiKey> = {}): ApiKey => ({
  id: "k1",
  key: "pvr_7f3a…9Qx2",
  label: null,
  partner_name: "Baan Dee",
  partner_email: "api@baandee.example",
  partner_company: null,
  rate_limit: 1_000,
  is_active: true,
  requests_count: 12_345,
  created_at: "2026-11-20T03:00:00.000Z",
  last_used: null,
  expires_at: null,
  revoked_at: null,
  revoked_reason: null,
  scopes: ["read", "write"],
  replaced_by: null,
  ends_at: null,
  partner_id: "p1",
  still_used_by: [],
  addresses: [],
  ...over,
});

export const WHOLE = "pvr_7f3aKq81abcdefghijklmnopqrstuvwxyz0123456789Qx2";

const HALF_HOUR_MS = 30 * 60_000;

/** 24 hours up to noon, in which requests were made only from 11:30 on. */
export function usageOf(over: Partial<KeyUsage> = {}): KeyUsage {
  const until = Date.parse("2026-11-21T12:00:00.000Z");
  const series = Array.from({ length: 48 }, (_, at) => ({
    starts_at: new Date(until - (48 - at) * HALF_HOUR_MS).toISOString(),
    successful: at === 47 ? 90 : 0,
    client_errors: at === 47 ? 6 : 0,
    throttled: at === 47 ? 3 : 0,
    server_errors: at === 47 ? 1 : 0,
    avg_response_time_ms: at === 47 ? 12.5 : null,
  }));
  const log = (status_code: number, at: number) => ({
    timestamp: new Date(until - at * 1_000).toISOString(),
    method: "POST",
    endpoint: "/api/partner/properties",
    status_code,
    response_time_ms: 12.5,
    request_id: `r${at}`,
    problem: status_code < 400 ? null : "quota_exceeded",
  });
  return {
    hours: 24,
    since: series[0]?.starts_at ?? "",
    until: new Date(until).toISOString(),
    total_requests: 100,
    successful_requests: 90,
    failed_requests: 10,
    client_errors: 6,
    throttled: 3,
    server_errors: 1,
    avg_response_time_ms: 12.5,
    p50_response_time_ms: 10,
    p95_response_time_ms: 48,
    unrecorded_requests: 0,
    rate_limit: 1_000,
    remaining: 903,
    recent_logs: [201, 399, 400, 429, 500, 200].map(log),
    series,
    ...over,
  };
}

/** A server with these keys; a test changes them, as another tab would, and answers differently. */
export function fakeKeys(
  keys: ApiKey[],
  answers: Parameters<typeof fakeServer>[0] = {},
  person: User = ploy,
) {
  const server = { keys };
  const revoked = { is_active: false, revoked_at: "2026-11-21T03:00:00.000Z" };
  const { seen } = fakeServer({
    "GET /api/auth/me": () => ({ status: 200, body: person }),
    "GET /api/chats": () => ({ status: 200, body: [] }),
    "GET /api/admin/api-keys": () => ({ status: 200, body: { api_keys: server.keys } }),
    "POST /api/admin/api-keys": ({ body }) => {
      const made = keyOf({ ...(body as Partial<ApiKey>), id: "k9", key: "pvr_7f3a…9Qx2" });
      server.keys = [made, ...server.keys];
      return { status: 201, body: { ...made, key: WHOLE } };
    },
    "PUT /api/admin/api-keys/k1/revoke": () => {
      const found = server.keys.find(({ id }) => id === "k1");
      if (!found) return problem(404, "not_found", "Not found");
      const ended: ApiKey = { ...found, ...revoked, revoked_reason: "revoked" };
      server.keys = server.keys.map((key) => (key.id === "k1" ? ended : key));
      return { status: 200, body: ended };
    },
    "DELETE /api/admin/api-keys/k1": () => {
      const isThere = server.keys.some(({ id }) => id === "k1");
      server.keys = server.keys.filter(({ id }) => id !== "k1");
      return isThere ? { status: 204 } : problem(404, "not_found", "Not found");
    },
    ...answers,
  });
  localStorage.setItem("session_token", "t1");
  localStorage.setItem("user", JSON.stringify(person));
  const asked = (method: string, path: string) =>
    seen.filter((each) => each.method === method && each.path === path);
  return { server, asked };
}
