import { readFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { vi } from "vitest";

/** The device's preference, which may change while the page is open. */
export function stubDevice(isDark: boolean) {
  const listeners: (() => void)[] = [];
  const query = {
    matches: isDark,
    addEventListener: (_: string, hear: () => void) => listeners.push(hear),
  };
  vi.stubGlobal("matchMedia", () => query);
  return (nowDark: boolean) => {
    query.matches = nowDark;
    for (const hear of listeners) hear();
  };
}

/** What waits for the next frame, and what for its turn. */
export const frames: (() => void)[] = [];
export const tasks: (() => void)[] = [];
/** Runs what waits, and what it leads to. */
export const runAll = (waiting: (() => void)[]): void => {
  while (waiting.length > 0) waiting.shift()?.();
};

/** Runs `public/first-paint.js` in this page, and then the rest of the page arrives. */
export const runFirstPaint = (): void => {
  const script = readFileSync(
    path.resolve(import.meta.dirname, "../../public/first-paint.js"),
    "utf8",
  );
  const names = { document, history, localStorage, location, matchMedia, navigator };
  runInNewContext(script, {
    ...names,
    requestAnimationFrame: (draw: () => void) => frames.push(draw),
    setTimeout: (run: () => void) => tasks.push(run),
  });
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  document.dispatchEvent(new Event("readystatechange"));
};
