/**
 * What an account decided about mail and data (what it left alone is absent), and by what its owner
 * tells one signed-in device from another: browser and system in words and the shortened network, not
 * the user agent and not the address.
 */
export const sql = `
alter table users add preferences jsonb not null default '{}';
alter table sessions
  add browser text,
  add system text,
  add network text,
  add last_used_at timestamptz;
`;
