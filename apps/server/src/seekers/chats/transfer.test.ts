import type { AccountUsage, Chat, ChatExport, ImportReport, Message } from "@propertyvr/contracts";
import { beforeEach, describe, expect, it } from "vitest";
import { addUser, ChatBrowser } from "./testing/chat-app.ts";
import { messagesOf, runTests } from "./testing/run-tests.ts";

const tests = runTests();
let now = new Date();
let ticks = 0;
/** Of a person who has no chats yet. */
let me: ChatBrowser;
let sweep: () => Promise<void>;

beforeEach(async () => {
  now = new Date();
  const { server } = await tests.start({ now: () => new Date(now.getTime() + (ticks += 1)) });
  me = new ChatBrowser(server, await addUser(tests.database()));
  sweep = server.sweepChats;
});

const exported = (): Promise<ChatExport> => me.json("GET", "/api/chats/export");
const bring = (given: unknown): Promise<ImportReport> =>
  me.json("POST", "/api/chats/import", given);
const chats = (): Promise<Chat[]> => me.json("GET", "/api/chats");
const say = (chatId: string, message: string, more: object = {}) =>
  me.json("POST", `/api/chats/${chatId}/messages`, { message, ...more });
const temporary = async (): Promise<string> =>
  (await me.json<Chat>("POST", "/api/chats", { is_temporary: true })).id;

const reportOf = (report: Partial<ImportReport>): ImportReport => ({
  imported: 0,
  already: 0,
  skipped: [],
  left_out: { other_versions: 0, tool_messages: 0, files: 0, beginnings: 0 },
  ...report,
});

/** An export with every id as the place where it stands, and without times. */
function withoutIds(given: ChatExport) {
  return given.chats.map(({ created_at: _c, updated_at: _u, id: _i, ...chat }) => {
    const places = new Map(chat.messages.map(({ id }, at) => [id, at]));
    return {
      ...chat,
      shown_message_id: places.get(chat.shown_message_id ?? ""),
      messages: chat.messages.map(({ timestamp: _t, ...message }) => ({
        ...message,
        id: places.get(message.id),
        parent_id: places.get(message.parent_id ?? ""),
      })),
    };
  });
}

describe("exported chats", () => {
  it("come back as they were: branches, parts, criteria and what is shown", async () => {
    const chatId = await me.newChat();
    await say(chatId, "condo around Ari under 30000");
    const [question] = await messagesOf(me, chatId);
    await say(chatId, "condo under 20000", { replaces: question?.id });
    await me.json("PUT", `/api/chats/${chatId}/messages/${question?.id ?? ""}/shown`);
    const other = await me.newChat();
    await say(other, "hello there");
    const before = await exported();
    const shown = await messagesOf(me, chatId);
    expect(before.chats.map(({ messages }) => messages.length)).toEqual([4, 2]);

    await me.request("DELETE", "/api/chats");
    expect(await bring(before)).toEqual(reportOf({ imported: 2 }));
    const after = await exported();
    expect(withoutIds(after)).toEqual(withoutIds(before));
    expect(after.chats.map(({ updated_at }) => updated_at)).toEqual(
      before.chats.map(({ updated_at }) => updated_at),
    );
    const restored = await messagesOf(me, after.chats[0]?.id ?? "");
    expect(restored.map(({ parts }) => parts)).toEqual(shown.map(({ parts }) => parts));
    // The talk goes on from its criteria.
    await say(after.chats[0]?.id ?? "", "under 10000");
    const answer = (await messagesOf(me, after.chats[0]?.id ?? "")).at(-1);
    expect(answer?.state?.criteria).toMatchObject({ places: ["Ari"], price: { max: 10_000 } });
  });

  it("are imported once, whether they are still there or were imported before", async () => {
    await say(await me.newChat(), "condo around Ari");
    const given = await exported();
    expect(await bring(given)).toEqual(reportOf({ already: 1 }));
    await me.request("DELETE", "/api/chats");
    expect((await bring(given)).imported).toBe(1);
    expect(await bring(given)).toEqual(reportOf({ already: 1 }));
    expect(await bring(await exported())).toEqual(reportOf({ already: 1 }));
    expect(await chats()).toHaveLength(1);
  });

  it("hold the words alone where somebody changed them: no figure counts as ours", async () => {
    await say(await me.newChat(), "condo around Ari");
    const given = structuredClone(await exported());
    const answer = given.chats[0]?.messages[1];
    if (answer === undefined) throw new Error("no answer was exported");
    const text = JSON.stringify(answer.parts);
    expect(text).toContain("21000");
    answer.parts = JSON.parse(text.replaceAll("21000", "1")) as unknown[];
    await me.request("DELETE", "/api/chats");
    expect((await bring(given)).imported).toBe(1);
    const [chat] = await chats();
    const restored = (await messagesOf(me, chat?.id ?? "")).at(-1);
    expect(restored?.parts).toEqual([
      { type: "text", version: 1, text: answer.content, language: "en" },
    ]);
    expect(restored?.state).toBeNull();
  });

  it("are told apart: one that cannot be read is skipped with the reason, the others come", async () => {
    await say(await me.newChat(), "condo around Ari");
    const given = await exported();
    const [good] = given.chats;
    if (good === undefined) throw new Error("no chat was exported");
    await me.request("DELETE", "/api/chats");
    const message = good.messages[0];
    const of = (id: string, messages: unknown) => ({ ...good, id, title: id, messages });
    const report = await bring({
      ...given,
      chats: [
        good,
        of("Empty", []),
        of("Orphan", [{ ...message, parent_id: "nowhere" }]),
        of("Foreign", [{ ...message, sender: "system" }]),
        of(
          "Long",
          Array.from({ length: 1_001 }, (_, at) => ({ ...message, id: `m${at}` })),
        ),
        "no chat",
      ],
    });
    expect(report).toMatchObject({
      imported: 1,
      already: 0,
      skipped: [
        { title: "Empty", reason: "empty" },
        { title: "Orphan", reason: "broken" },
        { title: "Foreign", reason: "broken" },
        { title: "Long", reason: "too_long" },
        { title: "", reason: "broken" },
      ],
    });
  });

  it.each([
    ["something else", { hello: "world" }],
    ["another version", { version: 2, chats: [] }],
    ["a list of something else", [{ title: "no mapping" }]],
  ])("are refused where the file holds %s", async (_, given) => {
    const { status } = await me.request("POST", "/api/chats/import", given);
    expect(status).toBe(422);
    expect(await chats()).toEqual([]);
  });

  it("are refused where they are nested so deep that reading them would exhaust the server", async () => {
    const nested = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    const { status } = await fetch(`${me.server.url}/api/chats/import`, {
      method: "POST",
      headers: { "x-user": me.userId, "content-type": "application/json" },
      body: `{"version":1,"chats":[${nested}]}`,
    });
    expect(status).toBe(400);
  });

  it("are refused above 40 MB", async () => {
    const given = { version: 1, chats: ["x".repeat(41 * 1024 * 1024)] };
    expect((await me.request("POST", "/api/chats/import", given)).status).toBe(413);
  });

  it("of one account open nothing in another", async () => {
    await say(await me.newChat(), "condo around Ari");
    const given = await exported();
    const other = new ChatBrowser(me.server, await addUser(tests.database()));
    const report = await other.json<ImportReport>("POST", "/api/chats/import", given);
    expect(report.imported).toBe(1);
    const [copy] = await other.json<Chat[]>("GET", "/api/chats");
    expect(copy?.id).not.toBe(given.chats[0]?.id);
    expect(await chats()).toHaveLength(1);
  });
});

