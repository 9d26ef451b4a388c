import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeServer, problem } from "../../testing/fake-server.ts";
import { anong } from "../../testing/people.ts";
import { readSession, signIn, startSession } from "../session/session-store.ts";
import { call } from "./call.ts";
import { endpoints } from "./endpoints.ts";
import { ProblemError } from "./problem-error.ts";

beforeEach(() => {
  localStorage.clear();
  startSession();
});

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail("the call succeeded"),
    (error: unknown) => error,
  );

describe("a call", () => {
  it("fills in the path and takes the token along", async () => {
    const { seen } = fakeServer({
      "PATCH /api/chats/a%2Fb": () => ({ status: 200, body: { id: "a/b" } }),
    });
    signIn(anong, "token-1");
    await call(endpoints.renameChat, { params: { id: "a/b" }, body: { title: "Homes" } });
    expect(seen).toEqual([
      {
        method: "PATCH",
        path: "/api/chats/a%2Fb",
        authorization: "Bearer token-1",
        body: { title: "Homes" },
      },
    ]);
  });

  it("returns nothing for an empty answer", async () => {
    fakeServer({ "DELETE /api/chats": () => ({ status: 204 }) });
    expect(await call(endpoints.deleteChats)).toBeUndefined();
  });

  it("throws the problem that the server wrote", async () => {
    fakeServer({
      "POST /api/auth/login": () =>
        problem(429, "too_many_requests", "Wait a little", { retry_after_s: 60 }),
    });
    const error = await failureOf(call(endpoints.logIn, { body: { email: "a", password: "b" } }));
    expect(error).toBeInstanceOf(ProblemError);
    expect(error).toMatchObject({
      code: "too_many_requests",
      status: 429,
      detail: "Wait a little",
      retryAfterS: 60,
    });
  });

  it("says that the server could not be reached where no answer came", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await failureOf(call(endpoints.listChats))).toMatchObject({
      code: "offline",
      status: 0,
    });
  });

  it("makes a problem of a proxy's page", async () => {
    vi.stubGlobal("fetch", () =>
      Promise.resolve(new Response("<h1>Bad gateway</h1>", { status: 502 })),
    );
    expect(await failureOf(call(endpoints.listChats))).toMatchObject({
      code: "unavailable",
      detail: "",
    });
  });

  it("gives up after 30 seconds", async () => {
    const late = AbortSignal.abort(new DOMException("late", "TimeoutError"));
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(late);
    vi.stubGlobal("fetch", (_: string, init: RequestInit) =>
      Promise.reject(init.signal?.aborted ? init.signal.reason : new Error("not aborted")),
    );
    expect(await failureOf(call(endpoints.listChats))).toMatchObject({ code: "timeout" });
    expect(timeout).toHaveBeenCalledWith(30_000);
    timeout.mockRestore();
  });

  it("ends the session whose token the server no longer takes", async () => {
    fakeServer({ "GET /api/chats": () => problem(401, "session_expired", "Your session ended") });
    signIn(anong, "token-1");
    await failureOf(call(endpoints.listChats));
    expect(readSession()).toEqual({ status: "signed_out", reason: "expired" });
  });

  it("does not end a newer session for an older token", async () => {
    fakeServer({
      "GET /api/chats": () => {
        signIn(anong, "token-2");
        return problem(401, "session_expired", "Your session ended");
      },
    });
    signIn(anong, "token-1");
    await failureOf(call(endpoints.listChats));
    expect(readSession()).toMatchObject({ status: "signed_in", token: "token-2" });
  });

  it("does not end a session over a wrong password", async () => {
    fakeServer({ "POST /api/auth/login": () => problem(401, "wrong_credentials", "No") });
    signIn(anong, "token-1");
    await failureOf(call(endpoints.logIn, { body: { email: "a", password: "b" } }));
    expect(readSession()).toMatchObject({ status: "signed_in" });
  });
});
