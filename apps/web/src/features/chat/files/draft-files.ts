import type { AttachmentKind, MessageAttachment } from "@propertyvr/contracts";
import { useSyncExternalStore } from "react";
import {
  type DynamicKey,
  onStoredElsewhere,
  readStored,
  removeStored,
  writeStored,
} from "../../../lib/storage.ts";

/** A file at the prompt box that was not sent with a message yet. */
export interface DraftFile {
  /** Ours; sent again under it, the server has it once. */
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  /** The server's; null as long as it has not come there. */
  readonly id: string | null;
  readonly kind: AttachmentKind | null;
  readonly mediaType: string;
  readonly picture?: { readonly width: number; readonly height: number } | undefined;
  readonly state: "sending" | "reading" | "ready" | "failed";
  /** Why the server does not take it, in both languages. */
  readonly failure?: { readonly en: string; readonly th: string } | undefined;
  /** Why it did not come there. */
  readonly fault?: "interrupted" | "notSent" | "tooLarge" | "empty" | undefined;
  /** It may be sent once more: the way there broke, not the file. */
  readonly canRetry?: boolean | undefined;
  /** May be given to a language model. */
  readonly isShared: boolean;
}

/** Files as they go with a message. */
export interface SentFiles {
  readonly attachments: readonly string[];
  readonly share_with_model: readonly string[];
  /** As the bubble shows them until the message is stored. */
  readonly shown: readonly MessageAttachment[];
}

const NONE: readonly DraftFile[] = [];
const listeners = new Set<() => void>();
const keyOf = (place: string): DynamicKey => `draft:files:${place}`;

/** What was read last, so that the same text gives the same list. */
const read = new Map<string, { readonly text: string; readonly files: readonly DraftFile[] }>();

export function draftFiles(place: string): readonly DraftFile[] {
  const text = readStored(keyOf(place));
  if (text === null) return NONE;
  const known = read.get(place);
  if (known?.text === text) return known.files;
  const files = parsed(text);
  read.set(place, { text, files });
  return files;
}

function parsed(text: string): readonly DraftFile[] {
  try {
    return JSON.parse(text) as readonly DraftFile[];
  } catch {
    return NONE;
  }
}

export function setDraftFiles(place: string, files: readonly DraftFile[]): void {
  if (files.length === 0) removeStored(keyOf(place));
  else writeStored(keyOf(place), JSON.stringify(files));
  for (const listener of listeners) listener();
}

export const useDraftFiles = (place: string): readonly DraftFile[] =>
  useSyncExternalStore(subscribe, () => draftFiles(place));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onStoredElsewhere((key) => {
    if (key === null || key.startsWith("draft:files:")) listener();
  });
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Takes what was read out of the box, to be sent; what failed stays and says why. */
export function takeFiles(place: string): SentFiles | undefined {
  const files = draftFiles(place);
  const ready = files.filter(({ state }) => state === "ready");
  if (ready.length === 0) return undefined;
  setDraftFiles(
    place,
    files.filter(({ state }) => state !== "ready"),
  );
  const shown = ready.map(shownFile);
  return {
    attachments: shown.map(({ id }) => id),
    share_with_model: shown.flatMap(({ id, share_with_model }) => (share_with_model ? [id] : [])),
    shown,
  };
}

/** Gives files back to the box whose message could not be sent. */
export function giveFilesBack(place: string, { shown }: SentFiles): void {
  const back = shown.map((file): DraftFile => ({
    key: file.id,
    name: file.name,
    bytes: file.bytes,
    id: file.id,
    kind: file.kind,
    mediaType: file.media_type,
    picture: file.picture,
    state: "ready",
    isShared: file.share_with_model,
  }));
  setDraftFiles(place, [...back, ...draftFiles(place)]);
}

const shownFile = (file: DraftFile): MessageAttachment => ({
  id: file.id ?? "",
  name: file.name,
  kind: file.kind ?? "text",
  media_type: file.mediaType,
  bytes: file.bytes,
  ...(file.picture && { picture: file.picture }),
  share_with_model: file.isShared,
});

/** The files of a message that is said once more, e.g. in other words. */
export const filesAgain = (
  shown: readonly MessageAttachment[] | undefined,
): SentFiles | undefined =>
  shown && {
    attachments: shown.map(({ id }) => id),
    share_with_model: shown.flatMap(({ id, share_with_model }) => (share_with_model ? [id] : [])),
    shown,
  };

/** Whether any is on its way still: a message waits for it. */
export const areOnTheirWay = (files: readonly DraftFile[]): boolean =>
  files.some(({ state }) => state === "sending" || state === "reading");
