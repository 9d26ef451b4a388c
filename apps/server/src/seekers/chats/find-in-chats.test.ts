import type { Chat, FoundMessage } from "@propertyvr/contracts";
import { beforeEach, describe, expect, it } from "vitest";
import { addUser, ChatBrowser } from "./testing/chat-app.ts";
import { runTests } from "./testing/run-tests.ts";

const tests = runTests();
let me: ChatBrowser;

beforeEach(async () => {
  const { server } = await tests.start();
  me = new ChatBrowser(server, await addUser(tests.database()));
});

const said = (role: string, text: string) => ({ role, text });
let brought = 0;
/** Chats with these messages, by title, each newer than those before. */
const bring = (chats: Readonly<Record<string, readonly { role: string; text: string }[]>>) =>
  me.json(
    "POST",
    "/api/chats/import",
    Object.entries(chats).map(([title, messages]) => ({
      id: title,
      title,
      update_time: 1.7e9 + (brought += 1),
      current_node: String(messages.length - 1),
      mapping: Object.fromEntries(
        messages.map(({ role, text }, at) => [
          String(at),
          {
            parent: at === 0 ? null : String(at - 1),
            message: { author: { role }, content: { parts: [text] }, create_time: 1.7e9 + at },
          },
        ]),
      ),
    })),
  );
const find = async (text: string, who = me): Promise<readonly FoundMessage[]> =>
  (await who.json<{ found: FoundMessage[] }>("POST", "/api/chats/search", { text })).found;
const titles = async (text: string, who = me) => (await find(text, who)).map(({ title }) => title);

describe("words in messages", () => {
  beforeEach(() =>
    bring({
      Ari: [said("user", "A quiet condo near the BTS"), said("assistant", "Ari has 12 of them.")],
      Thai: [said("user", "หาคอนโดใกล้รถไฟฟ้าอารีย์ เลี้ยงแมวได้")],
      Signs: [said("user", "Is 50% down usual? Path C:\\homes_1")],
    }),
  );

  it("find each chat once, the newest first, with what stands around them", async () => {
    expect(await find("QUIET bts")).toEqual([
      {
        chat_id: expect.any(String) as string,
        title: "Ari",
        message_id: expect.any(String) as string,
        excerpt: "A quiet condo near the BTS",
        sender: "user",
        timestamp: expect.stringMatching(/Z$/) as string,
      },
    ]);
    await bring({ Later: [said("user", "A quiet villa")] });
    expect(await titles("quiet")).toEqual(["Later", "Ari"]);
    // All the words stand in one message.
    expect(await titles("quiet them")).toEqual([]);
  });

  it("find Thai within a text that has no spaces", async () => {
    expect(await titles("รถไฟฟ้า")).toEqual(["Thai"]);
    expect(await titles("คอนโด แมว")).toEqual(["Thai"]);
  });

  it("are taken letter by letter, whatever they mean in a pattern", async () => {
    expect(await titles("50%")).toEqual(["Signs"]);
    expect(await titles("homes_1")).toEqual(["Signs"]);
    expect(await titles(String.raw`c:\homes`)).toEqual(["Signs"]);
    expect(await titles("%%")).toEqual([]);
    expect(await titles("q__et")).toEqual([]);
  });

  it("find nothing of others, nothing temporary and nothing deleted", async () => {
    const other = new ChatBrowser(me.server, await addUser(tests.database()));
    expect(await titles("condo", other)).toEqual([]);
    const { id } = await me.json<Chat>("POST", "/api/chats", { is_temporary: true });
    await me.json("POST", `/api/chats/${id}/messages`, { message: "xylophone" });
    expect(await titles("xylophone")).toEqual([]);
    await me.request("DELETE", "/api/chats");
    expect(await titles("condo")).toEqual([]);
  });
});

describe("an excerpt", () => {
  it("begins and ends near the word, at whole words", async () => {
    const before = "word ".repeat(100);
    await bring({ Long: [said("user", `${before}needle ${"after ".repeat(100)}`)] });
    const [found] = await find("needle");
    expect(found?.excerpt).toMatch(/^…word (word )+needle after .*…$/);
    expect(found?.excerpt.length).toBeLessThan(160);
  });

  it("never begins with a mark of the letter before", async () => {
    await bring({ Thai: [said("user", `${"กี่ที่".repeat(30)}เข็ม`)] });
    const [found] = await find("เข็ม");
    expect(found?.excerpt).toMatch(/^…[\u0E01-\u0E30\u0E40-\u0E46].*เข็ม$/);
  });

  it("is of 20 chats at most", async () => {
    await bring(
      Object.fromEntries(
        Array.from({ length: 25 }, (_, at) => [`Chat ${at}`, [said("user", "needle")]]),
      ),
    );
    expect(await find("needle")).toHaveLength(20);
  });
});

it("fewer than two letters, or more than a hundred, are no search", async () => {
  for (const text of ["a", " ", "x".repeat(101)])
    expect((await me.request("POST", "/api/chats/search", { text })).status).toBe(422);
});
