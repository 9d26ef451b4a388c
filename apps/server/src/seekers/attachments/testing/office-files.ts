import { strToU8, zipSync } from "fflate";

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships";
const TYPES = `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`;

/** The parts of an office file, before they are packed. */
export type OfficeFileParts = Readonly<Record<string, string>>;

export const packed = (parts: OfficeFileParts): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));

const relations = (targets: readonly (readonly [id: string, kind: string, target: string])[]) =>
  `${XML}<Relationships xmlns="${PACKAGE}">${targets
    .map(
      ([id, kind, target]) =>
        `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
    )
    .join("")}</Relationships>`;

/** A Word document with this inside its body. */
export const docxParts = (body: string): OfficeFileParts => ({
  "[Content_Types].xml": TYPES,
  "_rels/.rels": relations([["r1", "officeDocument", "word/document.xml"]]),
  "word/_rels/document.xml.rels": relations([["r1", "styles", "styles.xml"]]),
  "word/styles.xml": `${XML}<w:styles xmlns:w="w"><w:style w:styleId="a3"><w:name w:val="heading 1"/></w:style><w:style w:styleId="x"><w:name w:val="Normal"/></w:style></w:styles>`,
  "word/document.xml": `${XML}<w:document xmlns:w="w" xmlns:mc="mc"><w:body>${body}</w:body></w:document>`,
});
export const wordParagraph = (text: string, style?: string): string =>
  `<w:p>${style === undefined ? "" : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
export const wordTable = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows
    .map(
      (row) => `<w:tr>${row.map((cell) => `<w:tc>${wordParagraph(cell)}</w:tc>`).join("")}</w:tr>`,
    )
    .join("")}</w:tbl>`;

const slideRun = (text: string): string => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`;
export const slideShape = (text: string, isTitle = false): string =>
  `<p:sp><p:nvSpPr><p:nvPr>${isTitle ? '<p:ph type="title"/>' : ""}</p:nvPr></p:nvSpPr><p:txBody>${slideRun(text)}</p:txBody></p:sp>`;
export const slideTable = (rows: readonly (readonly string[])[]): string =>
  `<p:graphicFrame><a:tbl>${rows
    .map(
      (row) =>
        `<a:tr>${row.map((cell) => `<a:tc><a:txBody>${slideRun(cell)}</a:txBody></a:tc>`).join("")}</a:tr>`,
    )
    .join("")}</a:tbl></p:graphicFrame>`;

/** A presentation of these slides, of which the last part is the first that is shown. */
export const pptxParts = (slides: readonly string[]): OfficeFileParts => ({
  "[Content_Types].xml": TYPES,
  "_rels/.rels": relations([["r1", "officeDocument", "ppt/presentation.xml"]]),
  "ppt/_rels/presentation.xml.rels": relations(
    slides.map(
      (_, at) =>
        [`s${String(at)}`, "slide", `slides/slide${String(slides.length - at)}.xml`] as const,
    ),
  ),
  "ppt/presentation.xml": `${XML}<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst>${slides
    .map((_, at) => `<p:sldId id="${String(256 + at)}" r:id="s${String(at)}"/>`)
    .join("")}</p:sldIdLst></p:presentation>`,
  ...Object.fromEntries(
    slides.map((slide, at) => [
      `ppt/slides/slide${String(slides.length - at)}.xml`,
      `${XML}<p:sld xmlns:p="p" xmlns:a="a"><p:cSld><p:spTree>${slide}</p:spTree></p:cSld></p:sld>`,
    ]),
  ),
});
