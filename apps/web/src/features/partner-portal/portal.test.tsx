import type { KeyUsage } from "@propertyvr/contracts";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeServer, problem } from "../../testing/fake-server.ts";
import { anong } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { manualMessages } from "./manual/messages.ts";
import { operationMessages } from "./manual/operations/messages.ts";
import { MANUAL } from "./manual/manual-data.ts";

// Roles are sought in a long page.
vi.setConfig({ testTimeout: 60_000 });

const KEY = `pvr_${"a".repeat(46)}`;
const usage: KeyUsage = {
  hours: 24,
  since: "2026-11-20T08:00:00.000Z",
  until: "2026-11-21T08:00:00.000Z",
  total_requests: 1_204,
  successful_requests: 1_200,
  failed_requests: 4,
  client_errors: 3,
  throttled: 1,
  server_errors: 0,
  avg_response_time_ms: 8.1,
  p50_response_time_ms: 5,
  p95_response_time_ms: 21.4,
  unrecorded_requests: 0,
  rate_limit: 1_000,
  remaining: 412,
  recent_logs: [
    {
      timestamp: "2026-11-21T07:59:00.000Z",
      method: "POST",
      endpoint: "/api/partner/properties",
      status_code: 422,
      response_time_ms: 4,
      request_id: "req_1",
      problem: "invalid",
    },
  ],
  series: Array.from({ length: 48 }, (_, at) => ({
    starts_at: new Date(Date.UTC(2026, 10, 20, 8, at * 30)).toISOString(),
    successful: 25,
    client_errors: 0,
    throttled: 0,
    server_errors: 0,
    avg_response_time_ms: 8,
  })),
};
const info = {
  partner_name: "Baan Dee",
  rate_limit: 1_000,
  requests_count: 90_210,
  key_expires_at: null,
  server_time: "2026-11-21T08:00:00.000Z",
  usage_last_24h: { total_requests: 1_204 },
};
const config = {
  "GET /api/config": () => ({ status: 200, body: { support_email: "api@x.example" } }),
};
const good = {
  ...config,
  "GET /api/partner/api-info": () => ({ status: 200, body: info }),
  "GET /api/partner/usage": () => ({ status: 200, body: usage }),
};

const open = async (path = "/partner-portal") => {
  const app = renderApp(path);
  await screen.findByText("Partner API", { selector: "h1" });
  return app;
};
/** A part by its address, which partners bookmark; looking in one is quicker than in the whole page. */
const part = (id: string) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
};
const mine = () => within(part("your-key"));
const enterKey = (key: string) => {
  fireEvent.change(mine().getByLabelText("API key"), { target: { value: key } });
  fireEvent.click(mine().getByRole("button", { name: "Show my usage" }));
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("language", "en");
});

describe("the partner portal", () => {
  it("is open to strangers and shows every operation and problem of the document", async () => {
    fakeServer(config);
    await open();
    const endpoints = within(part("endpoints"));
    for (const { method, path } of MANUAL.operations)
      expect(endpoints.getByRole("heading", { name: `${method} ${path}` })).toBeTruthy();
    const errors = within(part("errors"));
    for (const { code } of MANUAL.problems)
      expect(errors.getByRole("link", { name: code })).toBeTruthy();
  });

  it("explains every problem in both languages", () => {
    const unexplained = MANUAL.problems.filter(
      ({ code }) => !(`manual.problem.${code}` in manualMessages.en),
    );
    expect(MANUAL.problems.length).toBeGreaterThan(10);
    expect(unexplained.map(({ code }) => code)).toEqual([]);
  });

  it("says what each operation does as the document does", () => {
    const texts: Readonly<Record<string, string>> = operationMessages.en;
    expect(Object.keys(texts)).toHaveLength(MANUAL.operations.length);
    for (const { name, summary } of MANUAL.operations)
      expect([name, texts[`operation.${name}`]]).toEqual([name, summary]);
  });

  it("keeps the chosen language of the samples, in all of them and for the next visit", async () => {
    localStorage.setItem("cookie_consent", "accepted");
    fakeServer(config);
    await open();
    const first = within(part("start"));
    expect(first.getByRole("tab", { name: "curl", selected: true })).toBeTruthy();
    fireEvent.mouseDown(first.getByRole("tab", { name: "PHP" }), { button: 0 });
    for (const id of ["start", "program", "writePartnerProperty", "partnerChanges"])
      expect(within(part(id)).getByRole("tab", { name: "PHP", selected: true })).toBeTruthy();
    expect(part("program").textContent).toContain("<?php");
    expect(localStorage.getItem("snippet_language")).toBe("php");
    fireEvent.mouseDown(first.getByRole("tab", { name: "curl" }), { button: 0 });
  });

  it("leads from a problem's type to what it says of the code", async () => {
    fakeServer(config);
    const { address } = await open("/docs/errors/rate_limited");
    expect(address()).toBe("/partner-portal#error-rate_limited");
    expect(document.getElementById("error-rate_limited")?.textContent).toContain("Retry-After");
  });
});

