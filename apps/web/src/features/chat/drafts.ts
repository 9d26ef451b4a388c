import { useSyncExternalStore } from "react";
import { readStored, removeStored, writeStored, type DynamicKey } from "../../lib/storage.ts";

/**
 * What was typed and not sent, per person and chat, so that it survives leaving
 * and reloading. A text that could not be sent keeps the id it was sent under:
 * sent again unchanged it is the same message, even if the first try got through.
 */
const listeners = new Set<() => void>();
const unsent = new Map<string, { readonly text: string; readonly clientId: string }>();

/** Where drafts of a chat are kept: per person, so that a shared computer gives nothing away. */
export const draftPlace = (userId: string, chatId: string | null): string =>
  `${userId}:${chatId ?? "new"}`;

/** Where the changed words of an earlier question are kept. */
export const editPlace = (userId: string, questionId: string): string =>
  draftPlace(userId, `edit:${questionId}`);

const storageKey = (place: string): DynamicKey => `draft:${place}`;
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
  unsent.set(place, { text: text.trim(), clientId });
}

/** Gives a text back to the box; what has been typed since stays below it. */
export function restoreDraft(place: string, text: string, clientId: string | null): void {
  const typed = readDraft(place);
  if (clientId !== null) keepClientId(place, text, clientId);
  writeDraft(place, typed.trim() === "" || typed === text ? text : `${text}\n${typed}`);
}

/** The id to send a text under: the one it had, if it is the text that failed here. */
export function clientIdFor(place: string, text: string): string {
  const failed = unsent.get(place);
  unsent.delete(place);
  return failed?.text === text ? failed.clientId : newId();
}

export function useDraft(place: string): readonly [string, (text: string) => void] {
  const text = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => readDraft(place),
  );
  return [text, (next) => writeDraft(place, next)];
}

/** Random and opaque. `randomUUID` is missing on plain http, where a phone in the same network tries things out. */
export function newId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
