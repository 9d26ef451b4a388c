import { expect, it } from "vitest";
import { migrate } from "../migrate.ts";
import { createTestDatabase } from "../testing/index.ts";
import { MIGRATIONS } from "./index.ts";

it("messages that are stored follow one another, each chat for itself", async () => {
  const before = MIGRATIONS.filter(({ name }) => name < "0037");
  const database = await createTestDatabase({ migrations: before });
  try {
    const { pool } = database;
    const id = (last: number) => `00000000-0000-4000-8000-00000000000${String(last)}`;
    await pool.query(`
      insert into users (id, name, email, password_hash) values ('${id(9)}', 'Nok', 'n@example.com', 'x');
      insert into chats (id, user_id, title) values ('${id(7)}', '${id(9)}', 'A'), ('${id(8)}', '${id(9)}', 'B')`);
    // Two chats written in turns: neither follows the other.
    const rows = [
      [1, 7, "user"],
      [2, 8, "user"],
      [3, 7, "ai"],
      [4, 8, "ai"],
      [5, 7, "user"],
    ] as const;
    for (const [message, chat, sender] of rows) {
      await pool.query(
        "insert into messages (id, chat_id, sender, content, status) values ($1, $2, $3, 'x', 'done')",
        [id(message), id(chat), sender],
      );
    }
    await migrate(pool);
    const stored = await pool.query("select id, parent_id from messages order by position");
    expect(stored.rows).toEqual([
      { id: id(1), parent_id: null },
      { id: id(2), parent_id: null },
      { id: id(3), parent_id: id(1) },
      { id: id(4), parent_id: id(2) },
      { id: id(5), parent_id: id(3) },
    ]);
    const chats = await pool.query("select distinct shown_message_id as shown from chats");
    expect(chats.rows).toEqual([{ shown: null }]);
  } finally {
    await database.close();
  }
});
