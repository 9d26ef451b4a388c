import type { Turn, TurnAttachment } from "../turn.ts";
import type { ModelImage } from "./language-model.ts";

/** A copy of ours of an attached picture, without what its file told besides; null where it is gone. */
export type LoadPicture = (attachmentId: string) => Promise<ModelImage | null>;

export interface LoadedPicture {
  readonly name: string;
  readonly image: ModelImage;
}

/** Each costs about as much as a page of text. */
const PICTURES_MOST = 4;

/** The pictures that the person let a model have, as far as this one can see any. */
export const picturesShared = (
  { attachments = [] }: Pick<Turn, "attachments">,
  load: LoadPicture | undefined,
): readonly TurnAttachment[] =>
  load === undefined
    ? []
    : attachments
        .filter(({ image, mayGoToModel }) => image !== null && mayGoToModel)
        .slice(0, PICTURES_MOST);

export async function loadPictures(
  turn: Turn,
  load: LoadPicture | undefined,
): Promise<readonly LoadedPicture[]> {
  if (load === undefined) return [];
  const loaded = picturesShared(turn, load).map(async ({ id, name }) => ({
    name,
    image: await load(id),
  }));
  return (await Promise.all(loaded)).flatMap(({ name, image }) =>
    image === null ? [] : [{ name, image }],
  );
}

/** Files without a word, of which the model may have none: it would answer what it was never shown. */
export const hasNothingToRead = (turn: Turn, load: LoadPicture | undefined): boolean => {
  const { text, attachments = [] } = turn;
  return (
    text.trim() === "" &&
    attachments.length > 0 &&
    picturesShared(turn, load).length === 0 &&
    !attachments.some(({ document, mayGoToModel }) => document !== null && mayGoToModel)
  );
};
