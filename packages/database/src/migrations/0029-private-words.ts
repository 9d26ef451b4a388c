/**
 * Takes out of what is stored what was never for the public: members of kept rows about owners or for
 * colleagues, and descriptions, contacts and places that a file's column of such a name had given. Which
 * columns gave them is told by how the partner's files were read; a home counts as one of such a file
 * where all members of its kept row are among those that the file gives. Snapshots in enquiries, reports
 * and chats lose the contacts that go, reports of uploads the cells, and remembered mappings the columns.
 * The list of names is of this migration alone. One transaction: it happens whole or not at all, and a
 * second run finds nothing to do.
 */
export const sql = String.raw`
create function pg_temp.folded(name text) returns text language sql immutable as $$
  select lower(regexp_replace(regexp_replace(replace(normalize(name, nfkc),
    U&'\0E4D\0E32', U&'\0E33'), '[\u0E47-\u0E4E\u200B-\u200F]', '', 'g'), '([a-z0-9])([A-Z])', '\1 \2', 'g'))
$$;

-- 'private', 'remark', or null for a name that is for everybody.
create function pg_temp.privacy_of(name text) returns text language sql immutable as $$
  select case
    when english ~ ' (owners?|landlords?|landlady|lessors?|consignors?) '
        and english !~ ' owners? (type|occup[a-z]*|financ[a-z]*|association|status) | (project|building) owners? | owner (of )?(the )?project '
      or english ~ ' (sellers?|vendors?|tenants?|customers?|clients?) (s )?(name|tel|telephone|phone|mobile|contact|line|email|number|info|address) |^ (sellers?|vendors?) $'
      or joined ~ '^(owner|landlord|seller|vendor|lessor|tenant)s?(name|tel|phone|mobile|contact|line|lineid|email|id|no|number|info|details?|address)$'
      or english ~ ' comm?is+ions? | comm? (% |rate |fee |split |share )|^ comm? $| (broker|brokerage|agent|agency|referral)s? (s )?(fee|fees|share|cut) '
      or english ~ ' co (agents?|agency|brokers?|broke|broking|brokerage) | (coagents?|cobrokers?|cobroke) '
      or english ~ ' keys? (location|place|holder|at|with|by|no|number|box|cabinet|code|status|pickup|collection|kept) |^ keys? $| (lock ?box|keybox) | (password|passcode) '
      or english ~ ' (door|gate|alarm|access|entry|lock|keypad|intercom|safe) (code|codes|pin|password|passcode|no|number) '
      or joined ~ '^(keys?(location|place|holder|at|code|number|box|with)|(door|gate|alarm|access|entry|lock)(code|pin|password))$'
      or english ~ ' (net|nett|bottom|lowest|minimum|min|reserve|cost) ([a-z]+ )?(price|prices|rent|rental|sale) (?!area )| (price|rent|sale) (net|bottom|lowest|minimum|min) $'
      or joined ~ '^(net|nett|bottom|lowest|minimum|min)(sale|rent)?price$'
      or english ~ '^ internal (only |use )?$| internal (notes?|remarks?|comments?|memos?|info|use|only) | (notes?|remarks?|comments?) (internal|private|for agents?) '
      or english ~ ' (agents?|staff|team|admin|office|private|sales) (s )?(only )?(notes?|remarks?|comments?|memos?) | (agents?|staff|office) (use )?only | (confidential|secret) '
      or joined ~ '^(internal|agent|staff|private|admin)(notes?|remarks?|comments?|memos?)$'
      or thai ~ 'เจาของ(?!โครงการ)|จข[บหทด]|ผูฝาก|ผูใหเชา|(เบอร|โทร|ชือ|ไลน)(ของ)?(ผูขาย|ผูเชา|ลูกคา)'
      or thai ~ 'คอมมิ|คาคอม(?!มู|มอน|โม|พิว)|^%?คอม%?$|คานายหนา|คาแนะนำ|โค(เอเจน|เอเยน|นายหนา)|รับ(นายหนา|เอเจน|เอเยน|โค)'
      or thai ~ 'กุญแจ(?!ดิจิ|อิเล)|รหัส(ประตู|เขา|ลอ[คก]|เปิด|ผาน|หนาหอง)|ราคา(ขาย|เชา)?(ตำ|เน[ตท]|สุทธิ|ทุน|ในใจ)|(คาเชา|ขาย|เชา)(ตำสุด|เน[ตท])'
      or thai ~ '^ภายใน$|(หมายเหตุ|โนต|บันทึก|ขอมูล|ใช)(เฉพาะ|สำหรับ)?ภายใน|ภายในเทานัน|^ลับ$|ความลับ|ขอมูลลับ|(หมายเหตุ|โนต|บันทึก)(ของ|ถึง|สำหรับ)?(เอเจน|เอเยน|นายหนา|ทีม|แอดมิน|พนักงาน)'
      then 'private'
    when english ~ ' (remarks?|notes?|memos?|comments?) ' and english !~ ' public (remarks?|notes?|comments?) '
      or joined ~ '^(remarks?|notes?|memos?|comments?)(th|en|[0-9])*$'
      or thai ~ 'หมายเหตุ|โนต(?!บุ)|บันทึก|คอมเมน|เมโม|ขอสังเกต'
      then 'remark'
  end
  from (select ' ' || trim(regexp_replace(f, '[^a-z0-9%]+', ' ', 'g')) || ' ' as english,
               regexp_replace(f, '[^a-z0-9%]+', '', 'g') as joined,
               regexp_replace(f, '[^ก-๙%]+', '', 'g') as thai
        from (select pg_temp.folded(name) as f) named) names
$$;

create function pg_temp.names_owner(said text) returns boolean language sql immutable as $$
  select pg_temp.folded(said) ~ '\y(owner|landlord|landlady)s?\y|เจาของ(?!โครงการ)|จข[บหท](?![ก-๙])|ผูฝาก'
$$;

-- A kept row without private members, at any depth.
create function pg_temp.public_json(value jsonb) returns jsonb language plpgsql immutable as $$
begin
  if jsonb_typeof(value) = 'object' then
    return coalesce((select jsonb_object_agg(e.key, pg_temp.public_json(e.value))
      from jsonb_each(value) e where pg_temp.privacy_of(e.key) is null), '{}');
  elsif jsonb_typeof(value) = 'array' then
    return coalesce((select jsonb_agg(pg_temp.public_json(each) order by place)
      from jsonb_array_elements(value) with ordinality a (each, place)
      where not (jsonb_typeof(each) = 'object' and pg_temp.names_owner(
        concat_ws(' ', each ->> 'role', each ->> 'type', each ->> 'relationship')))), '[]');
  end if;
  return value;
end $$;

-- Names are few and rows are many: each name is looked at once.
create temp table private_keys on commit drop as
select key from (
  select distinct key from listings l,
    lateral jsonb_path_query(l.raw, '$.** ? (@.type() == "object")') inner_object,
    lateral jsonb_object_keys(inner_object) key
  where l.raw is not null and not l.is_sample) names
where pg_temp.privacy_of(key) is not null;

update listings l set raw = pg_temp.public_json(raw), row_hash = gen_random_uuid()
where raw is not null and not is_sample and exists (select from private_keys)
  and exists (select from jsonb_path_query(l.raw, '$.** ? (@.type() == "object")') inner_object,
    lateral jsonb_object_keys(inner_object) key where key in (select k.key from private_keys k));

-- How files were read, and what came of columns that nobody should have read.
create temp table readings on commit drop as
select u.id as upload_id, u.partner_id, t.told -> 'columns' as columns
from uploads u, lateral jsonb_array_elements(u.tables) t (told)
where jsonb_typeof(t.told -> 'columns') = 'array'
union all
select null, partner_id, columns from partner_mappings where jsonb_typeof(columns) = 'array';

create temp table told_columns on commit drop as
select r.ctid as reading, r.upload_id, r.partner_id, c ->> 'column' as name, c ->> 'target' as target,
  c ->> 'by' as by, pg_temp.privacy_of(c ->> 'column') as privacy,
  pg_temp.folded(c ->> 'column') ~ 'owner|landlord|เจาของ|จข[บหท]|ผูฝาก' as is_owner
from readings r, lateral jsonb_array_elements(r.columns) c;

create temp table wrong_readings on commit drop as
select reading, 'partner:' || partner_id::text as source, partner_id,
  array_agg(distinct member) filter (where member is not null)
    || array['title', 'title_th', 'title_en', 'property_type', 'external_id'] as members,
  bool_or(target like 'description%' and is_wrong) as in_description,
  bool_or(target = 'location' and is_wrong) as in_location,
  bool_or(target like 'contact.%' and is_wrong)
    -- A plain phone in a table that names its owners may be theirs.
    or bool_or(is_owner) and bool_or(target like 'contact.%' and coalesce(by, '') <> 'hand'
      and pg_temp.folded(name) !~ 'agent|contact|agency|ติดตอ|นายหนา|เอเจ') as in_contact
from (select *, privacy = 'private' or privacy = 'remark' and coalesce(by, '') <> 'hand' as is_wrong
      from told_columns) c
left join lateral unnest(case
    when target is null then null
    when target like 'contact.%' then array['contact']
    when target = 'rooms' then array['bedrooms', 'bathrooms']
    when target = 'coordinates' then array['latitude', 'longitude']
    else array[target] end) member on true
group by reading, partner_id
having bool_or(is_wrong and target is not null) or bool_or(is_owner);

create temp table homes_of_files on commit drop as
select distinct l.id, w.in_description, w.in_location, w.in_contact
from wrong_readings w join listings l on l.source = w.source
where l.raw is not null and (w.in_description or w.in_location or w.in_contact)
  and not exists (select from jsonb_object_keys(l.raw) key where key <> all (w.members));

update listings set description_en = null, description_th = null, row_hash = gen_random_uuid(),
  raw = raw - '{description,description_en,description_th}'::text[]
where id in (select id from homes_of_files where in_description)
  and raw ?| '{description,description_en,description_th}';

update listings set address = null, row_hash = gen_random_uuid(), raw = raw - 'location'
where id in (select id from homes_of_files where in_location) and raw ? 'location';

create temp table lost_contacts (listing_id bigint primary key) on commit drop;
with gone as (
  update listings l set contact = null, row_hash = gen_random_uuid(), raw = raw - 'contact'
  where contact is not null and not is_sample and (
    id in (select id from homes_of_files where in_contact)
    or jsonb_typeof(contact) = 'object' and exists (
      select from jsonb_each_text(case when jsonb_typeof(l.contact) = 'object' then l.contact else '{}' end) said
      where pg_temp.names_owner(said.value)))
  returning id)
insert into lost_contacts select id from gone;

-- The page of a home is no way to reach its owner.
create function pg_temp.without_people(contact jsonb) returns jsonb language sql immutable as $$
  select case when contact ->> 'website' is null then 'null'::jsonb
    else contact || '{"name": null, "phone": null, "line": null, "email": null}' end
$$;
update enquiries e set home = jsonb_set(home, '{contact}', pg_temp.without_people(home -> 'contact'))
where jsonb_typeof(home -> 'contact') = 'object' and (listing_id in (select listing_id from lost_contacts)
  or listing_id is null and partner_id in (select partner_id from wrong_readings where in_contact));
update listing_reports r set home = jsonb_set(home, '{contact}', pg_temp.without_people(home -> 'contact'))
where jsonb_typeof(home -> 'contact') = 'object' and (listing_id in (select listing_id from lost_contacts)
  or listing_id is null and partner_id in (select partner_id from wrong_readings where in_contact));

create function pg_temp.public_part(part jsonb) returns jsonb language sql stable as $$
  select case when part ->> 'type' = 'contact' and jsonb_typeof(part -> 'homes') = 'array'
    then jsonb_set(part, '{homes}', coalesce((select jsonb_agg(
      case when home ->> 'id' in (select listing_id::text from lost_contacts)
          and jsonb_typeof(home -> 'contact') = 'object'
        then jsonb_set(home, '{contact}', pg_temp.without_people(home -> 'contact')) else home end order by place)
      from jsonb_array_elements(part -> 'homes') with ordinality h (home, place)), '[]'))
    else part end
$$;
create function pg_temp.public_parts(parts jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(pg_temp.public_part(part) order by place), '[]')
  from jsonb_array_elements(parts) with ordinality p (part, place)
$$;
update messages set parts = pg_temp.public_parts(parts)
where exists (select from lost_contacts) and parts @? '$[*] ? (@.type == "contact")';
update run_events set event = jsonb_set(event, '{data}', pg_temp.public_part(event -> 'data'))
where exists (select from lost_contacts) and event @? '$.data ? (@.type == "contact")';
update run_events set event = jsonb_set(event, '{messageMetadata,message,parts}',
  pg_temp.public_parts(event #> '{messageMetadata,message,parts}'))
where exists (select from lost_contacts)
  and event @? '$.messageMetadata.message.parts[*] ? (@.type == "contact")';

-- Reports of files: cells of private columns, and of what stands in no column.
create temp table told_uploads on commit drop as
select distinct upload_id from told_columns where upload_id is not null and privacy is not null;
create temp table told_names on commit drop as select distinct name from told_columns where privacy is not null;
update upload_problems set said = said || '{"value": null}'
where upload_id in (select upload_id from told_uploads) and said ->> 'value' is not null
  and ("column" is null or "column" in (select name from told_names));
update uploads u set findings = (select coalesce(jsonb_agg(case
    when finding ->> 'column' is null or finding ->> 'column' in (select name from told_names)
    then jsonb_set(finding, '{example,value}', 'null', false) else finding end order by place), '[]')
  from jsonb_array_elements(u.findings) with ordinality f (finding, place))
where id in (select upload_id from told_uploads) and jsonb_typeof(findings) = 'array';
update upload_changes u set change = jsonb_set(change, '{changes}', (select coalesce(jsonb_agg(case
    when c ->> 'field' in ('contact', 'description_en', 'description_th', 'location')
    then c || '{"before": null, "after": null}' else c end order by place), '[]')
  from jsonb_array_elements(u.change -> 'changes') with ordinality m (c, place)))
where upload_id in (select upload_id from told_uploads) and jsonb_typeof(change -> 'changes') = 'array';

-- Remembered mappings; a person's own choice of a remark stays.
create function pg_temp.public_mapping(columns jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(case
    when pg_temp.privacy_of(c ->> 'column') = 'private'
      or pg_temp.privacy_of(c ->> 'column') = 'remark' and coalesce(c ->> 'by', '') <> 'hand'
      or c ->> 'target' like 'contact.%' and coalesce(c ->> 'by', '') <> 'hand'
        and pg_temp.folded(c ->> 'column') !~ 'agent|contact|agency|ติดตอ|นายหนา|เอเจ'
        and exists (select from jsonb_array_elements(columns) o
          where pg_temp.folded(o ->> 'column') ~ 'owner|landlord|เจาของ|จข[บหท]|ผูฝาก')
    then jsonb_build_object('column', c -> 'column', 'confidence', 0) else c end order by place), '[]')
  from jsonb_array_elements(columns) with ordinality m (c, place)
$$;
update partner_mappings set columns = pg_temp.public_mapping(columns)
where jsonb_typeof(columns) = 'array' and columns <> pg_temp.public_mapping(columns);

drop function pg_temp.public_mapping, pg_temp.public_parts, pg_temp.public_part,
  pg_temp.without_people, pg_temp.public_json, pg_temp.names_owner, pg_temp.privacy_of, pg_temp.folded;
drop table private_keys, readings, told_columns, wrong_readings, homes_of_files, lost_contacts,
  told_uploads, told_names;
`;