describe("an export of ChatGPT", () => {
  const said = (role: string, parts: unknown[], parent: string | null, more: object = {}) => ({
    parent,
    message: {
      author: { role },
      content: { content_type: "text", parts },
      create_time: 1.7e9,
      ...more,
    },
  });
  const conversation = {
    id: "c1",
    title: "บ้านแถวอารีย์",
    create_time: 1.7e9,
    update_time: 1.7e9,
    current_node: "e",
    mapping: {
      root: { parent: null, message: null },
      a: said("system", ["be kind"], "root"),
      b: said("user", ["Where is Ari?"], "a"),
      b2: said("user", ["Where is Asok?"], "a"),
      c: said("assistant", ["Let me look."], "b"),
      c2: said("assistant", ['{"query":"Ari"}'], "c", { recipient: "browser" }),
      d: said("tool", ["{}"], "c2"),
      e: said("assistant", ["In Phaya Thai.", { asset: 1 }], "d"),
    } as Record<string, unknown>,
  };
  const imported = async (given: object) => {
    const report = await bring([given]);
    const [chat] = await chats();
    const messages = chat === undefined ? [] : await messagesOf(me, chat.id);
    return { report, chat, said: messages.map(({ sender, content }) => [sender, content]) };
  };

  it("comes as chats: the branch that was shown, words alone, with a count of what that leaves out", async () => {
    const { report, chat, said: messages } = await imported(conversation);
    expect(report).toEqual(
      reportOf({
        imported: 1,
        left_out: { other_versions: 1, tool_messages: 2, files: 1, beginnings: 0 },
      }),
    );
    expect(chat?.title).toBe("บ้านแถวอารีย์");
    expect(messages).toEqual([
      ["user", "Where is Ari?"],
      ["ai", "Let me look.\n\nIn Phaya Thai."],
    ]);
    expect(await bring([conversation])).toEqual(reportOf({ already: 1 }));
  });

  it("ends where its tree leads back to itself, and says that its beginning is missing", async () => {
    const mapping = { a: said("user", ["Hello"], "b"), b: said("assistant", ["Hi"], "a") };
    const { report, said: messages } = await imported({
      ...conversation,
      current_node: "b",
      mapping,
    });
    expect(messages).toHaveLength(2);
    expect(report.left_out.beginnings).toBe(1);
  });

  it("begins where the file has no message before, and ends at the newest where it lacks the last", async () => {
    const mapping = {
      b: said("user", ["And Asok?"], "gone", { create_time: 1.7e9 + 1 }),
      c: said("assistant", ["On Sukhumvit."], "b", { create_time: 1.7e9 + 2 }),
      old: said("user", ["Hello"], null),
    };
    const { report, said: messages } = await imported({
      ...conversation,
      current_node: "lost",
      mapping,
    });
    expect(messages).toEqual([
      ["user", "And Asok?"],
      ["ai", "On Sukhumvit."],
    ]);
    expect(report.left_out).toMatchObject({ beginnings: 1, other_versions: 1 });
  });

  it("is read past what is no message of a person: thoughts, nodes of another shape, pictures, files", async () => {
    const mapping = {
      ...conversation.mapping,
      b: said("user", ["Where is Ari?", { image: 1 }], "a", {
        metadata: { attachments: [{ name: "a.png" }, { name: "b.pdf" }] },
      }),
      c: { parent: "b", message: { author: { role: "assistant" }, content: { thoughts: [] } } },
      c2: { parent: "c", message: { author: { role: "assistant" }, content: null } },
      strange: { parent: 7 },
      none: null,
    };
    const { report, said: messages } = await imported({ ...conversation, mapping });
    expect(messages).toEqual([
      ["user", "Where is Ari?"],
      ["ai", "In Phaya Thai."],
    ]);
    expect(report.left_out.files).toBe(3);
  });

  it("comes without the signs that cannot be stored, and is not refused for them", async () => {
    const mapping = { a: said("user", ["Ari\u0000 \ud83d!"], null) };
    const { said: messages } = await imported({
      ...conversation,
      title: "A\u0000ri",
      current_node: "a",
      mapping,
    });
    expect(messages).toEqual([["user", "Ari !"]]);
    expect((await chats())[0]?.title).toBe("Ari");
  });

  it("of 200 long talks comes whole, while others are answered", async () => {
    const turns = Array.from({ length: 40 }, (_, at) => [
      `n${at}`,
      said(
        at % 2 === 0 ? "user" : "assistant",
        [`${at} ${"คอนโดใกล้รถไฟฟ้า ".repeat(40)}`],
        at === 0 ? null : `n${at - 1}`,
      ),
    ]);
    const mapping = Object.fromEntries(turns) as Record<string, unknown>;
    const many = Array.from({ length: 200 }, (_, at) => ({
      ...conversation,
      id: `many-${at}`,
      current_node: "n39",
      mapping,
    }));
    const way = { isOpen: true };
    const importing = bring(many).finally(() => (way.isOpen = false));
    let answered = 0;
    for (; way.isOpen; answered += 1) await chats();
    expect(await importing).toEqual(reportOf({ imported: 200 }));
    expect(answered).toBeGreaterThan(2);
    const [chat] = await chats();
    expect(await messagesOf(me, chat?.id ?? "")).toHaveLength(40);
  });
});

