import { createStore, useStore } from "../../../lib/store.ts";

/** Held by this page alone: nothing is written to the browser's storage or into an address. */
const entered = createStore<string | null>(null);

/** The key under which this page asks; null before one was entered and found to hold. */
export const useEnteredKey = (): string | null => useStore(entered);
export const enterKey = (key: string | null): void => entered.write(key);
