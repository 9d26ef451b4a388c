import { DEFAULT_MODEL } from "@propertyvr/contracts";
import { CURRENCIES, type Currency } from "@propertyvr/vocabulary";
import { onStoredElsewhere, readStored, writeStored } from "./storage.ts";
import { createStore, useStore } from "./store.ts";

/** What a person set for this browser; the defaults are those of the specification. */
export interface BrowserPreferences {
  /** Off: new chats are temporary. */
  readonly autoSave: boolean;
  /** Times beside the messages of a chat. */
  readonly showTimestamps: boolean;
  readonly selectedModel: string;
  readonly units: "m2" | "sqft" | "wah";
  /** Shown beside the price in baht. */
  readonly currency: "THB" | Currency;
  readonly textSize: "normal" | "large" | "larger";
}

export const DEFAULT_PREFERENCES: BrowserPreferences = {
  autoSave: true,
  showTimestamps: true,
  selectedModel: DEFAULT_MODEL,
  units: "m2",
  currency: "THB",
  textSize: "normal",
};

/** Values that are not listed here are free, or on and off. */
const choices: {
  readonly [Key in "units" | "currency" | "textSize"]: readonly BrowserPreferences[Key][];
} = {
  units: ["m2", "sqft", "wah"],
  currency: ["THB", ...CURRENCIES],
  textSize: ["normal", "large", "larger"],
};
const isChoice = (key: keyof BrowserPreferences, value: string): boolean =>
  key in choices ? (choices[key as "units"] as readonly string[]).includes(value) : true;

const names = Object.keys(DEFAULT_PREFERENCES) as (keyof BrowserPreferences)[];
const chosen = createStore<BrowserPreferences>(DEFAULT_PREFERENCES);

function stored(): BrowserPreferences {
  const values = names.map((name) => {
    const value = readStored(name);
    if (value === null || !isChoice(name, value)) return [name, DEFAULT_PREFERENCES[name]];
    return [name, typeof DEFAULT_PREFERENCES[name] === "boolean" ? value !== "false" : value];
  });
  return Object.fromEntries(values) as BrowserPreferences;
}

function apply(): void {
  const now = stored();
  if (names.every((name) => now[name] === chosen.read()[name])) return;
  document.documentElement.dataset["text"] = now.textSize;
  chosen.write(now);
}

/** Reads what the browser kept and follows what other tabs set. Call once, before the first render. */
export function startPreferences(): void {
  apply();
  onStoredElsewhere(apply);
}

export function setPreferences(change: Partial<BrowserPreferences>): void {
  for (const [name, value] of Object.entries(change))
    writeStored(name as keyof BrowserPreferences, String(value));
  apply();
}

export const readPreferences = (): BrowserPreferences => chosen.read();
export const usePreferences = (): BrowserPreferences => useStore(chosen);
