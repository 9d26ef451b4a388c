import type { AttachmentFault } from "@propertyvr/contracts";
import {
  collectBlocks,
  DOCUMENT_LIMITS,
  type DocumentText,
  layOutPage,
  type PlacedText,
} from "@propertyvr/documents";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import { getDocumentProxy } from "unpdf";
import { type ContentMark, marksOf } from "./actual-texts.ts";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type PageItem = Awaited<
  ReturnType<Awaited<ReturnType<Pdf["getPage"]>>["getTextContent"]>
>["items"][number];
type TextItem = Extract<PageItem, { str: string }>;

interface RawPage {
  readonly items: readonly PageItem[];
  readonly widthPt: number;
}
interface PlacedPage {
  readonly texts: readonly PlacedText[];
  readonly widthPt: number;
}

/** A PDF page by page; of one without letters, e.g. a scan, there are no blocks. */
export async function readPdf(bytes: Uint8Array): Promise<Result<DocumentText, AttachmentFault>> {
  const marks = marksOf(bytes);
  if (marks === "unpacks_too_large") return fail(marks);
  let pdf: Pdf;
  try {
    // The library keeps the bytes for itself.
    pdf = await getDocumentProxy(Uint8Array.from(bytes), OPTIONS);
  } catch (error) {
    return fail(isNamed(error, "PasswordException") ? "encrypted" : "damaged");
  }
  try {
    const pages = await readPages(pdf, marks);
    if (pages === undefined) return fail("damaged");
    const collector = collectBlocks();
    if (pdf.numPages > pages.length) collector.cut();
    for (const [at, page] of pages.entries()) {
      const isWhole = layOutPage(page.texts, { page: at + 1, widthPt: page.widthPt }).every(
        (block) => collector.add(block),
      );
      if (!isWhole) break;
    }
    return ok(collector.document("pdf"));
  } finally {
    await pdf.destroy();
  }
}

const OPTIONS = {
  isEvalSupported: false,
  disableFontFace: true,
  useSystemFonts: false,
  // What it finds wrong with a file is none of our log's business.
  verbosity: 0,
  stopAtErrors: false,
} as const;

const isNamed = (error: unknown, name: string): boolean =>
  error instanceof Error && error.name === name;

/** undefined where not one page can be read. */
async function readPages(
  pdf: Pdf,
  marks: readonly ContentMark[],
): Promise<readonly PlacedPage[] | undefined> {
  const pages: RawPage[] = [];
  let letters = 0;
  let broken = 0;
  const count = Math.min(pdf.numPages, DOCUMENT_LIMITS.pages);
  for (let number = 1; number <= count && letters < DOCUMENT_LIMITS.characters; number += 1) {
    try {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      const [left = 0, , right = 0] = page.view;
      pages.push({ items, widthPt: right - left });
      letters += items.reduce((sum, item) => sum + ("str" in item ? item.str.length : 0), 0);
      page.cleanup();
    } catch {
      broken += 1;
      pages.push({ items: [], widthPt: 0 });
    }
  }
  if (pages.length > 0 && broken === pages.length) return undefined;
  return placed(pages, marks);
}

/** The letters of each page with their places; where all marks of the file were found, what these say counts. */
function placed(pages: readonly RawPage[], marks: readonly ContentMark[]): readonly PlacedPage[] {
  const tags = pages.flatMap(({ items }) => items.flatMap((item) => tagOf(item) ?? []));
  const areAll = tags.every((tag, at) => tag === marks[at]?.tag);
  let next = 0;
  return pages.map(({ items, widthPt }) => {
    const texts: PlacedText[] = [];
    /** Of the open marks, the text that each one says it stands for. */
    const open: { readonly text: string | undefined; isTold: boolean }[] = [];
    for (const item of items) {
      if (tagOf(item) !== undefined) {
        open.push({ text: areAll ? marks[next]?.text : undefined, isTold: false });
        next += 1;
      } else if (!("str" in item)) {
        if (item.type === "endMarkedContent") open.pop();
      } else {
        const said = open.find(({ text }) => text !== undefined);
        const text = said === undefined ? item.str : said.isTold ? "" : (said.text ?? "");
        const last = texts.at(-1);
        if (said?.isTold === true && last !== undefined)
          texts[texts.length - 1] = reaching(last, item);
        else texts.push(...placedItem(item, text));
        if (said !== undefined) said.isTold = true;
      }
    }
    return { texts, widthPt };
  });
}

const tagOf = (item: PageItem): string | undefined =>
  !("str" in item) && item.type.startsWith("begin")
    ? ((item as { tag?: string }).tag ?? "")
    : undefined;

/** What a mark stands for takes the room of all that is drawn in it. */
const reaching = (text: PlacedText, { transform, width }: TextItem): PlacedText => ({
  ...text,
  width: Math.max(text.width, Number(transform[4]) + width - text.x),
});

function placedItem(item: TextItem, text: string): readonly PlacedText[] {
  const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
  const size = Math.hypot(a, b) || item.height;
  // Spaces that the library puts between letters have no height: gaps are measured here.
  if (text.trim() === "" && item.height === 0) return [];
  const control = /[\u0000-\u0008\u000b-\u001f]/g; // oxlint-disable-line no-control-regex -- glyphs without a letter
  return [{ text: text.replace(control, ""), x, y, width: item.width, size }];
}