describe("a key", () => {
  it("is asked for where none is entered", async () => {
    const { seen } = fakeServer(good);
    await open();
    fireEvent.click(mine().getByRole("button", { name: "Show my usage" }));
    expect(
      (await within(part("your-key")).findByText("Please enter your API key")).textContent,
    ).toBeTruthy();
    expect(seen.map(({ path }) => path)).not.toContain("/api/partner/api-info");
  });

  it("that does not hold is said so, with what the server says", async () => {
    fakeServer({
      ...config,
      "GET /api/partner/api-info": () => problem(401, "key_revoked", "This API key was revoked."),
      "GET /api/partner/usage": () => problem(401, "key_revoked", "This API key was revoked."),
    });
    await open();
    enterKey(KEY);
    expect(await mine().findByText(/^Invalid API key or error fetching information/)).toBeTruthy();
    expect(mine().getByText("This API key was revoked.")).toBeTruthy();
    expect(mine().queryByText("Left this hour")).toBeNull();
  });

  it("shows its limit and its usage, and stands in no storage and no address", async () => {
    const { seen } = fakeServer(good);
    const { address } = await open();
    enterKey(`  ${KEY} `);
    expect(
      await mine().findByRole("figure", { name: "1,204 requests in 24 hours, 4 failed" }),
    ).toBeTruthy();
    expect(mine().getByText("412")).toBeTruthy();
    expect(mine().getByText("Baan Dee")).toBeTruthy();
    expect(mine().getByRole("link", { name: "invalid" }).getAttribute("href")).toBe(
      "#error-invalid",
    );
    expect(seen.filter(({ path }) => path.startsWith("/api/partner"))).toHaveLength(2);
    expect(
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    ).not.toContain("pvr_");
    expect(address() + location.href).not.toContain("pvr_");
    fireEvent.click(mine().getByRole("button", { name: "Clear the key" }));
    expect(mine().queryByText("Left this hour")).toBeNull();
  });
});

