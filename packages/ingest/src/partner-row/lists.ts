import { AMENITIES, type Amenity, type Known } from "@propertyvr/vocabulary";
import type { RowMembers } from "./members.ts";
import { readFlag } from "./read-words.ts";
import { AMENITY_WORDS, FLAG_WORDS, wordFinder } from "./word-lists.ts";

/** More texts than this, and longer ones, are no list. */
const LONGEST = { list: 200, text: 2_000 } as const;
const findAmenity = wordFinder(AMENITY_WORDS);
const findFlag = wordFinder(FLAG_WORDS);
const NEGATED = /^(?:no|without|ไม่มี|ห้าม|ไม่)\s*/i;

/** A list as programs write one into a cell: ['a', "b"]. */
const WRITTEN_LIST = /^\s*\[(.*)\]\s*$/s;
const QUOTED = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g;

/** What stands between the signs of one text: its quotes, else | or ; or line breaks. */
function piecesOf(text: string): readonly string[] {
  const inside = WRITTEN_LIST.exec(text)?.[1];
  if (inside === undefined) return text.split(/[|;\n\r]+/);
  const quoted = [...inside.matchAll(QUOTED)].map(([, one, other]) => one ?? other ?? "");
  return quoted.length > 0 ? quoted : inside.split(/[|;,\n\r]+/);
}

/** The texts of a list: an array, or one text with | or ; or line breaks between, or ['a', 'b']. Undefined where it is absent. */
export function readList(
  members: RowMembers,
  field: string,
): readonly { readonly text: string; readonly index?: number }[] | undefined {
  const sent = members.get(field);
  if (sent === undefined) return undefined;
  const { note } = members.notes;
  const pieces: readonly unknown[] | undefined =
    typeof sent === "string" ? piecesOf(sent) : Array.isArray(sent) ? sent : undefined;
  if (pieces === undefined || pieces.length > LONGEST.list) {
    note("value.wrong_kind", { field }, { value: sent, words: A_LIST });
    return undefined;
  }
  return pieces.flatMap((each, n) => {
    const at = typeof sent === "string" ? {} : { index: n };
    if (typeof each === "string") return each.trim() === "" ? [] : [{ text: each.trim(), ...at }];
    if (each === null) return [];
    note("value.wrong_kind", { field, ...at }, { value: each, words: A_TEXT });
    return [];
  });
}

const A_LIST = {
  expected: `a list of at most ${LONGEST.list} texts`,
  expected_th: `รายการข้อความไม่เกิน ${LONGEST.list} รายการ`,
};
const A_TEXT = { expected: "a text", expected_th: "ข้อความ" };

type StatedAmenities = Map<Amenity, Known>;

/** What a home has and does not have; what no list names stays unknown. */
export function readAmenities(
  members: RowMembers,
): Readonly<Partial<Record<Amenity, "yes" | "no">>> {
  const said: StatedAmenities = new Map();
  const sent = members.get("amenities");
  if (typeof sent === "object" && sent !== null && !Array.isArray(sent))
    readStated(members, sent, said);
  else sayAll(members, "amenities", "yes", said);
  sayAll(members, "amenities_no", "no", said);
  const pets = readFlag(members, "pets");
  if (pets !== undefined) say(members, "pets", "pet_friendly", pets ? "yes" : "no", said);
  const stated: Partial<Record<Amenity, "yes" | "no">> = {};
  for (const [amenity, known] of said) if (known !== "unknown") stated[amenity] = known;
  return stated;
}

function sayAll(
  members: RowMembers,
  field: string,
  known: "yes" | "no",
  said: StatedAmenities,
): void {
  const list = splitCommas(readList(members, field) ?? []);
  // A note for each of 50,000 strange words would take longer than the rest of the row.
  if (list.length > LONGEST.list) {
    members.notes.note("value.wrong_kind", { field }, { value: members.get(field), words: A_LIST });
    return;
  }
  for (const { text, index } of list) {
    const negated = NEGATED.test(text) && findAmenity(text) === undefined;
    const found = findAmenity(negated ? text.replace(NEGATED, "") : text);
    const at = index === undefined ? { field } : { field, index };
    if (found === undefined) {
      members.notes.note("amenity.unknown", at, {
        value: text,
        words: { names: AMENITIES.join(", ") },
      });
      continue;
    }
    if (!found.isOurs) members.notes.note("word.read", at, { value: text, after: found.word });
    say(members, field, found.word, negated ? (known === "yes" ? "no" : "yes") : known, said);
  }
}

/** No amenity's name holds a comma. */
const splitCommas = (list: NonNullable<ReturnType<typeof readList>>) =>
  list.flatMap(({ text, ...at }) =>
    (text.length > LONGEST.text ? [text] : text.split(","))
      .map((piece) => ({ text: piece.trim(), ...at }))
      .filter((piece) => piece.text !== ""),
  );

/** {"pool": true, "gym": "no"} */
function readStated(members: RowMembers, sent: object, said: StatedAmenities): void {
  const entries = Object.entries(sent as Record<string, unknown>).slice(0, LONGEST.list);
  for (const [name, value] of entries) {
    const at = { field: "amenities", index: name };
    const found = findAmenity(name);
    const flag =
      typeof value === "boolean" ? (value ? "yes" : "no") : findFlag(String(value))?.word;
    if (found === undefined)
      members.notes.note("amenity.unknown", at, {
        value: name,
        words: { names: AMENITIES.join(", ") },
      });
    else if (flag === undefined) {
      if (value !== null && value !== "unknown")
        members.notes.note("flag.unreadable", at, { value });
    } else say(members, "amenities", found.word, flag, said);
  }
}

function say(
  members: RowMembers,
  field: string,
  amenity: Amenity,
  known: "yes" | "no",
  said: StatedAmenities,
): void {
  const before = said.get(amenity);
  if (before === undefined || before === known) return void said.set(amenity, known);
  if (before !== "unknown")
    members.notes.note(
      "amenity.contradiction",
      { field },
      { value: amenity, words: { name: amenity } },
    );
  said.set(amenity, "unknown");
}
