import type { DocumentType } from "@propertyvr/vocabulary";
import { grouped } from "../words/figures.ts";
import type { AttachmentsWords, FileFigures } from "./words.ts";

export const attachmentsWords: AttachmentsWords = {
  attachmentsRead: (count) =>
    count === 1 ? "What I read in the file:" : "What I read in the files:",
  attachedFile,
};

function attachedFile(file: FileFigures): string {
  const { kind, pages, tables, characters, picture } = file;
  if (picture !== null) {
    const place = picture.has_place
      ? ". It says where it was taken, which stays private to you"
      : "";
    return `picture, ${grouped(picture.width)} × ${grouped(picture.height)} pixels${place}`;
  }
  if (characters === 0)
    return kind === "pdf" ? "no text: it's probably a scan, and I can't read scans" : "no text";
  const told = [
    pages === null ? "" : counted(pages, kind === "slides" ? "slide" : "page"),
    tables === 0 ? "" : counted(tables, kind === "sheet" ? "sheet" : "table"),
    counted(characters, "character"),
  ].filter((each) => each !== "");
  const type = TYPES[file.document_type ?? "other"];
  return `${[...type, ...told].join(", ")}${file.is_cut ? ". The file is longer: I took its beginning" : ""}`;
}

const TYPES: Readonly<Record<DocumentType, readonly string[]>> = {
  rental_contract: ["rental contract"],
  sale_contract: ["contract of sale"],
  cost_table: ["table of costs"],
  price_list: ["price list"],
  listing_post: ["listing of a home"],
  brochure: ["brochure"],
  other: [],
};

const counted = (count: number, noun: string): string =>
  `${grouped(count)} ${noun}${count === 1 ? "" : "s"}`;
