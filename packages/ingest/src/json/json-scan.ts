/** Where a JSON value ends, found letter by letter over text that grows. */
export interface JsonScan {
  /** A value begins at `at`. */
  readonly begin: (at: number) => void;
  /** @param ends the letters that end a value without brackets or quotes */
  readonly run: (text: string, ends: string, isLast: boolean) => "whole" | "open" | "broken";
  /** How far it came: behind a whole value, or at what does not fit. */
  readonly at: () => number;
  /** Colons of the value's own members: more than it has members when it names one twice. */
  readonly members: () => number;
  /** How many brackets stood open at once. */
  readonly depth: () => number;
  /** The text lost its first letters. */
  readonly shift: (by: number) => void;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

export function createJsonScan(): JsonScan {
  let at = 0;
  let kind: "unknown" | "brackets" | "text" | "bare" = "unknown";
  let isInText = false;
  let open: number[] = [];
  let members = 0;
  let depth = 0;
  /** The last comma, colon or bracket, and where it stands. */
  let last = 0;
  let lastAt = 0;
  let newline = -1;

  /** @returns whether the text that is open ends here; undefined: a line end stands in it */
  const endText = (text: string): boolean | undefined => {
    for (;;) {
      const quote = text.indexOf('"', at);
      if (newline < at) newline = text.indexOf("\n", at);
      if (newline < 0) newline = Infinity;
      if (newline < (quote < 0 ? text.length : quote)) return ((at = newline), undefined);
      const end = quote < 0 ? text.length : quote;
      let escapes = 0;
      while (end - 1 - escapes >= at && text.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes++;
      if (quote < 0) return ((at = end - (escapes % 2)), false);
      at = quote + 1;
      if (escapes % 2 === 0) return ((isInText = false), true);
    }
  };
  /** Whether the letter at `at` may stand there; what it opens and closes is noted. */
  const fits = (letter: number, text: string): boolean => {
    if (letter === OPEN_OBJECT || letter === OPEN_LIST) {
      const within = open.at(-1);
      const isExpected =
        within === undefined ||
        (within === OPEN_OBJECT ? last === COLON : last === OPEN_LIST || last === COMMA);
      if (!isExpected || text.slice(Math.max(0, lastAt + 1), at).trim() !== "")
        return open.length === 0;
      open.push(letter);
      depth = Math.max(depth, open.length);
    } else if (letter === CLOSE_OBJECT || letter === CLOSE_LIST) {
      if (open.pop() !== (letter === CLOSE_OBJECT ? OPEN_OBJECT : OPEN_LIST)) return false;
    } else if (letter === COLON && open.length === 1) members++;
    [last, lastAt] = [letter, at];
    return true;
  };
  const runBrackets = (text: string): "whole" | "open" | "broken" => {
    for (;;) {
      if (isInText) {
        const isEnded = endText(text);
        if (isEnded !== true) return isEnded === false ? "open" : "broken";
      }
      let letter = 0;
      while (at < text.length && !isTelling((letter = text.charCodeAt(at)))) at++;
      if (at >= text.length) return "open";
      if (letter === QUOTE) isInText = true;
      else if (!fits(letter, text)) return "broken";
      at++;
      if (open.length === 0) return "whole";
    }
  };
  return {
    begin(from) {
      [at, kind, isInText, open, members, depth] = [from, "unknown", false, [], 0, 0];
      [last, lastAt] = [0, from - 1];
    },
    run(text, ends, isLast) {
      newline = -1;
      if (kind === "unknown") {
        const first = text.charAt(at);
        kind = first === "{" || first === "[" ? "brackets" : first === '"' ? "text" : "bare";
        if (kind === "text") [isInText, at] = [true, at + 1];
      }
      if (kind === "brackets") return runBrackets(text);
      if (kind === "text") {
        const isEnded = endText(text);
        return isEnded === undefined ? "broken" : isEnded ? "whole" : "open";
      }
      while (at < text.length && !ends.includes(text.charAt(at))) at++;
      return at < text.length || isLast ? "whole" : "open";
    },
    at: () => at,
    members: () => members,
    depth: () => depth,
    shift(by) {
      at -= by;
      lastAt -= by;
    },
  };
}

const isTelling = (letter: number): boolean =>
  letter === QUOTE ||
  letter === COMMA ||
  letter === COLON ||
  letter === OPEN_OBJECT ||
  letter === CLOSE_OBJECT ||
  letter === OPEN_LIST ||
  letter === CLOSE_LIST;
