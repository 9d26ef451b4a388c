/** What each model was asked on each day in Bangkok, by everybody together: it outlives the accounts. */
export const sql = `
create table model_days (
  day date not null,
  model text not null,
  requests integer not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  primary key (day, model)
);
`;
