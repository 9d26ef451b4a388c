import type { DocumentBlock } from "./document-text.ts";
import { mendThai } from "./mend-thai.ts";

/** A run of letters as it stands on a page. Points; y grows upwards. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Of the letters. */
  readonly size: number;
}

interface LayoutCell {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}
interface LayoutLine {
  readonly cells: readonly LayoutCell[];
  readonly y: number;
  readonly size: number;
}

/** Parts of the size of the letters. */
const SAME_LINE = 0.45;
const WORD_GAP = 0.14;
const CELL_GAP = 1.1;
const NEXT_LINE = 1.9;
/** How far the edges of cells of one column may lie apart, in points. */
const EDGE_PT = 6;
const HEADING_TIMES = 1.2;
const HEADING_LENGTH = 150;
const WORD_LETTERS = 8;
const ENOUGH_LINES = 8;

/**
 * A page as a person reads it: what stands on one height is a line, gaps make cells, lines whose cells
 * stand below each other are a table, and lines that fill the page run on as one paragraph.
 */
export function layOutPage(
  texts: readonly PlacedText[],
  { page, widthPt }: { readonly page: number; readonly widthPt: number },
): readonly DocumentBlock[] {
  const lines = linesOf(texts);
  const blocks: DocumentBlock[] = [];
  const usual = usualSize(lines);
  const end = endOfLines(lines, widthPt);
  let paragraph: { text: string; last: LayoutLine; isOneLine: boolean } | undefined;
  const endParagraph = (): void => {
    if (paragraph !== undefined)
      blocks.push({
        type: isHeading(paragraph.text, paragraph.last, usual) ? "heading" : "paragraph",
        text: paragraph.text,
        page,
      });
    paragraph = undefined;
  };
  for (let at = 0; at < lines.length;) {
    const rows = tableAt(lines, at);
    if (rows.length > 1) {
      const columns = columnsOf(rows);
      const head = headOf(
        paragraph?.isOneLine === true ? paragraph.last : undefined,
        rows[0] as LayoutLine,
        columns,
      );
      if (head !== undefined) paragraph = undefined;
      endParagraph();
      const told = inColumns(rows, columns);
      blocks.push({
        type: "table",
        rows: head === undefined ? told : [head, ...told],
        page,
        sheet: null,
      });
      at += rows.length;
      continue;
    }
    const line = lines[at] as LayoutLine;
    const text = line.cells.map((cell) => cell.text).join(" ");
    if (paragraph !== undefined && runsOn(paragraph.last, line, end))
      paragraph = { text: joined(paragraph.text, text), last: line, isOneLine: false };
    else {
      endParagraph();
      paragraph = { text, last: line, isOneLine: true };
    }
    at += 1;
  }
  endParagraph();
  return blocks;
}

function linesOf(texts: readonly PlacedText[]): readonly LayoutLine[] {
  const lines: LayoutLine[] = [];
  let open: PlacedText[] = [];
  const end = (): void => {
    const line = lineOf(open);
    if (line !== undefined) lines.push(line);
    open = [];
  };
  for (const text of texts) {
    const [first] = open;
    if (
      first !== undefined &&
      Math.abs(text.y - first.y) > SAME_LINE * Math.max(first.size, text.size)
    )
      end();
    open.push(text);
  }
  end();
  return lines;
}

/** Vowels and marks that no Thai word begins with. */
const NEVER_FIRST = /^[\u0e30-\u0e3a\u0e45\u0e47-\u0e4e\uf701-\uf70e\uf710-\uf71a]/;

function lineOf(texts: readonly PlacedText[]): LayoutLine | undefined {
  const cells: { text: string; left: number; right: number }[] = [];
  let isSpaced = false;
  for (const { text, x, width, size } of texts) {
    if (text.trim() === "") {
      isSpaced ||= text !== "" && width > 0;
      continue;
    }
    const last = cells.at(-1);
    const gap = last === undefined ? 0 : x - last.right;
    // A cell that is painted before the one on its left begins anew as well.
    if (last === undefined || gap > CELL_GAP * size || gap < -CELL_GAP * size * 2)
      cells.push({ text, left: x, right: x + width });
    else {
      const isApart = (isSpaced || gap > WORD_GAP * size) && !/\s$/.test(last.text);
      const space = isApart && !NEVER_FIRST.test(text) ? " " : "";
      last.text += space + text;
      last.right = Math.max(last.right, x + width);
    }
    isSpaced = false;
  }
  const [first] = texts;
  const told = cells
    .map((cell) => ({ ...cell, text: mendThai(cell.text).replace(/\s+/g, " ").trim() }))
    .filter(({ text }) => text !== "")
    .toSorted((one, other) => one.left - other.left);
  if (first === undefined || told.length === 0) return undefined;
  const size = Math.max(...texts.map((text) => (text.text.trim() === "" ? 0 : text.size)));
  return { cells: told, y: first.y, size };
}

/** The size that most letters have. */
function usualSize(lines: readonly LayoutLine[]): number {
  const letters = new Map<number, number>();
  for (const { cells, size } of lines) {
    const length = cells.reduce((sum, { text }) => sum + text.length, 0);
    letters.set(Math.round(size), (letters.get(Math.round(size)) ?? 0) + length);
  }
  return [...letters].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 0;
}

const isHeading = (text: string, { size }: LayoutLine, usual: number): boolean =>
  size >= usual * HEADING_TIMES && text.length <= HEADING_LENGTH;

const rightOf = ({ cells }: LayoutLine): number => cells.at(-1)?.right ?? 0;
const leftOf = ({ cells }: LayoutLine): number => cells[0]?.left ?? 0;

