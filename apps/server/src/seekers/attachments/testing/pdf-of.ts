import { deflateSync } from "node:zlib";

/** A run of text at a place of a page, in points from the lower left. */
export interface PdfText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  /** What it says it reads as, where its glyphs read otherwise. */
  readonly actualText?: string;
}

/**
 * A PDF of pages with these texts, in a font that is named and not embedded: each UTF-16 unit is a
 * glyph of its own, half as wide as high, or of no width where it is a Thai mark.
 */
export function pdfOf(
  pages: readonly (readonly PdfText[])[],
  { extra = [] }: { readonly extra?: readonly string[] } = {},
): Uint8Array<ArrayBuffer> {
  const units = [...new Set(pages.flat().flatMap(({ text }) => text.split("")))].toSorted();
  const hex = (value: number): string => value.toString(16).padStart(4, "0");
  const code = (unit: string): string => hex(units.indexOf(unit) + 1);
  const hexOf = (text: string): string =>
    text
      .split("")
      .map((unit) => hex(unit.charCodeAt(0)))
      .join("");
  const content = (texts: readonly PdfText[]): string =>
    texts
      .map(({ text, x, y, size = 12, actualText }) => {
        const shown = `BT /F1 ${String(size)} Tf 1 0 0 1 ${String(x)} ${String(y)} Tm <${text.split("").map(code).join("")}> Tj ET`;
        return actualText === undefined
          ? shown
          : `/Span<</ActualText<FEFF${hexOf(actualText)}>>> BDC ${shown} EMC`;
      })
      .join("\n");
  const toUnicode = `begincmap 1 begincodespacerange <0000> <FFFF> endcodespacerange ${String(units.length)} beginbfchar ${units.map((unit) => `<${code(unit)}> <${hexOf(unit)}>`).join(" ")} endbfchar endcmap`;
  const widths = units.map((unit) => (isMark(unit) ? "0" : "500")).join(" ");
  const first = 6;
  const objects = [
    `<</Type/Catalog/Pages 2 0 R>>`,
    `<</Type/Pages/Count ${String(pages.length)}/Kids[${pages.map((_, at) => `${String(first + at * 2)} 0 R`).join(" ")}]>>`,
    `<</Type/Font/Subtype/Type0/BaseFont/None/Encoding/Identity-H/DescendantFonts[4 0 R]/ToUnicode 5 0 R>>`,
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/None/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor<</Type/FontDescriptor/FontName/None/Flags 4/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80/FontBBox[0 0 1000 1000]>>/DW 500/W[1[${widths}]]>>`,
    stream(toUnicode),
    ...pages.flatMap((texts, at) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${String(first + at * 2 + 1)} 0 R>>`,
      stream(content(texts)),
    ]),
    ...extra,
  ];
  return Uint8Array.from(withObjects(objects));
}

const isMark = (unit: string): boolean => /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/.test(unit);

/** A packed stream of any size, as an object of a PDF. */
export function stream(content: string | Uint8Array): string {
  const bytes = deflateSync(content);
  return `<</Length ${String(bytes.length)}/Filter/FlateDecode>>\nstream\n${bytes.toString("latin1")}\nendstream`;
}

function withObjects(objects: readonly string[]): Uint8Array {
  let text = "%PDF-1.7\n";
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${String(at + 1)} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = String(objects.length + 1);
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${String(text.length)}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}
