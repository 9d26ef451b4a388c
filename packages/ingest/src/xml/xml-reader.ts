import { SaxesParser } from "saxes";
import type { FileFault } from "../file/file-reader.ts";

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
  /** The line that is being read, from 1. */
  readonly line: () => number;
}

/** So much text in one piece, without a tag, is neither a cell nor a description. UTF-16 units. */
const LONGEST_TEXT = 4 * 1024 * 1024;
const PIECE = 1 << 16;
const DEEPEST = 200;

/**
 * XML piece by piece in bounded memory. A document type is refused: with it come entities that grow
 * without end or name files.
 */
export function createXmlReader(handlers: XmlHandlers): XmlReader {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let fault: FileFault | undefined;
  let depth = 0;
  let line = 1;
  let sinceTag = 0;
  const refuse = (code: "xml_broken" | "xml_doctype"): void => {
    fault ??= { code, line };
  };
  const isRefused = (): boolean => fault !== undefined;
  parser.on("error", () => refuse("xml_broken"));
  parser.on("doctype", () => refuse("xml_doctype"));
  parser.on("opentag", ({ name, attributes }) => {
    sinceTag = 0;
    depth++;
    if (depth > DEEPEST) refuse("xml_broken");
    if (fault === undefined) handlers.open(localName(name), attributes);
  });
  parser.on("closetag", ({ name }) => {
    sinceTag = 0;
    depth--;
    if (fault === undefined) handlers.close(localName(name));
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
        sinceTag += piece.length;
        parser.write(piece);
        line += piece.split("\n").length - 1;
        if (sinceTag > LONGEST_TEXT) refuse("xml_broken");
      }
    },
    end() {
      if (fault === undefined) parser.close();
    },
    fault: () => fault,
    line: () => line,
  };
}

const localName = (name: string): string =>
  name.includes(":") ? name.slice(name.indexOf(":") + 1) : name;
