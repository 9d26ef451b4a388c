import { SaxesParser } from "saxes";
import { FILE_LIMITS } from "../reader/file-limits.ts";
import type { FileFault } from "../reader/file-reader.ts";

/** Names come without their prefix: "x:row" is "row". */
export interface XmlHandlers {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  /** A text may come in several pieces. */
  readonly text: (text: string) => void;
  readonly close: (name: string) => void;
}
export interface XmlReader {
  readonly push: (text: string) => void;
  readonly end: () => void;
  /** Set once reading cannot go on; nothing is told any more. */
  readonly fault: () => FileFault | undefined;
  /** Whether that was because something in it is longer than a record may be. */
  readonly isTooLong: () => boolean;
  /** The line that is being read, from 1. */
  readonly line: () => number;
}

const PIECE = 1 << 16;
const DEEPEST = 200;

/**
 * XML piece by piece in bounded memory. A document type is refused: with it come entities that grow
 * without end or name files. What is longer than a record may be is refused while it comes, before
 * its end is known: an element of `records` with its markup, elsewhere all that stands without a tag.
 * @param records names of the elements that are records of their own, which do not hold each other
 */
export function createXmlReader(
  handlers: XmlHandlers,
  records: ReadonlySet<string> = new Set(),
): XmlReader {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let fault: FileFault | undefined;
  let depth = 0;
  let line = 1;
  /** UTF-16 units since the record began, or outside of records since the last tag. */
  let units = 0;
  let record: string | undefined;
  let isTooLong = false;
  const refuse = (code: "xml_broken" | "xml_doctype"): void => {
    fault ??= { code, line };
  };
  const isRefused = (): boolean => fault !== undefined;
  parser.on("error", () => refuse("xml_broken"));
  parser.on("doctype", () => refuse("xml_doctype"));
  parser.on("opentag", ({ name, attributes }) => {
    const local = localName(name);
    if (record === undefined) units = 0;
    if (records.has(local)) record ??= local;
    depth++;
    if (depth > DEEPEST) refuse("xml_broken");
    if (fault === undefined) handlers.open(local, attributes);
  });
  parser.on("closetag", ({ name }) => {
    const local = localName(name);
    if (local === record) record = undefined;
    if (record === undefined) units = 0;
    depth--;
    if (fault === undefined) handlers.close(local);
  });
  const text = (piece: string): void => {
    if (fault === undefined) handlers.text(piece);
  };
  parser.on("text", text);
  parser.on("cdata", text);

  return {
    push(text) {
      for (let at = 0; at < text.length; at += PIECE) {
        if (isRefused()) return;
        const piece = text.slice(at, at + PIECE);
        units += piece.length;
        parser.write(piece);
        line += piece.split("\n").length - 1;
        if (units <= FILE_LIMITS.recordUnits) continue;
        isTooLong ||= !isRefused();
        refuse("xml_broken");
      }
    },
    end() {
      if (fault === undefined) parser.close();
    },
    fault: () => fault,
    isTooLong: () => isTooLong,
    line: () => line,
  };
}

const localName = (name: string): string =>
  name.includes(":") ? name.slice(name.indexOf(":") + 1) : name;
