/**
 * A client that knows the specification and nothing else: its paths, its fields and its texts, sent
 * as plain HTTP. It begins in the moment in which a first start says that it is ready.
 */
import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startProduct, type Product } from "./harness/product.ts";
import { newDataDir } from "./harness/shelf.ts";

type JsonObject = Record<string, unknown>;
interface SpecAnswer {
  readonly status: number;
  readonly body: JsonObject;
  readonly list: readonly JsonObject[];
}

let product: Product;
let token = "";
let key = "";
let keyId = "";
const dataDir = newDataDir();

beforeAll(async () => {
  product = await startProduct({ dataDir, waitFor: "ready" });
}, 180_000);
afterAll(async () => {
  await product?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function send(method: string, path: string, init: RequestInit = {}): Promise<SpecAnswer> {
  const headers = new Headers(init.headers);
  if (token !== "" && !headers.has("x-api-key")) headers.set("authorization", `Bearer ${token}`);
  const reply = await fetch(`${product.url}/api${path}`, {
    ...init,
    method,
    headers,
    signal: AbortSignal.timeout(30_000),
  });
  const text = await reply.text();
  const value: unknown = text === "" ? {} : JSON.parse(text);
  return {
    status: reply.status,
    body: (Array.isArray(value) ? {} : value) as JsonObject,
    list: (Array.isArray(value) ? value : []) as JsonObject[],
  };
}
const json = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  send(method, path, {
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  });
const withKey = () => ({ "x-api-key": key });

function expectCard(card: JsonObject | undefined): void {
  expect(card).toEqual(
    expect.objectContaining({
      id: expect.any(String),
      title: expect.any(String),
      price: expect.any(Number),
      location: expect.any(String),
      websiteUrl: expect.stringMatching(/^https?:\/\//),
    }),
  );
  for (const name of ["bedrooms", "bathrooms", "area"])
    expect(card?.[name] === null || typeof card?.[name] === "number", name).toBe(true);
  const image = card?.["image"];
  expect(image === null || (typeof image === "string" && /^https?:\/\//.test(image))).toBe(true);
}

const search = async (query: string): Promise<readonly JsonObject[]> => {
  const { status, body } = await json("POST", "/properties/search", { query, filters: null });
  expect(status).toBe(200);
  return body["properties"] as JsonObject[];
};
/** What a search answers as soon as what was written is in it. */
const titlesOf = async (query: string): Promise<readonly unknown[]> =>
  (await search(query)).map((card) => card["title"]);

const HOME = {
  title: "Quiet condo at Soi Ari 4",
  description: "Corner unit with a wide balcony.",
  price: 27_000,
  location: "Ari",
  city: "Bangkok",
  bedrooms: 2,
  bathrooms: 1,
  property_type: "condo",
  square_footage: 700,
  amenities: ["pool", "gym"],
  images: ["https://example.com/a.jpg"],
  status: "available",
};

describe("in the second in which the product is ready", () => {
  it("an account is made, and the first question finds homes", async () => {
    const made = await json("POST", "/auth/signup", {
      name: "Somchai J.",
      email: "somchai@example.com",
      password: "secret1",
    });
    expect(made.body).toMatchObject({
      user: { name: "Somchai J.", email: "somchai@example.com" },
      session_token: expect.any(String),
    });
    token = String(made.body["session_token"]);
    const found = await search("2 bedroom condo near BTS Asok under 40k a month");
    expect(found.length).toBeGreaterThan(0);
    found.forEach(expectCard);
  });

  it("a chat answers the same question with homes", async () => {
    const chat = await json("POST", "/chats", {});
    expect(chat.body).toMatchObject({ id: expect.any(String), title: "New Chat" });
    const sent = await json("POST", `/chats/${String(chat.body["id"])}/messages`, {
      message: "2 bedroom condo near BTS Asok under 40k a month",
      sessionId: null,
    });
    expect(sent.body).toMatchObject({
      userMessage: { sender: "user", content: expect.stringContaining("BTS Asok") },
      aiResponse: { sender: "ai", content: expect.any(String), timestamp: expect.any(String) },
    });
    expect((sent.body["aiResponse"] as JsonObject)["content"]).not.toMatch(
      /no single change|nothing/i,
    );
    const { list: chats } = await send("GET", "/chats");
    expect(chats.map((each) => each["id"])).toContain(chat.body["id"]);
    const { list: messages } = await send("GET", `/chats/${String(chat.body["id"])}/messages`);
    expect(messages.map((message) => message["sender"])).toEqual(["user", "ai"]);
  });
});

describe("signing up and in", () => {
  it.each([
    [{ name: "A", email: "", password: "" }, "Email and password are required"],
    [{ email: "a@example.com", password: "secret1" }, "Name is required for signup"],
    [
      { name: "A", email: "a@example.com", password: "12345" },
      "Password must be at least 6 characters",
    ],
  ])("refuses %j with the specified sentence", async (body, detail) => {
    const refused = await json("POST", "/auth/signup", body);
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.body["detail"]).toBe(detail);
  });

  it("signs the same person in again", async () => {
    const again = await json("POST", "/auth/login", {
      email: "somchai@example.com",
      password: "secret1",
    });
    expect(again.body).toMatchObject({
      user: { email: "somchai@example.com" },
      session_token: expect.any(String),
    });
  });
});

describe("uploading homes without any partner's name", () => {
  const csv = [
    "title,description,price,location,city,bedrooms,bathrooms,property_type,square_footage,amenities,images,status",
    '"Rawai hillside villa","Pool villa",12500000,"Rawai","Phuket",3,3,villa,2500,"pool;garden","https://example.com/v.jpg",available',
    '"House that is gone","Sold last month",4500000,"Hang Dong","Chiang Mai",3,2,house,1800,"garden","",sold',
  ].join("\n");

  it("takes a CSV file and says how many went in", async () => {
    const form = new FormData();
    form.append("file", new Blob([csv], { type: "text/csv" }), "homes.csv");
    const taken = await send("POST", "/properties/upload/csv", { body: form });
    expect(taken.body).toMatchObject({ success: true, inserted: 2, errors: [] });
  });

  it("takes JSON, and tells what is wrong beside what went in", async () => {
    const taken = await json("POST", "/properties/upload/json", [
      { ...HOME, title: "Riverside studio Charoen Nakhon", location: "Charoen Nakhon" },
      { ...HOME, title: "Home without any price", price: null },
    ]);
    expect(taken.body).toMatchObject({ success: true, inserted: 1 });
    expect(taken.body["errors"]).toHaveLength(1);
  });

  it("answers 422 with success false where nothing went in", async () => {
    const refused = await json("POST", "/properties/upload/json", [{ title: "No kind, no place" }]);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ success: false, inserted: 0, detail: expect.any(String) });
  });

  it("finds them where they are, without coordinates", async () => {
    expect(await titlesOf("villa in Rawai")).toContain("Rawai hillside villa");
    expect(await titlesOf("villa for sale in Phuket")).toContain("Rawai hillside villa");
    expect(await titlesOf("condo in Charoen Nakhon")).toContain("Riverside studio Charoen Nakhon");
  });

  it("finds a sold home only when it is asked for", async () => {
    expect(await titlesOf("house in Hang Dong")).not.toContain("House that is gone");
    expect(await titlesOf("sold house in Hang Dong")).toContain("House that is gone");
  });

  it("leaves the sample homes of other questions where they were", async () => {
    const found = await search("2 bedroom condo near BTS Asok under 40k a month");
    expect(found.length).toBeGreaterThan(0);
  });
});

describe("API keys", () => {
  it("makes one from the fields of the form, the limit as text", async () => {
    const made = await json("POST", "/admin/api-keys", {
      partner_name: "Baan Dee",
      partner_email: "hello@baandee.example",
      partner_company: "Baan Dee Co.",
      rate_limit: "1000",
    });
    expect(made.status).toBeLessThan(300);
    expect(made.body).toMatchObject({
      id: expect.any(String),
      key: expect.stringMatching(/^pvr_/),
      partner_name: "Baan Dee",
      partner_email: "hello@baandee.example",
      partner_company: "Baan Dee Co.",
      rate_limit: 1000,
      is_active: true,
      requests_count: 0,
      created_at: expect.any(String),
      last_used: null,
    });
    key = String(made.body["key"]);
    keyId = String(made.body["id"]);
  });

  it("lists it masked", async () => {
    const { body } = await send("GET", "/admin/api-keys");
    const listed = (body["api_keys"] as JsonObject[]).find((each) => each["id"] === keyId);
    const masked = String(listed?.["key"]);
    expect(masked.slice(0, 8)).toBe(key.slice(0, 8));
    expect(masked.slice(-4)).toBe(key.slice(-4));
    expect(masked).not.toBe(key);
  });

  it("tells its partner about itself, and refuses a wrong one", async () => {
    const told = await send("GET", "/partner/api-info", { headers: withKey() });
    expect(told.body).toMatchObject({
      partner_name: "Baan Dee",
      rate_limit: 1000,
      requests_count: expect.any(Number),
      usage_last_24h: { total_requests: expect.any(Number) },
    });
    const wrong = await send("GET", "/partner/api-info", { headers: { "x-api-key": "pvr_wrong" } });
    expect(wrong.status).toBe(401);
  });

  it("pushes homes one by one and many at once, and reads them back by the same names", async () => {
    const one = await json("POST", "/partner/properties", HOME, withKey());
    expect(one.status).toBeLessThan(300);
    const many = await json(
      "POST",
      "/partner/properties/bulk",
      [
        { ...HOME, title: "Loft by the park, Saphan Khwai", location: "Saphan Khwai" },
        { ...HOME, title: "Garden flat Thong Lo 13", location: "Thong Lo", price: 45_000 },
      ],
      withKey(),
    );
    expect(many.status).toBeLessThan(300);
    const { body } = await send("GET", "/partner/properties", { headers: withKey() });
    const homes = Object.values(body).find((value) => Array.isArray(value)) as JsonObject[];
    const back = homes.find((home) => home["title"] === HOME.title);
    expect(back).toMatchObject({
      title: HOME.title,
      description: HOME.description,
      price: HOME.price,
      location: HOME.location,
      city: HOME.city,
      bedrooms: HOME.bedrooms,
      bathrooms: HOME.bathrooms,
      property_type: HOME.property_type,
      square_footage: HOME.square_footage,
      amenities: expect.arrayContaining(HOME.amenities),
      images: HOME.images,
      status: HOME.status,
    });
  });

  it("has what it pushed found near its station, in its district, and shown where the partner says", async () => {
    for (const query of [
      "condo in Ari",
      "condo near BTS Ari",
      "condo in Phaya Thai",
      "คอนโดแถวอารีย์",
    ])
      expect(await titlesOf(query), query).toContain(HOME.title);
    const card = (await search("condo in Ari")).find(({ title }) => title === HOME.title);
    expectCard(card);
    expect(card?.["location"]).toContain("Ari");
    expect(card?.["area"]).toBeCloseTo(65, 0);
  });

  it("counts what the key did", async () => {
    const { body } = await send("GET", `/admin/api-keys/${keyId}/usage?hours=24`);
    expect(body).toMatchObject({
      total_requests: 4,
      successful_requests: 4,
      failed_requests: 0,
      avg_response_time_ms: expect.any(Number),
    });
    expect((body["recent_logs"] as JsonObject[])[0]).toMatchObject({
      method: expect.any(String),
      endpoint: expect.any(String),
      status_code: expect.any(Number),
    });
  });

  it("is revoked, then deleted", async () => {
    expect((await send("PUT", `/admin/api-keys/${keyId}/revoke`)).status).toBeLessThan(300);
    const refused = await send("GET", "/partner/api-info", { headers: withKey() });
    expect(refused.status).toBe(401);
    expect((await send("DELETE", `/admin/api-keys/${keyId}`)).status).toBeLessThan(300);
  });
});

describe("chats", () => {
  it("are deleted, and another question goes on meanwhile", async () => {
    const chat = await json("POST", "/chats", { title: "Weekend in Hua Hin" });
    expect(chat.body["title"]).toBe("Weekend in Hua Hin");
    const id = String(chat.body["id"]);
    expect((await send("DELETE", `/chats/${id}`)).status).toBeLessThan(300);
    const { list } = await send("GET", "/chats");
    expect(list.map((each) => each["id"])).not.toContain(id);
  });

  it("say nothing to somebody who is not signed in", async () => {
    const reply = await fetch(`${product.url}/api/chats`);
    expect(reply.status).toBe(401);
  });
});
