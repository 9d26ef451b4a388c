import type { AttachmentsPart, FileFigures, ListingDraftPart } from "@propertyvr/parts";
import type { DocumentText, Post } from "@propertyvr/documents";
import { searchAfter } from "@propertyvr/understanding";
import { say, type TurnContext } from "../context.ts";
import type { AnswerStream, AnswerEvent, Paper, TurnAttachment } from "../turn.ts";
import type { Writer } from "../writer/writer.ts";
import { answerCosts } from "./costs-answer.ts";
import { answerContracts } from "./contract-answer.ts";
import { answerPrices } from "./prices-answer.ts";
import { searchQuestion } from "./search-question.ts";

/** What was read of the files of a message; nothing where none came. */
export function* readFiles({ turn, writer, papers }: TurnContext): Generator<AnswerEvent> {
  const { attachments = [] } = turn;
  if (attachments.length === 0) return;
  const { language } = writer;
  const files = attachments.map((file) => fileOf(file, writer, papers));
  const text = writer.attachmentsRead(files.length);
  yield { type: "part", part: { type: "attachments", version: 1, files, text, language } };
}

function fileOf(
  { id, name, document, image }: TurnAttachment,
  writer: Writer,
  papers: readonly Paper[],
): AttachmentsPart["files"][number] {
  const figures: FileFigures =
    document === null
      ? {
          kind: "image",
          document_type: null,
          pages: null,
          tables: 0,
          characters: 0,
          is_cut: false,
          picture:
            image === null
              ? null
              : { width: image.widthPx, height: image.heightPx, has_place: image.place !== null },
        }
      : {
          ...figuresOf(document),
          document_type: papers.find((paper) => paper.id === id)?.type ?? "other",
          picture: null,
        };
  return { id, name, ...figures, text: writer.attachedFile(figures) };
}

function figuresOf({
  kind,
  blocks,
  isCut,
}: DocumentText): Omit<FileFigures, "picture" | "document_type"> {
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

/**
 * Files without a word that asks for anything else: contracts are told by their terms, costs beside a sum of
 * our own; where a home is described, one tap looks for others like it.
 */
export async function* answerFiles(context: TurnContext): AnswerStream {
  const { writer, turn, described, papers } = context;
  const contracts = papers.flatMap((paper) =>
    paper.contract === null ? [] : [{ paper, contract: paper.contract }],
  );
  if (contracts.length > 0) {
    yield* answerContracts(context, contracts);
    return;
  }
  const costs = papers.flatMap((paper) => (paper.costs === null ? [] : [paper]));
  if (costs.length > 0) {
    yield* answerCosts(context, costs);
    return;
  }
  const lists = papers.flatMap((paper) => (paper.prices.length === 0 ? [] : [paper]));
  if (lists.length > 0) {
    yield* answerPrices(context, lists);
    return;
  }
  const { attachments = [] } = turn;
  const areOnlyPictures = attachments.every(({ document }) => document === null);
  const brochure = papers.find(({ homes }) => homes !== null)?.homes ?? null;
  const like = described ?? brochure;
  const isHome = like !== null;
  const isPost = papers.some(({ post }) => post !== null);
  yield* say(writer, [
    isPost ? writer.postRead() : "",
    isPost && !isHome ? "" : writer.filesNext({ describeHome: isHome, areOnlyPictures }),
  ]);
  for (const paper of papers) {
    if (paper.post !== null) yield { type: "part", part: draftPart(writer, paper, paper.post) };
  }
  if (isHome) yield { type: "part", part: searchQuestion(context, searchAfter(like, turn.state)) };
}

/** A listing filled from a post; it is published by nobody but its person. */
const draftPart = (
  { draftHead, language }: Writer,
  { id, name, amenities }: Paper,
  { fields, leftOut, unread }: Post,
): ListingDraftPart => ({
  type: "listing_draft",
  version: 1,
  file: { id, name },
  fields: { ...fields, amenities: [...amenities] },
  left_out: leftOut,
  unread,
  text: draftHead(),
  language,
});
