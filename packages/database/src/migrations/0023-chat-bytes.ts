/** What a chat's messages take, in bytes: an account's chats have a limit together. */
export const sql = `
alter table chats add stored_bytes bigint not null default 0;
update chats set stored_bytes = sums.bytes
from (
  select chat_id, sum(octet_length(content) + octet_length(parts::text)
    + coalesce(octet_length(state::text), 0) + coalesce(octet_length(origins::text), 0)) as bytes
  from messages group by chat_id
) sums
where sums.chat_id = chats.id;
`;
