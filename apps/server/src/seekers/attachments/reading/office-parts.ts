import {
  type Archive,
  openArchive,
  partOf,
  readPart,
  readRelations,
  type Relation,
  relationsOf,
  WorkbookFault,
  type XmlHandlers,
} from "@propertyvr/ingest";

export interface OfficeFile {
  /** The part that the others hang on: `word/document.xml`. */
  readonly main: string;
  readonly relations: readonly Relation[];
  readonly has: (part: string) => boolean;
  readonly relationsOf: (part: string) => readonly Relation[];
  /** Tells what stands in a part, one element after the other; ends as soon as `isEnough`. */
  readonly read: (part: string, handlers: Partial<XmlHandlers>, isEnough?: () => boolean) => void;
}

/** @throws WorkbookFault where the archive is damaged, a bomb, or of another kind than `folder` says */
export function openOffice(
  bytes: Uint8Array,
  folder: "word" | "ppt",
  unpackedBytes: number,
): OfficeFile {
  const archive: Archive = openArchive(bytes, unpackedBytes);
  const relationsOfPart = (part: string): readonly Relation[] => {
    const name = relationsOf(part);
    return archive.entries.has(name) ? readRelations(partOf(archive, name), part) : [];
  };
  const root = readRelations(partOf(archive, "_rels/.rels"), "");
  const main = root.find(({ kind }) => kind === "officeDocument")?.target ?? "";
  if (!main.startsWith(`${folder}/`)) throw new WorkbookFault("other_office_file");
  return {
    main,
    relations: relationsOfPart(main),
    has: (part) => archive.entries.has(part),
    relationsOf: relationsOfPart,
    read(part, handlers, isEnough = () => false) {
      const told = { open: () => undefined, text: () => undefined, close: () => undefined };
      for (const _ of readPart(partOf(archive, part), { ...told, ...handlers }))
        if (isEnough()) return;
    },
  };
}
