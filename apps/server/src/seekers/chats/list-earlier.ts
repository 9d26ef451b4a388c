import type { EarlierMessage } from "@propertyvr/assistant";
import type { Db } from "@propertyvr/database";
import { sql } from "kysely";

/** So much of a talk tells what its next message leans on. */
const EARLIER_MOST = 8;
/** Of each message. UTF-16 units, nearly. */
const EARLIER_LETTERS = 2_000;

/** The messages of the branch before this question, oldest first; those that say nothing are left out. */
export async function listEarlier(db: Db, questionId: string): Promise<readonly EarlierMessage[]> {
  const { rows } = await sql<{ sender: "user" | "ai"; content: string }>`
    with recursive line as (
      select id, parent_id, 0 as steps from messages where id = ${questionId}
      union all
      select before.id, before.parent_id, line.steps + 1
      from line join messages before on before.id = line.parent_id
      where line.steps < ${EARLIER_MOST}
    )
    select m.sender, left(m.content, ${EARLIER_LETTERS}) as content
    from line join messages m on m.id = line.id
    where line.steps > 0 and m.content <> ''
    order by line.steps desc
  `.execute(db);
  return rows.map(({ sender, content }) => ({
    role: sender === "user" ? "person" : "assistant",
    text: content,
  }));
}
