import type { Chat, Message, MessageReply, MisreadWords } from "@propertyvr/contracts";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../platform/http/testing/test-app.ts";
import { expireMisread, KEPT_FROM_PEOPLE } from "./misread-store.ts";

let test: TestApp;
let admin: SignedUp;
let people: readonly SignedUp[];
beforeAll(async () => {
  test = await createTestApp({ config: { answerPaceMs: 0 } });
  admin = await test.signUp();
  people = await Promise.all(Array.from({ length: KEPT_FROM_PEOPLE }, () => test.signUp()));
});
beforeEach(async () => {
  await test.database.pool.query("truncate misread_people, misread_words");
});
afterAll(() => test.close());

const ask = (
  who: SignedUp,
  method: "GET" | "POST" | "PUT" | "PATCH",
  url: string,
  payload?: object,
) => test.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) });
const say = async (who: SignedUp, message: string): Promise<Message> => {
  const { id } = (await ask(who, "POST", "/api/chats", {})).json<Chat>();
  const said = await ask(who, "POST", `/api/chats/${id}/messages`, { message });
  return said.json<MessageReply>().aiResponse;
};
/** Takes the chip of a criterion away, as the page does. */
const removeKey = async (who: SignedUp, { chat_id, state }: Message, key: string) => {
  const criteria = { ...state!.criteria, [key]: key === "amenities" ? [] : null };
  const edit = { message: "Without it", criteria, place_refs: state!.place_refs };
  return ask(who, "POST", `/api/chats/${chat_id}/messages`, edit);
};
const listed = async (kind: string) =>
  (await ask(admin, "GET", `/api/admin/misread-words?kind=${kind}`)).json<{
    words: MisreadWords[];
    total: number;
  }>();
const hashes = async () => {
  const { rows } = await test.database.pool.query<{ n: number }>(
    "select count(*)::int n from misread_people",
  );
  return rows[0]?.n ?? 0;
};
/** Words are counted once the answer is there. */
const expectCounted = (count: number) => vi.waitFor(async () => expect(await hashes()).toBe(count));

describe("words that nothing was read from", () => {
  it("are listed once three people wrote them, in an example sentence of ours", async () => {
    for (const [at, person] of people.entries()) {
      expect((await listed("unread")).words).toEqual([]);
      await say(person, "condo in Ari, flumberish");
      // Whoever says it twice is one person.
      if (at === 0) await say(person, "house in Ari, Flumberish");
      await expectCounted(at + 1);
    }
    const { words, total } = await vi.waitFor(async () => {
      const found = await listed("unread");
      expect(found.words).toHaveLength(1);
      return found;
    });
    expect(words).toEqual([
      {
        kind: "unread",
        slot: null,
        words: "flumberish",
        language: "en",
        times: 1,
        example: "condo to rent in Ari, flumberish",
        reading: [],
      },
    ]);
    expect(total).toBe(1);
    await say(people[0]!, "flumberish condo in Thonglor");
    await vi.waitFor(async () => expect((await listed("unread")).words[0]?.times).toBe(2));
  });

  it("are stored as hashes before, which identify nobody", async () => {
    await say(people[0]!, "condo in Ari, flumberish");
    await expectCounted(1);
    const { rows } = await test.database.pool.query<{ text: string }>(
      "select p::text || $1 as text from misread_people p union all select w::text from misread_words w",
      [""],
    );
    const all = rows.map(({ text }) => text).join();
    expect(all).not.toContain("flumberish");
    expect(all).not.toContain(people[0]!.user.id);
  });

  it("are not counted where the person has switched data collection off", async () => {
    const quiet = await test.signUp();
    const off = await ask(quiet, "PATCH", "/api/auth/me", {
      preferences: { dataCollection: false },
    });
    expect(off.statusCode).toBe(200);
    await say(quiet, "condo in Ari, flumberish");
    await say(people[0]!, "condo in Ari, blimsy");
    await expectCounted(1);
  });
});

describe("a criterion that is taken away", () => {
  it("is counted with its words where it was read from the newest message", async () => {
    for (const person of people) {
      const answer = await say(person, "2 bedroom condo in Ari under 25k with a pool");
      await removeKey(person, answer, "amenities");
      await removeKey(person, answer, "price");
    }
    await vi.waitFor(async () => expect((await listed("removed")).total).toBe(2));
    const { words } = await listed("removed");
    expect(words.map(({ slot, words: said, reading }) => [slot, said, reading])).toEqual([
      ["amenities", "pool", ["amenities=pool"]],
      ["price", "under ##k", expect.any(Array)],
    ]);
  });

  it("is not counted where another message was sent since", async () => {
    const answer = await say(people[0]!, "condo in Ari with a pool");
    const url = `/api/chats/${answer.chat_id}/messages`;
    test.clock.forward(1_000);
    const later = await ask(people[0]!, "POST", url, { message: "2 bedrooms please" });
    await removeKey(people[0]!, later.json<MessageReply>().aiResponse, "amenities");
    await say(people[0]!, "condo in Ari, blimsy");
    await expectCounted(1);
    expect(await hashes()).toBe(1);
  });
});

it("misread words and their hashes are deleted after ninety days", async () => {
  for (const person of people) await say(person, "condo in Ari, flumberish");
  await vi.waitFor(async () => expect((await listed("unread")).total).toBe(1));
  const inDays = (days: number) => new Date(test.clock.now().getTime() + days * 86_400_000);
  await expireMisread(test.database.db, inDays(88));
  expect((await listed("unread")).total).toBe(1);
  await expireMisread(test.database.db, inDays(91));
  expect((await listed("unread")).total).toBe(0);
  expect(await hashes()).toBe(0);
});
