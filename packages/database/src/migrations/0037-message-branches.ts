/**
 * What each message of a chat follows: a question edited and sent anew, or an answer asked for again,
 * stands beside the earlier one, and each goes on by itself. A message without one begins the chat.
 * Messages that are stored already follow one another. They name no foreign key: whoever writes them
 * holds the lock of their chat, and they go with all of it. A chat shows the branch of its newest
 * message, or the one somebody chose; and a question keeps what was edited by hand beside its words,
 * so that it can be answered again.
 */
export const sql = `
alter table messages add parent_id uuid, add edit jsonb;
update messages set parent_id = before.id
from (
  select id as of, lag(id) over (partition by chat_id order by position) as id from messages
) before
where messages.id = before.of and before.id is not null;
alter table chats add shown_message_id uuid;
`;
