/** To which providers of language models an account agreed to send its talks. */
export const sql = `
create table model_agreements (
  user_id uuid not null references users on delete cascade,
  provider text not null,
  agreed_at timestamptz not null,
  primary key (user_id, provider)
);
`;
