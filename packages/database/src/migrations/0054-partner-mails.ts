/**
 * Mails that quote somebody end with that account too, whoever they went to. And when a partner was last
 * told by mail that listings expire: once a day, whichever server looks.
 */
export const sql = `
alter table mails add quoted_user_id uuid references users on delete cascade;
create index mails_quoting on mails (quoted_user_id) where quoted_user_id is not null;
alter table partners add expiry_mailed_at timestamptz;
`;
