import { expect, it } from "vitest";
import { createTestDatabase } from "../testing/index.ts";
import { sql as signIn } from "./0022-sign-in.ts";

it("of the accounts with one address one gets the unique key, and no account is lost", async () => {
  const database = await createTestDatabase();
  const client = await database.pool.connect();
  try {
    await client.query(`begin;
      drop table attempts;
      drop function take_attempt, give_attempt_back, attempt_wait_ms;
      alter table users drop email_key;
      insert into users (id, name, email, password_hash, created_at)
      select gen_random_uuid(), name, email, 'x', date '2026-01-01' + place::integer
      from (values (1, 'unseen', 'a' || chr(8203) || '@example.com'), (2, 'plain', 'A@example.com'),
        (3, 'older', 'b' || chr(173) || '@example.com'), (4, 'younger', 'b' || chr(8205) || '@example.com'),
        (5, 'wide', 'ｃ@example.com'), (6, 'thai', 'นก@example.com')) people (place, name, email)`);
    await client.query(signIn);
    const { rows } = await client.query<object>(
      "select name, email_key from users order by created_at",
    );
    expect(rows).toEqual([
      { name: "unseen", email_key: null },
      { name: "plain", email_key: "a@example.com" },
      { name: "older", email_key: "b@example.com" },
      { name: "younger", email_key: null },
      { name: "wide", email_key: "c@example.com" },
      { name: "thai", email_key: "นก@example.com" },
    ]);
  } finally {
    await client.query("rollback");
    client.release();
    await database.close();
  }
});
