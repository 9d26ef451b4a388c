import { DOCUMENT_LIMITS, type DocumentBlock, type DocumentText } from "./document-text.ts";

/** Takes blocks until one of the limits is reached. */
export interface BlockCollector {
  /** @returns false where nothing more fits, so that reading can end */
  readonly add: (block: DocumentBlock) => boolean;
  /** Something of the file was left out. */
  readonly cut: () => void;
  readonly document: (kind: DocumentText["kind"]) => DocumentText;
}

export function collectBlocks(limits: Limits = DOCUMENT_LIMITS): BlockCollector {
  const blocks: DocumentBlock[] = [];
  const left = { characters: limits.characters, cells: limits.cells };
  let isCut = false;
  const cut = (): void => {
    isCut = true;
  };
  const cutText = (text: string): string => {
    const taken = wholeCharacters(text, left.characters);
    left.characters -= taken.length;
    if (taken.length < text.length) cut();
    return taken;
  };
  const cutRow = (row: readonly string[]): readonly string[] => {
    const cells = row.slice(0, left.cells);
    left.cells -= cells.length;
    if (cells.length < row.length) cut();
    return cells.map(cutText);
  };
  const hasRoom = (): boolean =>
    blocks.length < limits.blocks && left.characters > 0 && left.cells > 0;

  return {
    add(block) {
      if (!hasRoom()) {
        cut();
        return false;
      }
      if (block.type !== "table") {
        const text = cutText(block.text);
        if (text.trim() !== "") blocks.push({ ...block, text });
        return hasRoom();
      }
      const rows: (readonly string[])[] = [];
      for (const row of block.rows) {
        if (!hasRoom()) {
          cut();
          break;
        }
        rows.push(cutRow(row));
      }
      if (rows.some((row) => row.some((cell) => cell.trim() !== "")))
        blocks.push({ ...block, rows });
      return hasRoom();
    },
    cut,
    document: (kind) => ({ kind, blocks, isCut }),
  };
}

type Limits = Pick<
  Readonly<Record<keyof typeof DOCUMENT_LIMITS, number>>,
  "blocks" | "cells" | "characters"
>;

/** The beginning of a text, without half of a pair of surrogates at its end. */
const wholeCharacters = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
