/**
 * Set-up of every test of the web: timers left running (of a toast that still stands) end with the
 * file that started them, before its window is gone.
 */
import { afterAll } from "vitest";

const start = globalThis.setTimeout;
const started = new Set<ReturnType<typeof setTimeout>>();

globalThis.setTimeout = Object.assign((...args: Parameters<typeof setTimeout>) => {
  const timer = start(...args);
  started.add(timer);
  return timer;
}, start);

afterAll(() => {
  for (const timer of started) clearTimeout(timer);
  globalThis.setTimeout = start;
});
