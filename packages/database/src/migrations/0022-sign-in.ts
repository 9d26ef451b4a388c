/**
 * Email addresses are compared without letters that nobody sees, after NFKC and in lower case
 * (`emailKey` of the contracts). Where two accounts would have one key, the plainly written one has
 * it, else the older one; the other goes on by its address as it was typed.
 *
 * Attempts that are slowed down (signing in, reporting) are counted here, so that they count over all
 * servers and over a restart. A key is a keyed hash of who tries what.
 */
export const sql = String.raw`
alter table users add email_key text;
update users set email_key = kept.key
from (
  select id, key, row_number() over (
    partition by key order by (lower(email) = key) desc, created_at, id) as place
  from (
    select id, email, created_at, lower(normalize(btrim(regexp_replace(normalize(email, NFKC),
      '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e0fff]',
      '', 'g')), NFKC)) as key
    from users
  ) keys
) kept
where kept.id = users.id and kept.place = 1;
create unique index users_email_key on users (email_key);

create table attempts (
  key bytea primary key,
  stamps timestamptz[] not null,
  -- When the last of its stamps falls out of the window: then the row may go.
  ends_at timestamptz not null
);
create index attempts_ends_at on attempts (ends_at);

-- Milliseconds until there is room for one more of this key; 0 where there is.
create function attempt_wait_ms(stamps timestamptz[], most integer, since timestamptz) returns float8
language sql immutable as $$
  select coalesce((
    select extract(epoch from stamp - since) * 1000
    from unnest(stamps) stamp where stamp > since
    order by stamp desc offset most - 1 limit 1), 0)
$$;

-- Takes one from every key, or from none. @returns how long to wait, in milliseconds; 0: taken
create function take_attempt(keys bytea[], most integer, time_window interval, now timestamptz)
returns float8 language plpgsql as $$
declare
  since timestamptz := now - time_window;
  wait_ms float8;
begin
  -- Whoever is refused for one key opens no row for another.
  select max(attempt_wait_ms(stamps, most, since)) into wait_ms from attempts where key = any (keys);
  if wait_ms > 0 then return wait_ms; end if;
  -- In one order, so that two never wait for each other.
  insert into attempts as a (key, stamps, ends_at)
  select k, '{}', now + time_window from unnest(keys) k order by k
  on conflict (key) do update set ends_at = greatest(a.ends_at, excluded.ends_at);
  select max(attempt_wait_ms(stamps, most, since)) into wait_ms from attempts where key = any (keys);
  if wait_ms > 0 then return wait_ms; end if;
  update attempts
  set stamps = array(select stamp from unnest(stamps) stamp where stamp > since) || now
  where key = any (keys);
  return 0;
end $$;

create function give_attempt_back(keys bytea[], taken timestamptz) returns void
language sql as $$
  update attempts
  set stamps = stamps[:array_position(stamps, taken) - 1] || stamps[array_position(stamps, taken) + 1:]
  where key = any (keys) and array_position(stamps, taken) is not null
$$;
`;
