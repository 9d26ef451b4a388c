/**
 * The browser's storage, where it may be used. Private windows and strict
 * settings throw on every touch: then values live as long as the page.
 */
export type StorageKey =
  | "user"
  | "session_token"
  | "device_tokens"
  | "theme"
  | "language"
  | "autoSave"
  | "showTimestamps"
  | "selectedModel"
  | "units"
  | "currency"
  | "textSize"
  | "singleKeys"
  | "snippet_language"
  | "cookie_consent"
  | "reading_files";
/** Keys with an id in them: an unsent draft of one chat, the places in chats of one person. */
export type DynamicKey = `draft:${string}` | `places:${string}`;

const memory = new Map<string, string>();

export function readStored(key: StorageKey | DynamicKey): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** What nobody needs to use the site: it outlives the page only where the person accepted that. */
const OPTIONAL = /^(?:snippet_language$|draft:enquirer:|draft:support:)/;
const mayOutlivePage = (key: string): boolean =>
  !OPTIONAL.test(key) || readStored("cookie_consent") === "accepted";

export function writeStored(key: StorageKey | DynamicKey, value: string): void {
  if (!mayOutlivePage(key)) {
    memory.set(key, value);
    return;
  }
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export function removeStored(key: StorageKey | DynamicKey): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored where nothing can be.
  }
}

/** Removes what was kept under a consent that is withdrawn. */
export function removeStoredOptional(): void {
  try {
    for (const key of Object.keys(localStorage).filter((each) => OPTIONAL.test(each)))
      localStorage.removeItem(key);
  } catch {
    // Nothing was stored where nothing can be.
  }
}

/** Drafts and places in chats belong to one person, not to the next one at this browser. */
export function removeStoredOfPerson(): void {
  const isOfPerson = (key: string) => /^(draft|places):/.test(key);
  for (const key of [...memory.keys()].filter(isOfPerson)) memory.delete(key);
  try {
    for (const key of Object.keys(localStorage).filter(isOfPerson)) localStorage.removeItem(key);
  } catch {
    // Nothing was stored where nothing can be.
  }
}

/** Told when another tab changed a key; `null` means that it emptied the storage. */
export function onStoredElsewhere(listener: (key: string | null) => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.storageArea === null || event.storageArea === safeLocalStorage()) listener(event.key);
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}

function safeLocalStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
