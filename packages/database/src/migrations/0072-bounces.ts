/** Addresses that the mail server's operator says cannot be reached, by the key that tells addresses apart. */
export const sql = `
create table bounces (
  email_key text primary key,
  reason text not null,
  bounced_at timestamptz not null
);
`;
