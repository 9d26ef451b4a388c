import { expect, it } from "vitest";
import { createTestDatabase } from "../testing/index.ts";
import { sql as cardTitles } from "./0026-card-titles.ts";

const before = {
  id: "7",
  title: { text: "ห้องมุม", language: "th" },
  location: { text: "Phaya Thai, Bangkok", language: "en" },
  price: 30_000,
};
const after = {
  id: "7",
  title: "ห้องมุม",
  title_language: "th",
  location: "Phaya Thai, Bangkok",
  location_language: "en",
  price: 30_000,
};
const text = { type: "text", version: 1, text: "One home fits.", language: "en" };
const listings = (cards: readonly object[]) => ({ type: "listings", version: 1, cards });
const events = (cards: readonly object[]) => [
  { type: "text-delta", id: "t1", delta: "One home fits." },
  { type: "data-part", id: "p1", data: listings(cards) },
  { type: "finish", messageMetadata: { message: { parts: [text, listings(cards)] } } },
];

it("cards of stored answers and of their runs get titles and locations that are strings", async () => {
  const database = await createTestDatabase();
  const rows = async (query: string) => (await database.pool.query<{ value: unknown }>(query)).rows;
  try {
    await database.pool.query(`
      insert into users (id, email, name, password_hash)
        values ('00000000-0000-0000-0000-000000000001', 'a@example.com', 'A', '');
      insert into chats (id, user_id, title)
        values ('00000000-0000-0000-0000-000000000002', '00000000-0000-0000-0000-000000000001', 'c')`);
    const insert = `insert into messages (id, chat_id, sender, content, parts, status)
      values (gen_random_uuid(), '00000000-0000-0000-0000-000000000002', 'ai', '', $1, 'done')`;
    for (const parts of [[text, listings([before, before])], [listings([])], [text], []])
      await database.pool.query(insert, [JSON.stringify(parts)]);
    await database.pool
      .query(`insert into runs (id, chat_id, user_message_id, ai_message_id, status, owner)
      select gen_random_uuid(), chat_id, id, id, 'done', 'o' from messages order by position limit 1`);
    await database.pool.query(
      `insert into run_events (run_id, seq, event)
       select id, at, event from runs, jsonb_array_elements($1::jsonb) with ordinality e (event, at)`,
      [JSON.stringify(events([before]))],
    );
    await database.pool.query(cardTitles);
    // Twice changes nothing more: a card that is flat stays as it is.
    await database.pool.query(cardTitles);
    expect(await rows("select parts as value from messages order by position")).toEqual(
      [[text, listings([after, after])], [listings([])], [text], []].map((value) => ({ value })),
    );
    expect(await rows("select event as value from run_events order by seq")).toEqual(
      events([after]).map((value) => ({ value })),
    );
  } finally {
    await database.close();
  }
});
