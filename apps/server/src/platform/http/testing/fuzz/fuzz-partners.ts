import type { ApiKey } from "@propertyvr/contracts";
import { createTestApp, type SignedUp, type TestApp } from "../test-app.ts";
import { fuzzRoutes, type FuzzTally } from "./fuzz-routes.ts";

const HOUR_MS = 3_600_000;
const QUOTA = 10_000;

/**
 * A whole app on a database of its own, two partners with keys of every kind, and requests to
 * everything that a key opens until `isOver`. An hour of the clock passes before the quota is used up.
 */
export const fuzzPartners = async (
  seed: number,
  isOver: (tally: FuzzTally) => boolean,
): Promise<FuzzTally> => {
  const test = await createTestApp();
  try {
    const keys = await makeKeys(test);
    return await fuzzRoutes(test.app, {
      seed,
      keys,
      isOver,
      between: ({ requests }) => {
        if (requests % (QUOTA / 2) === 0) test.clock.forward(HOUR_MS);
      },
    });
  } finally {
    await test.close();
  }
};

const makeKeys = async (test: TestApp): Promise<readonly string[]> => {
  const admin = await test.signUp();
  const one = { partner_name: "One", partner_email: "one@example.com", rate_limit: QUOTA };
  const two = { partner_name: "Two", partner_email: "two@example.com", rate_limit: QUOTA };
  const full = (await make(test, admin, one)).key;
  const other = (await make(test, admin, two)).key;
  const reading = (await make(test, admin, { ...one, scopes: ["read"] })).key;
  const ended = await make(test, admin, one);
  await test.app.inject({
    method: "PUT",
    url: `/api/admin/api-keys/${ended.id}/revoke`,
    headers: admin.headers,
  });
  // As often as it is worth trying.
  return [...Array.from({ length: 12 }, () => full), other, other, other, reading, ended.key];
};

const make = async (test: TestApp, admin: SignedUp, payload: object): Promise<ApiKey> => {
  const { headers } = admin;
  const reply = await test.app.inject({
    method: "POST",
    url: "/api/admin/api-keys",
    headers,
    payload,
  });
  if (reply.statusCode !== 201) throw new Error(`no key: ${reply.body}`);
  return reply.json<ApiKey>();
};
