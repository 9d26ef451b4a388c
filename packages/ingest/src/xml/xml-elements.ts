import { FILE_LIMITS } from "../reader/file-limits.ts";
import type { FileFault } from "../reader/file-reader.ts";

/** One element of a list in XML, as it stands in the file. */
export interface XmlElement {
  /** From 1. */
  readonly line: number;
  /** From its opening tag to its closing one; of a broken one, how it begins. */
  readonly text: string;
  readonly fault: "record_unreadable" | "record_too_long" | undefined;
}
export interface XmlElements {
  readonly push: (text: string) => readonly XmlElement[];
  readonly end: () => readonly XmlElement[];
  readonly fault: () => FileFault | undefined;
}

/** Long enough for a tag that is cut in two. */
const TAG_UNITS = 200;
const SHOWN = 1_000;

/**
 * Cuts XML into the elements of one name without holding more than one, so that one that is not
 * well-formed costs itself. Declarations of a document type are refused: with them come entities.
 */
export function createXmlElements(name: string, firstLine = 1): XmlElements {
  const opening = new RegExp(`<${name}(?=[\\s>/])`, "g");
  const closing = `</${name}>`;
  let text = "";
  let line = firstLine;
  let counted = 0;
  let start: number | undefined;
  /** Behind the last element that was read. */
  let done = 0;
  let isTooLong = false;
  let fault: FileFault | undefined;

  const lineAt = (at: number): number => {
    for (let end = text.indexOf("\n", counted); end >= 0 && end < at;) {
      line++;
      counted = end + 1;
      end = text.indexOf("\n", counted);
    }
    counted = Math.max(counted, at);
    return line;
  };
  const openingFrom = (from: number): number | undefined => {
    opening.lastIndex = from;
    return opening.exec(text)?.index;
  };
  const broken = (code: "record_unreadable" | "record_too_long", at: number): XmlElement => ({
    line: lineAt(at),
    text: text.slice(at, at + SHOWN),
    fault: code,
  });
  /** The element that is open, where it ends or another begins. */
  const closed = (
    at: number,
  ): { readonly element: XmlElement; readonly end: number } | undefined => {
    const end = text.indexOf(closing, at);
    const next = openingFrom(at + 1);
    if (next !== undefined && (end < 0 || next < end))
      return { element: broken("record_unreadable", at), end: next };
    if (end < 0) return undefined;
    const whole = text.slice(at, end + closing.length);
    return {
      element: { line: lineAt(at), text: whole, fault: undefined },
      end: end + closing.length,
    };
  };
  const read = (): XmlElement[] => {
    const found: XmlElement[] = [];
    for (;;) {
      start ??= openingFrom(done);
      const outside = text.slice(done, start ?? text.length);
      if (/<!(?:DOCTYPE|ENTITY)/i.test(outside))
        fault = { code: "xml_doctype", line: lineAt(done) };
      if (start === undefined || fault !== undefined) break;
      const ended = closed(start);
      if (ended === undefined) break;
      if (!isTooLong) found.push(ended.element);
      [done, start, isTooLong] = [ended.end, undefined, false];
    }
    return found;
  };
  const release = (): XmlElement[] => {
    const isLong = start !== undefined && text.length - start > FILE_LIMITS.recordUnits;
    const told = isLong && !isTooLong ? [broken("record_too_long", start ?? 0)] : [];
    isTooLong ||= isLong;
    // Of one that is too long only its end is looked for.
    const kept = isTooLong || start === undefined ? Math.max(done, text.length - TAG_UNITS) : start;
    lineAt(kept);
    counted -= kept;
    text = text.slice(kept);
    done = 0;
    if (start !== undefined) start = 0;
    return told;
  };
  return {
    push(piece) {
      text += piece;
      return [...read(), ...release()];
    },
    end() {
      const found = read();
      if (start !== undefined && !isTooLong) found.push(broken("record_unreadable", start));
      if (start !== undefined || !/<\/[^<>]+>\s*(?:<!--[^<>]*-->\s*)*$/.test(text))
        fault ??= { code: "file_cut_short", line: lineAt(text.length) };
      return found;
    },
    fault: () => fault,
  };
}
