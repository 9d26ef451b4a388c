import type { AttachmentsPart, FileFigures } from "@propertyvr/parts";
import type { DocumentText } from "@propertyvr/documents";
import { searchAfter } from "@propertyvr/understanding";
import type { Understood } from "@propertyvr/vocabulary";
import { say, type TurnContext } from "../context.ts";
import type { Answer, AnswerEvent, ResponderRequest, TurnAttachment } from "../turn.ts";
import type { Writer } from "../writer/writer.ts";
import { searchQuestion } from "./search-question.ts";

/** What was read of the files of a message; nothing where none came. */
export function* readFiles(
  { attachments = [] }: ResponderRequest["turn"],
  writer: Writer,
): Generator<AnswerEvent> {
  if (attachments.length === 0) return;
  const { language } = writer;
  const files = attachments.map((file) => fileOf(file, writer));
  const text = writer.attachmentsRead(files.length);
  yield { type: "part", part: { type: "attachments", version: 1, files, text, language } };
}

function fileOf(
  { id, name, document, image }: TurnAttachment,
  writer: Writer,
): AttachmentsPart["files"][number] {
  const figures: FileFigures =
    document === null
      ? {
          kind: "image",
          pages: null,
          tables: 0,
          characters: 0,
          is_cut: false,
          picture:
            image === null
              ? null
              : { width: image.widthPx, height: image.heightPx, has_place: image.place !== null },
        }
      : { ...figuresOf(document), picture: null };
  return { id, name, ...figures, text: writer.attachedFile(figures) };
}

function figuresOf({ kind, blocks, isCut }: DocumentText): Omit<FileFigures, "picture"> {
  const pages = new Set(blocks.flatMap(({ page }) => page ?? []));
  const texts = blocks.flatMap((block) =>
    block.type === "table" ? block.rows.flat() : block.text,
  );
  return {
    kind,
    pages: pages.size === 0 ? null : pages.size,
    tables: blocks.filter(({ type }) => type === "table").length,
    characters: texts.reduce((sum, text) => sum + text.replace(/\s/g, "").length, 0),
    is_cut: isCut,
  };
}

/** Files without a word that says what to do with them: where they describe a home, one tap looks for others like it. */
export async function* offerWithFiles(context: TurnContext, described: Understood | null): Answer {
  const { writer, turn } = context;
  const { attachments = [] } = turn;
  const areOnlyPictures = attachments.every(({ document }) => document === null);
  const isHome = described !== null;
  yield* say(writer, [writer.filesNext({ describeHome: isHome, areOnlyPictures })]);
  if (isHome)
    yield { type: "part", part: searchQuestion(context, searchAfter(described, turn.state)) };
}
