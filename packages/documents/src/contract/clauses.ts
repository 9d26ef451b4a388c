import type { DocumentText } from "../document-text.ts";
import { arabicDigits } from "../values/plain-digits.ts";

/** A sentence or a numbered line of a document, as one can point to it. */
export interface Clause {
  readonly text: string;
  /** The same with Arabic digits: what is read. */
  readonly plain: string;
  /** What stands above it as a heading; empty where nothing does. */
  readonly under: string;
  /** Page or slide from 1; null where the format has none. */
  readonly page: number | null;
}

/** What is looked through of one document: a contract of fifteen pages. UTF-16 units. */
export const LOOKED_AT = 40_000;

const MARK =
  /^(?:(?:ข้อ|มาตรา)\s?(?:ที่\s?)?[\d๐-๙]|(?:clause|article|section)\s+\d|[\d๐-๙]{1,2}(?:\.[\d๐-๙]{1,2})*[.)]\s|[\d๐-๙]{1,2}(?:\.[\d๐-๙]{1,2})+\s|\([\da-zก-ฮ๐-๙]{1,3}\)\s|[-•*·▪✓✅📍]\s?)/iu;
/** "Rent: 25,000 baht": a line that is a term by itself. */
const LABELLED = /^[^:：.]{2,40}[:：]/;
const HEADING_LENGTH = 70;
const LONG_SENTENCES =
  /(?<=[.;])(?<!\b(?:No|Mr|Mrs|Ms|Co|Ltd|Dr|St|Art|Sec|approx|Soi|Rd|Baht|THB)\.)\s+(?=[A-Z“"(])/;

/** A document as its clauses, in its order. */
export function clausesOf({ blocks }: DocumentText): readonly Clause[] {
  const clauses: Clause[] = [];
  let under = "";
  let left = LOOKED_AT;
  const take = (text: string, page: number | null): void => {
    const whole = text.replace(/\s+/g, " ").trim();
    if (whole === "" || left <= 0) return;
    left -= whole.length;
    for (const piece of piecesOf(whole))
      clauses.push({ text: piece, plain: arabicDigits(piece), under, page });
  };
  for (const block of blocks) {
    if (left <= 0) break;
    if (block.type === "table") {
      for (const row of block.rows)
        take(row.filter((cell) => cell.trim() !== "").join(" : "), block.page);
      continue;
    }
    for (const part of partsOf(block.text)) {
      const [head, ...rest] = headOf(part, block.type === "heading");
      if (head !== undefined) under = head;
      for (const text of rest) take(text ?? "", block.page);
    }
  }
  return clauses;
}

/** No sentence is longer; what is, is looked at piece by piece. UTF-16 units. */
const PIECE = 800;

function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > PIECE) {
    const space = rest.lastIndexOf(" ", PIECE);
    const end = space > PIECE / 2 ? space : PIECE;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...pieces, rest];
}

/** Lines that are wrapped belong together; a mark or a label begins anew. */
function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  for (const line of text.split("\n").map((each) => each.trim())) {
    const before = parts.at(-1);
    const isNew =
      before === undefined ||
      MARK.test(line) ||
      LABELLED.test(line) ||
      LABELLED.test(before) ||
      isHeading(before) ||
      line === "";
    if (isNew) parts.push(line);
    else parts[parts.length - 1] = `${before} ${line}`;
  }
  return parts.filter((part) => part !== "");
}

/** "5. Deposit" and what follows it; a heading without more stays above the clauses behind it. */
function headOf(part: string, isHeadingBlock: boolean): readonly (string | undefined)[] {
  if (isHeadingBlock || isHeading(part)) return [part];
  const inline = INLINE_HEADING.exec(part);
  return inline === null
    ? [undefined, ...part.split(LONG_SENTENCES)]
    : [inline[1], ...part.slice(inline[0].length).split(LONG_SENTENCES)];
}

/** "Article 2: Rental period. The rental period is ...". */
const INLINE_HEADING =
  /^(?:(?:article|clause|section)?\s?[\d.]{1,5}[:.)]?\s)\s*([A-Z][A-Za-z &,’'-]{3,40})[.:]\s+(?=[A-Z“"(])/i;

const isHeading = (part: string): boolean =>
  part.length <= HEADING_LENGTH &&
  MARK.test(part) &&
  !/[.;:：]$/.test(part) &&
  !/[\d๐-๙]/.test(part.replace(MARK, "")) &&
  part.replace(MARK, "").trim().split(/\s+/).length <= 6 &&
  !STATES.test(part);

/** A line that states something is no heading, however short. */
const STATES =
  /(?:ผู้เช่า|ผู้ให้เช่า|ผู้ซื้อ|ผู้ขาย|ผู้จะ).{6,}|ครึ่ง|เท่ากัน|ชำระ|จ่าย|ตกลง|ต้อง|รับผิดชอบ|ห้าม|คืน|ออกโดย|\b(?:shall|must|will|is|are|pays?|by)\b/i;
