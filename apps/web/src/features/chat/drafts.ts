import { useSyncExternalStore } from "react";
import {
  onStoredElsewhere,
  readStored,
  removeStored,
  writeStored,
  type DynamicKey,
} from "../../lib/storage.ts";

/**
 * What was typed and not sent, per person and chat, so that it survives leaving
 * and reloading. A text that could not be sent keeps the id it was sent under:
 * sent again unchanged it is the same message, even if the first try got through.
 */
const listeners = new Set<() => void>();

interface Unsent {
  /** Trimmed, as it was sent. */
  readonly text: string;
  readonly clientId: string;
}

/** Where drafts of a chat are kept: per person, so that a shared computer gives nothing away. */
export const draftPlace = (userId: string, chatId: string | null): string =>
  `${userId}:${chatId ?? "new"}`;

/** Where the changed words of an earlier question are kept. */
export const editPlace = (userId: string, questionId: string): string =>
  draftPlace(userId, `edit:${questionId}`);

/** Where the words of a tap are kept; apart, so that a typed text that waits stays the same message. */
export const tapPlace = (userId: string, chatId: string | null): string =>
  draftPlace(userId, `tap:${chatId ?? "new"}`);

const storageKey = (place: string): DynamicKey => `draft:${place}`;
const UNSENT = "draft:unsent:";
/** The id and the text, a space between them. */
const unsentKey = (place: string): DynamicKey => `${UNSENT}${place}`;
const tell = (): void => {
  for (const listener of listeners) listener();
};

export const readDraft = (place: string): string => readStored(storageKey(place)) ?? "";

export function writeDraft(place: string, text: string): void {
  if (text === "") removeStored(storageKey(place));
  else writeStored(storageKey(place), text);
  tell();
}

/** Sent again unchanged from this place, the text is the same message. */
export function keepClientId(place: string, text: string, clientId: string): void {
  writeStored(unsentKey(place), `${clientId} ${text.trim()}`);
}

/** Gives a text back to the box; what has been typed since stays below it. */
export function restoreDraft(place: string, text: string, clientId: string): void {
  const typed = readDraft(place);
  keepClientId(place, text, clientId);
  writeDraft(place, typed.trim() === "" || typed === text ? text : `${text.trim()}\n${typed}`);
}

/** Puts words into the box, below what was typed before. */
export function addToDraft(place: string, text: string): void {
  const typed = readDraft(place);
  if (typed.endsWith(text)) return;
  writeDraft(place, typed.trim() === "" ? text : `${typed.trimEnd()}\n${text}`);
}

/** Puts spoken words behind what is in the box. */
export function sayIntoDraft(place: string, text: string): void {
  const typed = readDraft(place);
  writeDraft(place, typed === "" || /\s$/.test(typed) ? typed + text : `${typed} ${text}`);
}

/** The id to send a text under: the one it had, if it is the text that failed here. */
export function clientIdFor(place: string, text: string): string {
  const failed = readUnsent(place);
  removeStored(unsentKey(place));
  tell();
  return failed?.text === text ? failed.clientId : newId();
}

/** Takes a text out of the box again whose message turns out to be there: only the reply was lost. */
export function takeBackSent(place: string, isThere: (clientId: string) => boolean): void {
  const unsent = readUnsent(place);
  if (unsent === null || !isThere(unsent.clientId)) return;
  removeStored(unsentKey(place));
  const draft = readDraft(place);
  writeDraft(place, addedTo(unsent.text, draft) ?? draft);
}

function readUnsent(place: string): Unsent | null {
  const [clientId, ...words] = readStored(unsentKey(place))?.split(" ") ?? [];
  return clientId === undefined ? null : { clientId, text: words.join(" ") };
}

/** What stands in a draft below a text that could not be sent; null where the text is not there. */
function addedTo(text: string, draft: string): string | null {
  const said = draft.trim();
  if (said === text) return "";
  return said.startsWith(`${text}\n`) ? said.slice(text.length + 1) : null;
}

export function useDraft(place: string): readonly [string, (text: string) => void] {
  const text = useSyncExternalStore(subscribe, () => readDraft(place));
  return [text, (next) => writeDraft(place, next)];
}

/** Whether a draft holds a text that could not be sent. */
export const useIsUnsent = (place: string, draft: string): boolean =>
  useSyncExternalStore(subscribe, () => {
    const unsent = readUnsent(place);
    return unsent !== null && addedTo(unsent.text, draft) !== null;
  });

/** Also what another tab could not send, or has sent since. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onStoredElsewhere((key) => {
    if (key === null || key.startsWith(UNSENT)) listener();
  });
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Random and opaque. `randomUUID` is missing on plain http, where a phone in the same network tries things out. */
export function newId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
