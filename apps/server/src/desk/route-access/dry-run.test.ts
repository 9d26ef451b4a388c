import { type Endpoint, type EndpointName, endpoints, type Problem } from "@propertyvr/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { plainHome } from "../../stock/partner-listings/testing/test-partner.ts";
import { createScene, type AccessScene } from "./testing/callers.ts";
import { EXPECTED, type ExpectedAccess } from "./testing/expected-access.ts";

const writes = (Object.entries(endpoints) as readonly [EndpointName, Endpoint][]).filter(
  ([, { access, method }]) => method !== "GET" && (access === "key" || access === "partner"),
);
const withKey = writes.filter(([, { access }]) => access === "key");
const inSession = writes.filter(([, { access }]) => access === "partner");

/** What the table of access sends is right for all but these, which would change nothing. */
const ROWS: Readonly<Partial<Record<EndpointName, Partial<ExpectedAccess>>>> = {
  confirmPartnerProperties: { of: "home", body: ({ id }) => ({ ids: [id] }) },
  replacePartnerProperty: {
    of: "home",
    body: { ...plainHome, external_id: undefined, rent_price: 31_000 },
  },
};

/** A file that is sent on trial is kept, with its report, as a trial. */
const SENDS_A_FILE: ReadonlySet<string> = new Set<EndpointName>([
  "uploadFile",
  "uploadJson",
  "importUpload",
  "sendImport",
]);
const STOCK = [
  "listings",
  "offers",
  "listing_changes",
  "hidden_references",
  "listing_groups",
  "photos",
  "api_keys",
  "partners",
  "audit_log",
  "idempotency_keys",
  "webhook_endpoints",
  "webhook_events",
  "webhook_deliveries",
];

let scene: AccessScene;
beforeAll(async () => {
  scene = await createScene();
});
afterAll(() => scene.close());

/** Every row of these tables, apart from how often and when a key was used. */
const dumpOf = async (tables: readonly string[]): Promise<Record<string, string>> => {
  const dump: Record<string, string> = {};
  for (const table of tables) {
    const { rows } = await scene.test.database.pool.query<{ all: string }>(
      `select coalesce(string_agg(line, E'\\n' order by line), '') as all
       from ${table} t, lateral (select (to_jsonb(t) - '{last_used_at,requests_count}'::text[])::text as line) row`,
    );
    dump[table] = rows[0]?.all ?? "";
  }
  return dump;
};

/** Sends a write with this query, on a thing made for it alone. */
const send = async (name: EndpointName, endpoint: Endpoint, query: string) => {
  const row: ExpectedAccess = { ...EXPECTED[name], ...ROWS[name] };
  const made = row.of === undefined ? { id: "" } : await scene.make[row.of]();
  // Something that could be stopped, though nothing runs it.
  if (name === "cancelImport" || name === "cancelUpload")
    await scene.test.database.pool.query("update uploads set state = 'waiting' where id = $1", [
      made.id,
    ]);
  const body = typeof row.body === "function" ? row.body(made) : row.body;
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_all, part: string) =>
    encodeURIComponent((made as Readonly<Record<string, string>>)[part] ?? ""),
  );
  await scene.test.app.jobs.idle();
  const tables = SENDS_A_FILE.has(name) ? STOCK : [...STOCK, "uploads"];
  const before = await dumpOf(tables);
  const reply = await scene.test.app.inject({
    method: endpoint.method,
    url: `${path}?${query}`,
    headers: {
      ...scene.headers[endpoint.access === "key" ? "write key" : "partner"],
      "idempotency-key": `${name}-${query}`,
    },
    ...(body && { payload: body }),
  });
  await scene.test.app.jobs.idle();
  const after = await dumpOf(tables);
  if (name === "cancelImport" || name === "cancelUpload")
    await scene.test.database.pool.query("delete from uploads where id = $1", [made.id]);
  return { reply, before, after };
};

describe("a write with dry_run=true", () => {
  it.each(withKey)("is answered like a real one and keeps nothing: %s", async (name, endpoint) => {
    const { reply, before, after } = await send(name, endpoint, "dry_run=true");
    expect(reply.statusCode, reply.body).toBeLessThan(300);
    expect(after).toEqual(before);
  });

  it.each(inSession)("keeps nothing, or is refused: %s", async (name, endpoint) => {
    const { reply, before, after } = await send(name, endpoint, "dry_run=true");
    if (reply.statusCode >= 300) expect(reply.statusCode, reply.body).toBe(422);
    expect(after).toEqual(before);
  });
});

describe("a write with a query that is misspelt", () => {
  it.each(writes)("is refused with the name that was meant: %s", async (name, endpoint) => {
    const { reply, before, after } = await send(name, endpoint, "dryrun=true&DRY-RUN=1");
    expect(reply.statusCode, reply.body).toBe(422);
    const problem = reply.json<Problem>();
    expect(problem.errors?.map(({ field, code }) => [field, code])).toEqual([
      ["dryrun", "unknown_query"],
      ["DRY-RUN", "unknown_query"],
    ]);
    if (endpoint.access === "key") expect(problem.detail).toContain("dry_run");
    expect(after).toEqual(before);
  });
});
