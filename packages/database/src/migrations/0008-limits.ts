/**
 * The exact hourly quota of API keys where several servers share a PostgreSQL; on the embedded
 * database it lives in memory and in the request log. A ring's stamps are numbered in the order in
 * which they were taken, and never decrease: those numbered `first` to `next` - 1 are the ones of the
 * last hour, and number n lies in slot n modulo 10,000, the highest limit there is. All that changes a
 * ring holds the lock of its row.
 */
export const sql = `
create table quota_rings (
  key_id uuid primary key references api_keys on delete cascade,
  first bigint not null default 0,
  next bigint not null default 0,
  newest timestamptz not null default '-infinity'
) with (fillfactor = 50);

-- Its rows are rewritten in place, beside the index.
create table quota_slots (
  key_id uuid not null references quota_rings on delete cascade,
  slot integer not null,
  at timestamptz not null,
  primary key (key_id, slot)
) with (fillfactor = 60);

create function quota_stamp(key uuid, number bigint) returns timestamptz
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (select s.at from quota_slots s where s.key_id = key and s.slot = (number % 10000)::integer);
end $$;

-- The first number from ring.first on whose stamp is after this moment; stamps are in order.
create function quota_first_after(ring quota_rings, moment timestamptz) returns bigint
language plpgsql stable as $$
declare
  low bigint := ring.first;
  high bigint := ring.next;
  middle bigint;
begin
  if low = high or ring.newest <= moment then return high; end if;
  -- Mostly none has fallen out since the last request.
  if quota_stamp(ring.key_id, low) > moment then return low; end if;
  low := low + 1;
  while low < high loop
    middle := (low + high) / 2;
    if quota_stamp(ring.key_id, middle) > moment then high := middle;
    else low := middle + 1;
    end if;
  end loop;
  return low;
end $$;

-- Takes one of the key's hour where fewer than most are used; free_at is when one more will be free.
create function take_quota(
  key uuid, most integer,
  out is_taken boolean, out at timestamptz, out now timestamptz, out used integer, out free_at timestamptz
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  ring quota_rings;
begin
  select * into ring from quota_rings where key_id = key for update;
  if not found then
    insert into quota_rings (key_id) values (key) on conflict do nothing;
    select * into ring from quota_rings where key_id = key for update;
  end if;
  -- Only now: whoever had the lock before has an earlier stamp. Each stamp is one of its own.
  now := clock_timestamp();
  at := greatest(now, ring.newest + interval '1 microsecond');
  ring.first := quota_first_after(ring, at - interval '1 hour');
  used := ring.next - ring.first;
  is_taken := used < most;
  if is_taken then
    insert into quota_slots (key_id, slot, at) values (key, (ring.next % 10000)::integer, take_quota.at)
    on conflict (key_id, slot) do update set at = excluded.at;
    ring.next := ring.next + 1;
    used := used + 1;
    update quota_rings set first = ring.first, next = ring.next, newest = take_quota.at
    where key_id = key;
  end if;
  free_at := quota_stamp(key, ring.first + greatest(0, used - most)) + interval '1 hour';
end $$;

-- The same without taking, and without the lock.
create function look_at_quota(
  key uuid, most integer,
  out is_taken boolean, out at timestamptz, out now timestamptz, out used integer, out free_at timestamptz
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  ring quota_rings;
begin
  select * into ring from quota_rings where key_id = key;
  is_taken := false;
  now := clock_timestamp();
  at := greatest(now, ring.newest);
  used := 0;
  if not found then return; end if;
  ring.first := quota_first_after(ring, at - interval '1 hour');
  used := ring.next - ring.first;
  if used > 0 then
    free_at := quota_stamp(key, ring.first + greatest(0, used - most)) + interval '1 hour';
  end if;
end $$;

-- Gives back what was taken with this stamp: the later ones move up by one.
create function give_quota_back(key uuid, stamp timestamptz) returns void
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  ring quota_rings;
  number bigint;
begin
  select * into ring from quota_rings where key_id = key for update;
  if not found then return; end if;
  number := quota_first_after(ring, stamp - interval '1 microsecond');
  if number = ring.next or quota_stamp(key, number) <> stamp then return; end if;
  while number < ring.next - 1 loop
    update quota_slots set at = quota_stamp(key, number + 1)
    where key_id = key and slot = (number % 10000)::integer;
    number := number + 1;
  end loop;
  update quota_rings set next = next - 1 where key_id = key;
end $$;
`;
