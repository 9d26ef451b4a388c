import { createStore, useStore } from "./store.ts";

/** What is shown from a copy on this device, by its name: when the copy was made. */
const times = createStore<ReadonlyMap<string, number>>(new Map());

export const readCopyTimes = times.read;

/** null: it is fresh again. */
export function setCopyTime(name: string, atMs: number | null): void {
  if ((times.read().get(name) ?? null) === atMs) return;
  const next = new Map(times.read());
  if (atMs === null) next.delete(name);
  else next.set(name, atMs);
  times.write(next);
}

/** When the copy was made that is shown in place of what the server has; undefined where that itself is shown. */
export const useCopyTime = (name: string): number | undefined => useStore(times).get(name);
