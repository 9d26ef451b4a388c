/**
 * The title and the location of a card are strings with their languages beside them. Cards of stored
 * answers, in messages and in the events of their runs, are rewritten to it, so that one shape is read.
 */
export const sql = `
create function pg_temp.flat_card(card jsonb) returns jsonb language sql immutable as $$
  select case when jsonb_typeof(card -> 'title') = 'object'
    then card || jsonb_build_object(
      'title', card -> 'title' -> 'text',
      'title_language', card -> 'title' -> 'language',
      'location', card -> 'location' -> 'text',
      'location_language', card -> 'location' -> 'language')
    else card end
$$;

create function pg_temp.flat_part(part jsonb) returns jsonb language sql immutable as $$
  select case when part ->> 'type' = 'listings'
    then jsonb_set(part, '{cards}', coalesce(
      (select jsonb_agg(pg_temp.flat_card(card) order by place)
       from jsonb_array_elements(part -> 'cards') with ordinality cards (card, place)), '[]'))
    else part end
$$;

create function pg_temp.flat_parts(parts jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(pg_temp.flat_part(part) order by place), '[]')
  from jsonb_array_elements(parts) with ordinality parts (part, place)
$$;

update messages set parts = pg_temp.flat_parts(parts)
where parts @? '$[*].cards[*].title.text';

update run_events set event = jsonb_set(event, '{data}', pg_temp.flat_part(event -> 'data'))
where event @? '$.data.cards[*].title.text';

update run_events set event = jsonb_set(event, '{messageMetadata,message,parts}',
  pg_temp.flat_parts(event #> '{messageMetadata,message,parts}'))
where event @? '$.messageMetadata.message.parts[*].cards[*].title.text';

drop function pg_temp.flat_parts, pg_temp.flat_part, pg_temp.flat_card;
`;