describe("a temporary chat", () => {
  it("is answered, and neither listed nor exported", async () => {
    const chatId = await temporary();
    await say(chatId, "condo around Ari");
    expect(await messagesOf(me, chatId)).toHaveLength(2);
    expect(await chats()).toEqual([]);
    expect((await exported()).chats).toEqual([]);
  });

  it("goes a day after its last message; other chats stay", async () => {
    const start = now.getTime();
    const chatId = await temporary();
    const kept = await me.newChat();
    now = new Date(start + 20 * 3_600_000);
    await say(chatId, "condo around Ari");
    now = new Date(start + 43 * 3_600_000);
    await sweep();
    expect(await messagesOf(me, chatId)).toHaveLength(2);
    now = new Date(start + 45 * 3_600_000);
    await sweep();
    expect((await me.request("GET", `/api/chats/${chatId}/messages`)).status).toBe(404);
    expect((await chats()).map(({ id }) => id)).toEqual([kept]);
  });
});

describe("usage", () => {
  const usage = (): Promise<AccountUsage> => me.json("GET", "/api/usage");

  it("counts questions of one person by the day in Bangkok, those of deleted chats too", async () => {
    now = new Date("2026-11-23T16:30:00Z");
    expect(await usage()).toEqual({
      tokens: { used: 0, limit: 10_000 },
      requests: { used: 0, limit: 100 },
      day: "2026-11-23",
      time_zone: "Asia/Bangkok",
      is_enforced: false,
    });
    const chatId = await me.newChat();
    await say(chatId, "condo around Ari");
    await say(chatId, "under 20000");
    const answer = (await messagesOf(me, chatId)).at(-1) as Message;
    await me.json("POST", `/api/chats/${chatId}/messages/${answer.id}/retry`, {});
    expect((await usage()).requests.used).toBe(3);
    await me.request("DELETE", "/api/chats");
    expect((await usage()).requests.used).toBe(3);
    now = new Date("2026-11-23T17:00:00Z");
    expect(await usage()).toMatchObject({ day: "2026-11-24", requests: { used: 0 } });
  });

  it("is counted once where a message is sent twice", async () => {
    const chatId = await me.newChat();
    await say(chatId, "condo around Ari", { client_id: "one" });
    await say(chatId, "condo around Ari", { client_id: "one" });
    expect((await usage()).requests.used).toBe(1);
  });
});
