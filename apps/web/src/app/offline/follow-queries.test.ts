import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ProblemError } from "../../lib/api/problem-error.ts";
import type { Copies, Copy } from "../../lib/copies.ts";
import { readCopyTimes } from "../../lib/copy-times.ts";
import { followQueries, KEPT_CHATS } from "./follow-queries.ts";

const NOW_MS = Date.parse("2026-11-25T08:00:00Z");
const LATER_MS = NOW_MS + 60_000;
const offline = () => new ProblemError({ status: 0, detail: "" }, "offline");
const refused = () => new ProblemError({ status: 404, detail: "" }, "not_found");
const messagesOf = (id: string) => ["chats", id, "messages"] as const;
const listOf = (...ids: readonly string[]) => ids.map((id) => ({ id }));

/** As a browser keeps them, in memory. */
function memoryCopies(kept: Record<string, Copy> = {}) {
  const held = new Map(Object.entries(kept));
  const copies: Copies = {
    keep: async (name, copy) => void held.set(name, copy),
    read: async (name) => held.get(name),
    remove: async (name) => void held.delete(name),
    names: async () => [...held.keys()],
  };
  return { copies, held };
}

describe("copies of what a person reads", () => {
  let client: QueryClient;
  let stop: () => void;
  let nowMs: number;

  beforeEach(() => {
    nowMs = NOW_MS;
    client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  });
  afterEach(() => {
    stop();
    client.clear();
  });
  const follow = (copies: Copies): void => {
    stop = followQueries(client, copies, () => nowMs);
  };
  const load = (key: readonly unknown[], answer: () => unknown) =>
    client
      .fetchQuery({ queryKey: key, queryFn: async () => answer(), networkMode: "always" })
      .catch(() => undefined);
  const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

  it("are of the list and of the chats in it, with when they were made", async () => {
    const { copies, held } = memoryCopies();
    follow(copies);
    await load(["chats"], () => listOf("c1"));
    await load(messagesOf("c1"), () => ["hello"]);
    await settle();
    expect(Object.fromEntries(held)).toEqual({
      chats: { value: [{ id: "c1" }], atMs: NOW_MS },
      c1: { value: ["hello"], atMs: NOW_MS },
    });
  });

  it("are made of what was loaded before anybody followed, too", async () => {
    const { copies, held } = memoryCopies();
    await load(["chats"], () => listOf("c1"));
    await load(messagesOf("c1"), () => ["hello"]);
    follow(copies);
    await settle();
    expect([...held.keys()]).toEqual(["chats", "c1"]);
  });

  it("are not made of a temporary chat, which is in no list, nor of anything else", async () => {
    const { copies, held } = memoryCopies();
    follow(copies);
    await load(["chats"], () => listOf("c1"));
    await load(messagesOf("temporary"), () => ["hello"]);
    await load(["me", "token"], () => ({ name: "Anong" }));
    await settle();
    expect([...held.keys()]).toEqual(["chats"]);
  });

  it("are deleted with their chat", async () => {
    const { copies, held } = memoryCopies({
      c1: { value: [], atMs: 1 },
      c2: { value: [], atMs: 2 },
    });
    follow(copies);
    await load(["chats"], () => listOf("c2"));
    await settle();
    expect([...held.keys()].toSorted()).toEqual(["c2", "chats"]);
  });

  it("are at most twenty, those of the chats that were opened last", async () => {
    const { copies, held } = memoryCopies();
    follow(copies);
    const ids = Array.from({ length: KEPT_CHATS + 1 }, (_, at) => `c${String(at)}`);
    await load(["chats"], () => listOf(...ids));
    for (const id of ids) {
      nowMs += 1_000;
      await load(messagesOf(id), () => [id]);
    }
    await settle();
    expect(held.size).toBe(KEPT_CHATS + 1);
    expect(held.has("c0")).toBe(false);
    expect(held.has("c1")).toBe(true);
  });

  it("stand in for the server while it cannot be reached, and say as of when", async () => {
    const { copies } = memoryCopies({ c1: { value: ["kept"], atMs: NOW_MS } });
    nowMs = LATER_MS;
    follow(copies);
    await load(messagesOf("c1"), () => {
      throw offline();
    });
    await settle();
    expect(client.getQueryData(messagesOf("c1"))).toEqual(["kept"]);
    expect(readCopyTimes().get("c1")).toBe(NOW_MS);
  });

  it("are replaced by what the server says, and made again", async () => {
    const { copies, held } = memoryCopies({
      chats: { value: listOf("c1"), atMs: NOW_MS },
      c1: { value: ["kept"], atMs: NOW_MS },
    });
    nowMs = LATER_MS;
    follow(copies);
    for (const key of [["chats"], messagesOf("c1")])
      await load(key, () => {
        throw offline();
      });
    await settle();
    await load(messagesOf("c1"), () => ["new"]);
    await settle();
    expect(client.getQueryData(messagesOf("c1"))).toEqual(["new"]);
    expect(readCopyTimes().has("c1")).toBe(false);
    expect(held.get("c1")).toEqual({ value: ["new"], atMs: LATER_MS });
  });

  it("do not stand in where the server refuses, or has answered meanwhile", async () => {
    const { copies } = memoryCopies({ c1: { value: ["kept"], atMs: NOW_MS } });
    follow(copies);
    await load(messagesOf("c1"), () => {
      throw refused();
    });
    await settle();
    expect(client.getQueryData(messagesOf("c1"))).toBeUndefined();
    expect(readCopyTimes().size).toBe(0);
  });

  it("that cannot be kept leave the page as it is", async () => {
    const { copies, held } = memoryCopies();
    const full = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
    follow({ ...copies, keep: full });
    await load(["chats"], () => listOf("c1"));
    await settle();
    expect(client.getQueryData(["chats"])).toEqual(listOf("c1"));
    expect(held.size).toBe(0);
  });
});
