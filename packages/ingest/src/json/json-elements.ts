import { FILE_LIMITS } from "../reader/file-limits.ts";
import { createJsonScan } from "./json-scan.ts";

/** One value of a list of JSON values. */
export interface JsonElement {
  /** From 1. */
  readonly line: number;
  /** Of a broken one: how it begins. */
  readonly text: string;
  readonly value: unknown;
  readonly fault: "record_unreadable" | "record_too_long" | "duplicate_member" | undefined;
}

/** Finds the values of a list, piece by piece, without holding more than one of them. */
export interface JsonElements {
  readonly push: (text: string) => readonly JsonElement[];
  readonly end: () => readonly JsonElement[];
  /** Set where the rest cannot be read: no next value can be found, or the text ends within one. */
  readonly fault: () =>
    | { readonly code: "json_broken" | "file_cut_short"; readonly line: number }
    | undefined;
}

/** Searching anew behind broken values may cost this much; UTF-16 units. */
const SEARCHED_AGAIN_MAX = 16 * FILE_LIMITS.recordUnits;
/** How much of a broken value is told. */
const SHOWN = 1_000;
/** A cut may stand within what tells the next value. */
const SOUGHT_BEFORE = 200;

/**
 * Values end where their brackets close. Where these do not fit, the value is broken and costs itself:
 * reading goes on where the next one seems to begin, on a line of its own or behind "},".
 *
 * @param isMember the text begins inside the list of an object's member, else with values one after
 *   the other, which may be lists of them
 */
export function createJsonElements(isMember: boolean, firstLine: number): JsonElements {
  const scan = createJsonScan();
  let within: "list" | "sequence" | "nothing" = isMember ? "list" : "sequence";
  let state: "between" | "inside" | "seeking" = "between";
  let text = "";
  let line = firstLine;
  let start = 0;
  /** Of the value that is read, where it begins a line. */
  let indent: number | undefined;
  let isTooLong = false;
  let searchedAgain = 0;
  let fault: ReturnType<JsonElements["fault"]>;

  let counted = 0;
  /** Ever further on. */
  const lineAt = (at: number): number => {
    for (let end = text.indexOf("\n", counted); end >= 0 && end < at;) {
      line++;
      counted = end + 1;
      end = text.indexOf("\n", counted);
    }
    counted = Math.max(counted, at);
    return line;
  };
  const broken = (code: "record_unreadable" | "record_too_long", end: number): JsonElement => {
    const shown = text.slice(start, Math.min(end, start + SHOWN));
    return { line: lineAt(start), text: shown, value: undefined, fault: code };
  };
  /** @returns where the next value begins; undefined: it has not come yet */
  const nextValue = (from: number): number | undefined => {
    for (let at = from; at < text.length; at++) {
      const letter = text.charAt(at);
      if (within === "nothing" || letter === "," || letter.trim() === "") continue;
      // Behind a broken value nobody knows which bracket closes what.
      if (searchedAgain > 0 && (letter === "]" || letter === "}")) continue;
      if (letter === "[" && within === "sequence") within = "list";
      else if (letter === "]" && within === "list") within = isMember ? "nothing" : "sequence";
      else return at;
    }
    return undefined;
  };
  /** The whole value up to where the scan came, or why it is none. */
  const whole = (): JsonElement => {
    const own = text.slice(start, scan.at());
    // Its depth was counted on the way: what is too deep is not parsed.
    const value = scan.depth() > FILE_LIMITS.depth ? undefined : parsed(own);
    if (value === undefined) return broken("record_unreadable", scan.at());
    const isTwice = isObject(value) && Object.keys(value).length < scan.members();
    if (isTwice) return { ...broken("record_unreadable", scan.at()), fault: "duplicate_member" };
    return { line: lineAt(start), text: own, value, fault: undefined };
  };
  const goOn = (from: number, to: typeof state): void => {
    [start, state, isTooLong] = [from, to, false];
  };
  const seek = (from: number, to: typeof state): void => {
    searchedAgain += Math.max(1, scan.at() - from);
    goOn(from, to);
  };
  const isLost = (): boolean => searchedAgain > SEARCHED_AGAIN_MAX;
  const read = (isLast: boolean): JsonElement[] => {
    const found: JsonElement[] = [];
    while (!isLost()) {
      if (state === "seeking") {
        const next = nextBeginning(text, start, indent);
        if (next === undefined) break;
        goOn(next, "between");
      }
      if (state === "between") {
        start = nextValue(start) ?? text.length;
        if (start === text.length) break;
        scan.begin(start);
        indent = indentAt(text, start);
        state = "inside";
      }
      const outcome = scan.run(text, within === "list" ? ",]\n" : "\n", isLast);
      if (outcome === "open") {
        if (text.length - start > FILE_LIMITS.recordUnits && !isTooLong) {
          found.push(broken("record_too_long", text.length));
          // Its end is looked for, but it is no longer held.
          isTooLong = true;
        }
        break;
      }
      const wasTooLong = isTooLong;
      const each =
        outcome === "whole" && !wasTooLong ? whole() : broken("record_unreadable", scan.at());
      if (!wasTooLong) found.push(each);
      const isLoose = each.fault !== undefined && !/^[[{]/.test(each.text);
      if (outcome === "whole" && (wasTooLong || !isLoose)) goOn(scan.at(), "between");
      else if (wasTooLong) seek(scan.at(), "seeking");
      else {
        const next = nextBeginning(text, start + 1, indent) ?? Infinity;
        // An object that begins where none can is the next one, where none begins before it.
        const isNext = text.charAt(scan.at()) === "{" && scan.at() < next;
        seek(isNext ? scan.at() : start + 1, isNext ? "between" : "seeking");
      }
    }
    return found;
  };
  /** Lets go of what was read. */
  const release = (): void => {
    const sought = Math.max(start, text.length - SOUGHT_BEFORE);
    const kept = state === "seeking" ? sought : isTooLong ? scan.at() : start;
    lineAt(kept);
    counted -= kept;
    text = text.slice(kept);
    scan.shift(kept);
    start = Math.max(0, start - kept);
  };
  return {
    push(piece) {
      text += piece;
      const found = read(false);
      if (isLost()) fault = { code: "json_broken", line: lineAt(start) };
      release();
      return found;
    },
    end() {
      const found = read(true);
      if (state === "seeking") fault ??= { code: "json_broken", line: lineAt(start) };
      if (state === "inside" && !isTooLong) found.push(broken("record_unreadable", text.length));
      const isOpen = state === "inside" || (within === "list" && searchedAgain === 0);
      if (isOpen) fault ??= { code: "file_cut_short", line: lineAt(text.length) };
      return found;
    },
    fault: () => fault,
  };
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** undefined where the text is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The bracket of an object on a line of its own, no further in than `indent`, or behind another one. */
function nextBeginning(text: string, from: number, indent = Infinity): number | undefined {
  BEGINNING.lastIndex = from;
  for (let found = BEGINNING.exec(text); found !== null; found = BEGINNING.exec(text))
    if ((found[1] ?? "").length <= indent) return found.index + found[0].length - 1;
  return undefined;
}
const BEGINNING = /\n([ \t]*),?[ \t]*\{|\}\s{0,100},\s{0,100}\{/g;

/** undefined where other things stand before it on its line. */
function indentAt(text: string, at: number): number | undefined {
  let before = at - 1;
  while (text.charAt(before) === " " || text.charAt(before) === "\t") before--;
  return text.charAt(before) === "\n" ? at - 1 - before : undefined;
}
