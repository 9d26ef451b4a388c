/**
 * Words that nothing was read from, and words whose reading people took away at once. A word is kept in
 * writing only from the third person on: before that, and of who said it, there are hashes alone.
 */
export const sql = `
create table misread_people (
  words_hash bytea not null,
  person_hash bytea not null,
  day date not null,
  primary key (words_hash, person_hash)
);
create index misread_people_day on misread_people (day);
create table misread_words (
  day date not null,
  kind text not null check (kind in ('unread', 'removed')),
  slot text not null,
  words text not null,
  language text not null check (language in ('en', 'th')),
  times integer not null,
  primary key (day, kind, slot, words)
);
`;
