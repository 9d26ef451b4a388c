import type { Chat } from "@propertyvr/contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp, type SignedUp, type TestApp } from "../platform/http/testing/test-app.ts";
import { listHome, partnerWithAccount } from "../seekers/enquiries/testing/listed-homes.ts";

/** What one person wrote, is called and is reached by: none of it may stand in the log, at any level. */
const SECRETS = {
  name: "Somsri Quillfeather",
  email: "somsri.quillfeather@example.com",
  password: "quill-and-feather-9",
  wrong: "wrong-guess-of-hers",
  message: "condo near BTS Ari for my husband Zebulon, 9,876 baht",
  foundBy: "Zebulon",
  phone: "0898765432",
  enquiry: "We would like to move in after our wedding",
  support: "I was robbed in soi 7",
  place: "13.7811,100.5441",
  query: "searched-for-in-the-address",
  key: "pvr_notakeyofanybody",
} as const;

let test: TestApp;
let person: SignedUp;
let home: string;

beforeAll(async () => {
  test = await createTestApp({ logLevel: "trace" });
  await test.signUp({ name: "Ploy" });
  const { partnerId } = await partnerWithAccount(test, "Baan Dee");
  home = await listHome(test, { source: `partner:${partnerId}` });
  const { name, email, password } = SECRETS;
  person = await test.signUp({ name, email, password });
});
afterAll(() => test.close());

const send = (method: "GET" | "POST" | "PATCH", url: string, payload?: unknown, headers = {}) =>
  test.app.inject({
    method,
    url,
    headers: { ...person.headers, ...headers },
    ...(payload !== undefined && { payload: payload as object }),
  });

/** Everything that a person does with words of theirs, right and wrong. */
const journey = async (): Promise<readonly number[]> => {
  const { email, password, wrong, message, foundBy, phone, enquiry, support } = SECRETS;
  const json = { "content-type": "application/json" };
  const statuses: number[] = [];
  const did = async (reply: ReturnType<typeof send>) => {
    const { statusCode, body } = await reply;
    statuses.push(statusCode);
    return body;
  };
  await did(send("POST", "/api/auth/login", { email, password }));
  await did(send("POST", "/api/auth/login", { email, password: wrong }));
  await did(send("POST", "/api/auth/password/forgot", { email }));
  const { id } = JSON.parse(await did(send("POST", "/api/chats", {}))) as Chat;
  await did(send("POST", `/api/chats/${id}/messages`, { message }));
  await did(send("GET", `/api/chats/${id}/messages`));
  await did(send("POST", "/api/chats/search", { text: foundBy }));
  await did(send("POST", "/api/understand", { text: message }));
  await did(send("POST", "/api/properties/search", { query: message }));
  const form = { property_id: home, client_id: "one", name: SECRETS.name, phone, message: enquiry };
  await did(send("POST", "/api/enquiries", form));
  const asked = { client_id: "two", name: SECRETS.name, email, subject: "Help", message: support };
  await did(send("POST", "/api/support", asked));
  await did(send("GET", `/api/places?q=${SECRETS.query}&near=${SECRETS.place}`));
  await did(send("GET", `/nowhere/${SECRETS.query}?email=${email}`));
  await did(send("POST", "/api/chats", `{"title": ${message}`, json));
  await did(send("POST", "/api/chats", { title: 5, [message]: message }));
  await did(
    send("GET", "/api/partner/v1/listings", undefined, { authorization: `Bearer ${SECRETS.key}` }),
  );
  await did(send("PATCH", "/api/auth/me", { name: `${SECRETS.name} Jr.` }));
  return statuses;
};

it("the log holds no text, name or contact of a person, at any level", async () => {
  const statuses = await journey();
  // Both what works and what is refused was tried.
  expect(statuses).toEqual(expect.arrayContaining([200, 201, 400, 401, 404, 422]));
  expect(statuses.filter((status) => status >= 500)).toEqual([]);

  // A fault of the database tells the whole row that it met.
  await test.database.pool.query(
    "alter table users add constraint broken check (name not like '% Sr.')",
  );
  const fault = await send("PATCH", "/api/auth/me", { name: `${SECRETS.name} Sr.` });
  expect(fault.statusCode).toBe(500);
  const faults = test.logged.filter(({ msg }) => msg === "fault");
  expect(faults).toEqual([
    expect.objectContaining({ err: expect.objectContaining({ constraint: "broken" }) as object }),
  ]);

  const log = test.logged.map((line) => JSON.stringify(line)).join("\n");
  expect(log).toContain('"route":"/api/chats"');
  for (const [what, secret] of Object.entries(SECRETS))
    expect([what, log.includes(secret)]).toEqual([what, false]);
  expect(log).not.toContain(person.token);
  expect(log).not.toContain(decodeURIComponent(SECRETS.place));
});
