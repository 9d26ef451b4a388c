import type { SeededRandom } from "@propertyvr/vocabulary";

/** A body by its shape: how deep, how wide, how long its texts and numbers are. */
export interface BodyShape {
  readonly what: string;
  readonly json: string;
}

type DrawShape = (random: SeededRandom, bytes: number) => string;

const nested = (levels: number, inside: string): string =>
  levels % 2 === 0
    ? `${"[".repeat(levels)}${inside}${"]".repeat(levels)}`
    : `${'{"a":'.repeat(levels)}${inside}${"}".repeat(levels)}`;
/** As many as fit, at least one. */
const times = (bytes: number, each: string): number =>
  Math.max(1, Math.floor(bytes / Buffer.byteLength(each)));
const list = (bytes: number, each: string): string =>
  `[${Array.from({ length: times(bytes, `${each},`) }, () => each).join(",")}]`;
const LETTERS = ["a", " ", "ก", "\u0301", "🏠", "'", ",", "<", "@", ".", "ﷺ", "\u200b"] as const;
const ESCAPES = ["\\u0000", "\\\\", '\\"', "\\ud800", "\\u0e01", "\\n"] as const;
const VALUES = ["[]", "{}", "1", '"a"', "null", "[[]]", '{"a":[]}'] as const;
const NAMES = ["key", "bedroom", "__proto__", "", "4294967"] as const;

const SHAPES: Readonly<Record<string, DrawShape>> = {
  deep: (random, bytes) => nested(random.whole(1, Math.max(1, Math.floor(bytes / 6))), "1"),
  "deep and wide": (random, bytes) => {
    const levels = random.whole(1, Math.max(1, Math.floor(bytes / 12)));
    return nested(levels, list(bytes / 2, random.pick(VALUES)));
  },
  "just deep enough, and wide": (random, bytes) =>
    nested(random.whole(55, 63), list(bytes, random.pick(VALUES))),
  wide: (random, bytes) => list(bytes, random.pick(VALUES)),
  "many names": (random, bytes) => {
    const name = random.pick(NAMES);
    const members = Array.from({ length: times(bytes, `"${name}12345":1,`) }, (_, n) => n);
    return `{${members.map((n) => `"${name}${n}":1`).join(",")}}`;
  },
  "one name many times": (random, bytes) => {
    const member = `"${random.pick(NAMES)}":${random.pick(VALUES)}`;
    return `{${Array.from({ length: times(bytes, `${member},`) }, () => member).join(",")}}`;
  },
  "a long text": (random, bytes) => {
    const letter = random.pick(LETTERS);
    return JSON.stringify(letter.repeat(times(bytes, letter)));
  },
  "a text of escapes": (random, bytes) => {
    const escape = random.pick(ESCAPES);
    return `"${escape.repeat(times(bytes, escape))}"`;
  },
  "a long number": (random, bytes) =>
    `${random.pick(["", "-", "0."])}${"9".repeat(times(bytes, "9"))}`,
  "long texts in a list": (random, bytes) =>
    list(bytes, JSON.stringify(random.pick(LETTERS).repeat(random.whole(100, 2_000)))),
};

/** A body of about so many bytes, by itself or as a member of an object. */
export const drawShape = (
  random: SeededRandom,
  bytes: number,
  members: readonly string[],
): BodyShape => {
  const kinds = Object.keys(SHAPES);
  const kind = kinds[random.whole(0, kinds.length - 1)] ?? "deep";
  const json = SHAPES[kind]?.(random, bytes) ?? "[]";
  const member = random.chance(0.6) ? members[random.whole(0, members.length - 1)] : undefined;
  return member === undefined
    ? { what: kind, json }
    : { what: `${kind} as ${member}`, json: `{"title":"x",${JSON.stringify(member)}:${json}}` };
};