/** The next line goes on where its first word had no room left on the one before. */
function runsOn(last: LayoutLine, next: LayoutLine, end: number): boolean {
  const isBelow = last.y - next.y > 0 && last.y - next.y <= NEXT_LINE * last.size;
  const isAlike = Math.abs(last.size - next.size) < 0.5;
  const hadNoRoom = rightOf(last) + firstWord(next) >= end - last.size / 2;
  return isBelow && isAlike && hadNoRoom && leftOf(next) <= leftOf(last) + EDGE_PT;
}

/** How wide the first word of a line is; of Thai, which has no spaces, as wide as words are. */
function firstWord({ cells: [cell] }: LayoutLine): number {
  if (cell === undefined) return 0;
  const length = Math.min(drawnLength(cell.text.split(" ")[0] ?? ""), WORD_LETTERS);
  return ((cell.right - cell.left) / Math.max(1, drawnLength(cell.text))) * length;
}

/** Where lines end: where the longest does, or, of few, where the page has as much room as on the left. */
function endOfLines(lines: readonly LayoutLine[], pageWidth: number): number {
  const rightmost = Math.max(0, ...lines.map(rightOf));
  if (lines.length >= ENOUGH_LINES) return rightmost;
  return Math.max(rightmost, pageWidth - Math.min(...lines.map(leftOf)));
}

/** Thai is broken between words without a sign; other scripts at a space. */
const joined = (text: string, next: string): string =>
  /[\u0e00-\u0e7f]$/.test(text) && /^[\u0e00-\u0e7f]/.test(next) ? text + next : `${text} ${next}`;

/** The lines from here that stand below each other as the rows of a table do. */
function tableAt(lines: readonly LayoutLine[], from: number): readonly LayoutLine[] {
  const first = lines[from] as LayoutLine;
  if (first.cells.length < 2) return [];
  let end = from + 1;
  while (
    end < lines.length &&
    continuesTable(lines[end - 1] as LayoutLine, lines[end] as LayoutLine)
  )
    end += 1;
  return lines.slice(from, end);
}

function continuesTable(row: LayoutLine, next: LayoutLine): boolean {
  if (next.cells.length < 2 || next.y >= row.y) return false;
  const together = next.cells.filter((cell) => row.cells.some((above) => isBelow(cell, above)));
  return together.length >= Math.min(2, row.cells.length);
}

/** Cells of a column begin, end or have their middle below each other. */
const isBelow = (cell: LayoutCell, above: LayoutCell): boolean =>
  Math.abs(cell.left - above.left) < EDGE_PT ||
  Math.abs(cell.right - above.right) < EDGE_PT ||
  Math.abs(cell.left + cell.right - above.left - above.right) < 2 * EDGE_PT;

/** Rows with a cell for every column of the table. */
function inColumns(
  rows: readonly LayoutLine[],
  columns: readonly LayoutCell[],
): readonly (readonly string[])[] {
  return rows.map(({ cells, size }) => {
    const told = columns.map(() => "");
    for (const cell of cells.flatMap((each) => splitAt(each, columns, size))) {
      const column = nearest(cell, columns);
      told[column] = told[column] === "" ? cell.text : `${told[column] ?? ""} ${cell.text}`;
    }
    return told;
  });
}

const columnsOf = (rows: readonly LayoutLine[]): readonly LayoutCell[] =>
  rows.reduce((most, row) => (row.cells.length > most.cells.length ? row : most)).cells;

/** A cell that reaches over the edge of the next column is cut at the space that stands there. */
function splitAt(
  cell: LayoutCell,
  columns: readonly LayoutCell[],
  size: number,
): readonly LayoutCell[] {
  const edge = columns.find(({ left }) => left > cell.left + size && left < cell.right - size / 4);
  if (edge === undefined) return [cell];
  const perLetter = (cell.right - cell.left) / Math.max(1, drawnLength(cell.text));
  const spaces = [...cell.text.matchAll(/ /g)].map(({ index }) => ({
    index,
    x: cell.left + drawnLength(cell.text.slice(0, index + 1)) * perLetter,
  }));
  const [space] = spaces.toSorted(
    (one, other) => Math.abs(one.x - edge.left) - Math.abs(other.x - edge.left),
  );
  if (space === undefined || Math.abs(space.x - edge.left) > 2 * size) return [cell];
  const before = { text: cell.text.slice(0, space.index), left: cell.left, right: space.x };
  const behind = { text: cell.text.slice(space.index + 1), left: edge.left, right: cell.right };
  return [before, ...splitAt(behind, columns, size)];
}

/** Marks above and below a letter take no room. */
const drawnLength = (text: string): number =>
  text.replace(/[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/g, "").length;

/** The line above a table is its head where it has a word for every column. */
function headOf(
  line: LayoutLine | undefined,
  first: LayoutLine,
  columns: readonly LayoutCell[],
): readonly string[] | undefined {
  if (line === undefined || line.y - first.y > 2 * NEXT_LINE * first.size) return undefined;
  const words = line.cells.map(({ text }) => text);
  if (words.length === columns.length) return words;
  const split = words.flatMap((text) => text.split(" "));
  return split.length === columns.length ? split : undefined;
}

function nearest(cell: LayoutCell, columns: readonly LayoutCell[]): number {
  const distances = columns.map((column) =>
    Math.min(
      Math.abs(cell.left - column.left),
      Math.abs(cell.right - column.right),
      Math.abs(cell.left + cell.right - column.left - column.right) / 2,
    ),
  );
  return distances.indexOf(Math.min(...distances));
}