describe("trying an operation", () => {
  const endpoint = (name: string) => within(part(name));

  it("asks for the key first", async () => {
    fakeServer(good);
    await open();
    fireEvent.click(endpoint("partnerProperties").getByRole("button", { name: "Try it" }));
    expect(
      endpoint("partnerProperties").getByRole("link", { name: "Go to your key" }),
    ).toBeTruthy();
  });

  it("offers what would change a listing, and only as a dry run", async () => {
    fakeServer({
      ...good,
      "DELETE /api/partner/properties/ext-A-1": () => ({ status: 204 }),
    });
    const asked: string[] = [];
    const plain = globalThis.fetch;
    vi.stubGlobal("fetch", (input: string, init: RequestInit) => {
      asked.push(`${init.method ?? "GET"} ${input}`);
      return plain(input, init);
    });
    await open();
    enterKey(KEY);
    await mine().findByText("Left this hour");
    const remove = endpoint("deletePartnerProperty");
    fireEvent.click(remove.getByRole("button", { name: "Try it" }));
    expect(remove.getByText(/^Sent with dry_run=true/)).toBeTruthy();
    fireEvent.change(remove.getByLabelText(/^id/), { target: { value: "ext-A-1" } });
    fireEvent.click(remove.getByRole("button", { name: "Send" }));
    await remove.findByText(/204/);
    expect(asked.at(-1)).toBe("DELETE /api/partner/properties/ext-A-1?dry_run=true");
  });

  it("sends what was filled in, a write only as a dry run, and shows what came", async () => {
    const asked: string[] = [];
    fakeServer({
      ...good,
      "POST /api/partner/properties": () => ({
        status: 200,
        body: { success: true, dry_run: true },
      }),
    });
    const plain = globalThis.fetch;
    vi.stubGlobal("fetch", (input: string, init: RequestInit) => {
      asked.push(input);
      return plain(input, init);
    });
    await open();
    enterKey(KEY);
    await mine().findByText("Left this hour");
    const create = endpoint("writePartnerProperty");
    fireEvent.click(create.getByRole("button", { name: "Try it" }));
    fireEvent.change(create.getByLabelText("Body"), { target: { value: "{" } });
    fireEvent.click(create.getByRole("button", { name: "Send" }));
    expect((await create.findByText(/^This isn't valid JSON/)).textContent).toBeTruthy();
    fireEvent.change(create.getByLabelText("Body"), { target: { value: '{"price":1}' } });
    fireEvent.click(create.getByRole("button", { name: "Send" }));
    expect(
      await create.findByText(/^Response: 200 in \d+ ms$/, { selector: "output" }),
    ).toBeTruthy();
    expect(asked.filter((address) => address.includes("/properties"))).toEqual([
      "/api/partner/properties?dry_run=true",
    ]);
  });
});

describe("access", () => {
  const access = () => within(part("access"));
  it("is asked for by mail, and in the app by whoever is signed in", async () => {
    fakeServer(config);
    await open();
    const mail = await access().findByRole("link", { name: "Write to api@x.example" });
    expect(mail.getAttribute("href")).toMatch(
      /^mailto:api@x\.example\?subject=Partner%20API%20access/,
    );
    expect(
      access().getByRole("link", { name: "Sign in to request access" }).getAttribute("href"),
    ).toContain("return_to=");
  });

  it("is asked for with a form that says what is missing, and then stands as asked", async () => {
    localStorage.setItem("session_token", "t1");
    localStorage.setItem("user", JSON.stringify(anong));
    const { seen } = fakeServer({
      ...config,
      "GET /api/partner-requests/mine": () => ({
        status: 200,
        body: { request: null, usual_review: null },
      }),
      "POST /api/partner-requests": ({ body }) => ({
        status: 201,
        body: {
          ...(body as object),
          id: "q1",
          status: "open",
          created_at: "2026-11-21T08:00:00.000Z",
          note: null,
          partner: null,
          decided_at: null,
        },
      }),
    });
    await open();
    fireEvent.change(await access().findByLabelText("Company"), { target: { value: "Baan Dee" } });
    expect(access().getByDisplayValue(anong.email)).toBe(access().getByLabelText("Email"));
    fireEvent.click(access().getByRole("button", { name: "Request access" }));
    expect(await access().findByText("Enter a phone number or a website")).toBeTruthy();
    fireEvent.change(access().getByLabelText("Phone"), { target: { value: "081 234 5678" } });
    fireEvent.click(access().getByRole("button", { name: "Request access" }));
    expect(await access().findByText("We've received your request")).toBeTruthy();
    expect(seen.at(-1)?.body).toMatchObject({ company: "Baan Dee", phone: "081 234 5678" });
  });
});

describe("a request that waits", () => {
  const request = {
    id: "q1",
    company: "Baan Dee",
    email: "a@baandee.example",
    phone: null,
    website: "https://baandee.example",
    message: null,
    status: "open",
    created_at: "2026-11-21T08:00:00.000Z",
    decided_at: null,
    note: null,
    partner: null,
  };
  const access = () => within(part("access"));
  const openWith = async (answer: () => object) => {
    localStorage.setItem("session_token", "t1");
    localStorage.setItem("user", JSON.stringify(anong));
    fakeServer({
      ...config,
      "GET /api/partner-requests/mine": () => ({ status: 200, body: answer() }),
    });
    await open();
  };

  it("says how long a review usually takes, and that it does not know where it does not", async () => {
    await openWith(() => ({ request, usual_review: { seconds: 5 * 3600, decided: 12 } }));
    expect(await access().findByText(/usually takes about 5 hours/)).toBeTruthy();
    cleanup();
    await openWith(() => ({ request, usual_review: null }));
    expect(await access().findByText(/can't say yet how long/)).toBeTruthy();
  });

  it("shows its approval to who comes back to the page, without a reload", async () => {
    let status = "open";
    await openWith(() => ({
      request: { ...request, status, partner: { id: "p1", name: "Baan Dee" } },
      usual_review: null,
    }));
    await access().findByText("We've received your request");
    status = "approved";
    fireEvent(window, new Event("visibilitychange"));
    expect(await access().findByText("You're approved")).toBeTruthy();
  });

  it.each([
    ["declined", "seeker"],
    ["approved", "seeker"],
    ["approved", "partner"],
  ] as const)("shows the note on one that was %s to a %s", async (status, role) => {
    localStorage.setItem("session_token", "t1");
    localStorage.setItem("user", JSON.stringify({ ...anong, role }));
    const partner = status === "approved" ? { id: "p1", name: "Baan Dee" } : null;
    const decided = { ...request, status, partner, note: "Ask for Ploy" };
    fakeServer({
      ...config,
      "GET /api/auth/me": () => ({ status: 200, body: { ...anong, role } }),
      "GET /api/partner-requests/mine": () => ({
        status: 200,
        body: { request: decided, usual_review: null },
      }),
    });
    await open();
    expect(await access().findByText("Our note: Ask for Ploy")).toBeTruthy();
  });
});

describe("a leaked key", () => {
  it("is checked for its form and reported", async () => {
    const { seen } = fakeServer({
      ...config,
      "POST /api/security/leaked-keys": () => ({ status: 200, body: { received: 1 } }),
    });
    await open();
    const leak = within(part("leaked-key"));
    const revoke = () => fireEvent.click(leak.getByRole("button", { name: "Revoke it" }));
    revoke();
    expect(leak.getByText("Paste the key")).toBeTruthy();
    fireEvent.change(leak.getByLabelText("The key you found"), { target: { value: "sk_live_1" } });
    revoke();
    expect(leak.getByText(/^This isn't one of our keys/)).toBeTruthy();
    fireEvent.change(leak.getByLabelText("The key you found"), { target: { value: KEY } });
    revoke();
    expect(await leak.findByText(/^Thank you/)).toBeTruthy();
    expect(seen.at(-1)?.body).toEqual({ key: KEY });
  });
});
