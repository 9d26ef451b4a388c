/** Where JSON stops being JSON; both from 1. */
export interface JsonError {
  readonly line: number;
  readonly column: number;
}

/**
 * The first place where a text is no JSON (RFC 8259), undefined where all of it is. Browsers say it
 * each in words of their own, and some not at all.
 */
export function jsonErrorIn(text: string): JsonError | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    const position = firstFault(text);
    const before = text.slice(0, position);
    return { line: before.split("\n").length, column: position - before.lastIndexOf("\n") };
  }
}

const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y; // oxlint-disable-line no-control-regex -- not allowed in strings
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y;

/** What may come next; a list says where it stands in objects and arrays around it. */
type Awaited = "value" | "value or ]" | "name" | "name or }" | ":" | ", or ]" | ", or }";

function firstFault(text: string): number {
  let at = 0;
  const takes = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const awaited: Awaited[] = ["value"];
  for (;;) {
    takes(SPACE);
    const next = awaited.pop();
    if (next === undefined) return at;
    const sign = text[at] ?? "";
    if (isClosing(next, sign)) at++;
    else if (next === ":" || next.startsWith(",")) {
      if (sign !== next[0]) return at;
      at++;
      if (next === ", or ]") awaited.push(next, "value");
      if (next === ", or }") awaited.push(next, "name");
    } else if (next.startsWith("name")) {
      if (!takes(STRING)) return at;
      if (next === "name or }") awaited.push(", or }");
      awaited.push("value", ":");
    } else {
      if (next === "value or ]") awaited.push(", or ]");
      if (sign === "[" || sign === "{") {
        at++;
        awaited.push(sign === "[" ? "value or ]" : "name or }");
      } else if (!takes(STRING) && !takes(SCALAR)) return at;
    }
  }
}

const isClosing = (awaited: Awaited, sign: string): boolean =>
  (sign === "]" || sign === "}") && awaited.endsWith(`or ${sign}`);
