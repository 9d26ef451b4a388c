import {
  ACCOUNT_LIMITS,
  type Chat,
  type Feedback,
  type Message,
  type MessageReply,
  type Problem,
  type ReceivedFeedback,
} from "@propertyvr/contracts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../platform/http/testing/test-app.ts";

let test: TestApp;
let admin: SignedUp;
let person: SignedUp;
beforeAll(async () => {
  test = await createTestApp({ config: { answerPaceMs: 0 } });
  admin = await test.signUp();
});
beforeEach(async () => {
  person = await test.signUp();
});
afterAll(() => test.close());

const ask = (
  who: SignedUp,
  method: "GET" | "POST" | "PUT" | "DELETE",
  url: string,
  payload?: object,
) => test.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) });
const answered = async (message: string): Promise<MessageReply> => {
  const { id } = (await ask(person, "POST", "/api/chats", {})).json<Chat>();
  return (await ask(person, "POST", `/api/chats/${id}/messages`, { message })).json<MessageReply>();
};
const pathOf = ({ chat_id, id }: Message) => `/api/chats/${chat_id}/messages/${id}/feedback`;
const listed = async ({ chat_id }: Message) =>
  (await ask(person, "GET", `/api/chats/${chat_id}/messages`)).json<Message[]>().at(-1)?.feedback;
const read = async (query = "verdict=down") =>
  (await ask(admin, "GET", `/api/admin/feedback?${query}`)).json<{
    feedback: ReceivedFeedback[];
    next_cursor: string | null;
    counts: { up: number; down: number };
  }>();
const bytesOf = async (chatId: string) => {
  const { rows } = await test.database.pool.query<{ n: number }>(
    "select stored_bytes::float8 n from chats where id = $1",
    [chatId],
  );
  return rows[0]?.n ?? -1;
};
const DOWN: Feedback = { verdict: "down", reasons: ["wrong_homes"], comment: "No pools here." };

describe("feedback on an answer", () => {
  it("is given, changed and taken back, and stands with the answer", async () => {
    const { aiResponse } = await answered("condo in Ari");
    const bytes = await bytesOf(aiResponse.chat_id);
    const given = await ask(person, "PUT", pathOf(aiResponse), { verdict: "up" });
    expect(given.json()).toEqual({ verdict: "up", reasons: [], comment: "" });
    for (const time of ["once", "twice"]) {
      const changed = await ask(person, "PUT", pathOf(aiResponse), DOWN);
      expect([time, changed.statusCode]).toEqual([time, 200]);
      expect(await listed(aiResponse)).toEqual(DOWN);
    }
    expect(await bytesOf(aiResponse.chat_id)).toBe(bytes + DOWN.comment.length);
    for (const time of ["once", "twice"]) {
      const gone = await ask(person, "DELETE", pathOf(aiResponse));
      expect([time, gone.statusCode]).toEqual([time, 204]);
      expect(await listed(aiResponse)).toBeUndefined();
    }
    expect(await bytesOf(aiResponse.chat_id)).toBe(bytes);
  });

  it("has reasons that belong to its verdict and a comment of limited length", async () => {
    const { aiResponse } = await answered("condo in Ari");
    for (const body of [
      { verdict: "up", reasons: ["wrong_homes"] },
      { verdict: "sideways" },
      { verdict: "down", reasons: ["because"] },
      { verdict: "down", comment: "x".repeat(1_001) },
      { verdict: "down", comment: "half \ud800" },
      {},
    ]) {
      const refused = await ask(person, "PUT", pathOf(aiResponse), body);
      expect([body, refused.statusCode]).toEqual([body, 422]);
    }
    expect(await listed(aiResponse)).toBeUndefined();
  });

  it("is for one's own answers alone", async () => {
    const { userMessage, aiResponse } = await answered("condo in Ari");
    const other = await answered("condo in Ari");
    const mixed = { ...aiResponse, chat_id: other.aiResponse.chat_id };
    const stranger = await test.signUp();
    for (const [who, message] of [
      [person, userMessage],
      [person, mixed],
      [stranger, aiResponse],
      [admin, aiResponse],
    ] as const) {
      expect((await ask(who, "PUT", pathOf(message), DOWN)).statusCode).toBe(404);
      expect((await ask(who, "DELETE", pathOf(message))).statusCode).toBe(404);
    }
  });

  it("takes no more words where the account's chats are full, and may still be taken back", async () => {
    const { aiResponse } = await answered("condo in Ari");
    await test.database.pool.query("update chats set stored_bytes = $2 where id = $1", [
      aiResponse.chat_id,
      ACCOUNT_LIMITS.chatBytes,
    ]);
    const refused = await ask(person, "PUT", pathOf(aiResponse), DOWN);
    expect(refused.json<Problem>().code).toBe("limit_reached");
    expect((await ask(person, "PUT", pathOf(aiResponse), { verdict: "up" })).statusCode).toBe(200);
    expect((await ask(person, "DELETE", pathOf(aiResponse))).statusCode).toBe(204);
  });
});

describe("the admins", () => {
  it("read it with the question and the answer, by verdict and page by page, without the person", async () => {
    const first = await answered("condo in Ari");
    const second = await answered("house in Hang Dong");
    await ask(person, "PUT", pathOf(first.aiResponse), DOWN);
    test.clock.forward(1_000);
    await ask(person, "PUT", pathOf(second.aiResponse), { verdict: "down" });
    await ask(person, "PUT", pathOf((await answered("villa")).aiResponse), { verdict: "up" });
    const page = await read("verdict=down&limit=1");
    expect(page.feedback.map(({ question }) => question)).toEqual(["house in Hang Dong"]);
    const next = await read(`verdict=down&limit=1&cursor=${page.next_cursor ?? ""}`);
    expect(next.feedback).toEqual([
      {
        id: first.aiResponse.id,
        ...DOWN,
        said_at: expect.any(String),
        question: "condo in Ari",
        answer: first.aiResponse.content,
      },
    ]);
    const ups = await read("verdict=up");
    expect(ups.feedback[0]?.question).toBe("villa");
    expect(ups.counts.up).toBe(ups.feedback.length);
    expect(JSON.stringify([page, next, ups])).not.toContain(person.user.email);
  });

  it("alone read it", async () => {
    expect((await ask(person, "GET", "/api/admin/feedback")).statusCode).toBe(403);
  });

  it("lose it with the chat, and with its messages", async () => {
    const gone = await answered("condo gone");
    const cleared = await answered("condo cleared");
    for (const { aiResponse } of [gone, cleared])
      await ask(person, "PUT", pathOf(aiResponse), DOWN);
    await ask(person, "DELETE", `/api/chats/${gone.aiResponse.chat_id}`);
    await ask(person, "DELETE", `/api/chats/${cleared.aiResponse.chat_id}/messages`);
    const { feedback } = await read();
    expect(feedback.filter(({ question }) => /gone|cleared/.test(question))).toEqual([]);
  });
});
