import type { MisreadKind } from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import { CRITERIA_KEYS, type CriteriaKey, type Language } from "@propertyvr/vocabulary";
import { sql } from "kysely";
import type { KeyedHash } from "../../platform/secrets/keyed-hash.ts";
import type { MisreadFinding } from "./misread-words.ts";

/** A word is kept in writing from so many people on. */
export const KEPT_FROM_PEOPLE = 3;
/** How long words and hashes are kept. */
const KEPT_DAYS = 90;

const dayOf = (now: Date) => sql`(${now}::timestamptz at time zone 'Asia/Bangkok')::date`;
const firstDay = (now: Date) => sql`${dayOf(now)} - ${KEPT_DAYS}::int`;

/** Counts the words of one message. Of who wrote it there is a hash, another one for each of the words. */
export async function countMisread(
  db: Db,
  { userId, found, now }: { userId: string; found: readonly MisreadFinding[]; now: Date },
  hash: KeyedHash,
): Promise<void> {
  const named = new Map(found.map((each) => [nameOf(each), each]));
  if (named.size === 0) return;
  const names = [...named.keys()];
  const each = [...named.values()];
  const hashes = names.map((name) => hash(name));
  const people = names.map((name) => hash(`${userId} ${name}`));
  await sql`
    insert into misread_people (words_hash, person_hash, day)
    select words_hash, person_hash, ${dayOf(now)}
    from unnest(${hashes}::bytea[], ${people}::bytea[]) as said (words_hash, person_hash)
    on conflict (words_hash, person_hash) do update set day = excluded.day`.execute(db);
  await sql`
    insert into misread_words (day, kind, slot, words, language, times)
    select ${dayOf(now)}, kind, slot, words, language, 1
    from unnest(
      ${hashes}::bytea[], ${each.map(({ kind }) => kind)}::text[],
      ${each.map(({ slot }) => slot ?? "")}::text[], ${each.map(({ words }) => words)}::text[],
      ${each.map(({ language }) => language)}::text[]
    ) as said (words_hash, kind, slot, words, language)
    where (
      select count(*) from misread_people p where p.words_hash = said.words_hash
    ) >= ${KEPT_FROM_PEOPLE}
    on conflict (day, kind, slot, words) do update set times = misread_words.times + 1`.execute(db);
}

const nameOf = ({ kind, slot, words }: MisreadFinding): string => `${kind} ${slot ?? ""} ${words}`;

export interface CountedWords {
  readonly kind: MisreadKind;
  readonly slot: CriteriaKey | null;
  readonly words: string;
  readonly language: Language;
  readonly times: number;
}

/** Those of the last 90 days, the most frequent first, and how many there are in all. */
export async function listMisread(
  db: Db,
  { kind, limit, now }: { kind: MisreadKind; limit: number; now: Date },
): Promise<{ readonly words: readonly CountedWords[]; readonly total: number }> {
  const { rows } = await sql<Omit<CountedWords, "kind" | "slot"> & { slot: string; total: number }>`
    select slot, words, min(language) as language, sum(times)::int as times,
      (count(*) over ())::int as total
    from misread_words
    where kind = ${kind} and day > ${firstDay(now)}
    group by slot, words
    order by times desc, words
    limit ${limit}`.execute(db);
  const words = rows.map(({ slot, total: _total, ...row }) => ({
    ...row,
    kind,
    slot: CRITERIA_KEYS.find((key) => key === slot) ?? null,
  }));
  return { words, total: rows[0]?.total ?? 0 };
}

/** Forgets what is older than 90 days. */
export async function expireMisread(db: Db, now: Date): Promise<void> {
  await sql`delete from misread_people where day <= ${firstDay(now)}`.execute(db);
  await sql`delete from misread_words where day <= ${firstDay(now)}`.execute(db);
}
