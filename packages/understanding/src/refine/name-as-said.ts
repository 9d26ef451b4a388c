import { type Fact, FILLER, UNREAD } from "../engine/fact.ts";
import { originalSpan, type SourceText } from "../engine/source.ts";
import type { NearKind } from "@propertyvr/vocabulary";
import { value } from "../shapes/meanings.ts";
import { generic } from "../shapes/place-meaning.ts";

export const NAME_AS_SAID_RULE = "near.name-as-said";

const LONGEST = 60;
const PARTS = new Set([UNREAD, "old", "quality", "nearNoun"]);
/** Words of ours that a name may hold when they are written with a capital: "Mill", "Tower". */
const CAPITAL_PARTS = new Set([FILLER, "numeral", "numberedThing", "size"]);
/** Thai writes no capitals: a thing's own word, or the English "the", tells that a name follows. */
const THAI_NAME =
  /^(?:ร้าน|หมู่บ้าน|ตึก|อาคาร|โครงการ|ศูนย์|ปั๊ม|สำนักงาน|บริษัท|ค่าย|โรงแรม|ธนาคาร|โบสถ์|มัสยิด|ศาล|โรงงาน|เดอะ ?)[\u0e01-\u0e4e]{3,}$/;

/**
 * "near the Old Mill cafe": a name that is on no map stays what the person
 * wants to be near, under the name as said, so that we can tell them that we
 * do not know it. Words that are no name leave their noun ("a nice cafe").
 */
export function namePlacesAsSaid(facts: readonly Fact[], source: SourceText): readonly Fact[] {
  const named: Fact[] = [];
  for (let i = 0; i < facts.length; i++) {
    const near = facts[i] as Fact;
    const found = near.kind === "near" ? nameAfter(facts, i + 1, source) : undefined;
    if (found === undefined) {
      named.push(near);
      continue;
    }
    const { end, name, kind } = found;
    const parts = facts.slice(i, end);
    named.push({
      kind: "targets",
      value: [generic(kind, name, value(near, "near").withinM)],
      start: near.start,
      end: (parts[parts.length - 1] as Fact).end,
      rule: NAME_AS_SAID_RULE,
      certainty: "stated",
      parts,
    });
    i = end - 1;
  }
  return named;
}

interface NameMatch {
  /** Index behind the last fact of the name. */
  readonly end: number;
  readonly name: string | null;
  readonly kind: NearKind;
}

function nameAfter(
  facts: readonly Fact[],
  from: number,
  source: SourceText,
): NameMatch | undefined {
  let first = from;
  if (isInTitleCase(facts[from - 1] as Fact, source)) return undefined;
  while (facts[first]?.kind === FILLER) first++;
  let end = first;
  while (isPart(facts[end], source) && (end === first || adjoins(facts, end, source))) end++;
  const row = facts.slice(first, end);
  if (!row.some(({ kind }) => kind === UNREAD || kind === "numeral")) return undefined;
  const span = originalSpan(source, (row[0] as Fact).start, (row[row.length - 1] as Fact).end);
  const said = source.original.slice(span.start, span.end).trim();
  const last = row[row.length - 1] as Fact;
  const noun = last.kind === "nearNoun" ? value(last, "nearNoun") : undefined;
  if (isName(said, source.original)) return { end, name: said, kind: noun?.kind ?? "poi" };
  return noun === undefined ? undefined : { end, ...noun };
}

const isPart = (fact: Fact | undefined, source: SourceText): boolean =>
  fact !== undefined &&
  (PARTS.has(fact.kind) || (CAPITAL_PARTS.has(fact.kind) && isCapital(fact, source)));
const isCapital = (fact: Fact, source: SourceText): boolean =>
  /^\p{Lu}/u.test(source.original.slice(originalSpan(source, fact.start, fact.end).start));
/** "Condo Near Zesty Shops": where all words have capitals they tell nothing. */
const isInTitleCase = (near: Fact, source: SourceText): boolean =>
  near.start > 0 && isCapital(near, source);
const adjoins = (facts: readonly Fact[], at: number, { text }: SourceText): boolean =>
  /^ ?$/.test(text.slice((facts[at - 1] as Fact).end, (facts[at] as Fact).start));

/** "near wat phra kaew": a temple's name follows its word, with capitals or without. */
const TEMPLE = /^wat [a-z]{3,}(?: [a-z]{3,}){0,2}$/i;

/** Capitals tell a name, unless everything is written in them. */
function isName(said: string, whole: string): boolean {
  if (said.length > LONGEST) return false;
  return (
    THAI_NAME.test(said) ||
    TEMPLE.test(said) ||
    (/^\p{Lu}\p{L}/u.test(said) && /\p{Ll}/u.test(whole))
  );
}
