/**
 * Set-up of every test of the web: what a test has drawn, stored or put in place of a global is gone before the next
 * one, which may stand in another file: they share a page.
 */
import { afterAll, afterEach, beforeAll, vi } from "vitest";

// Files run side by side are no tabs of one browser that tell each other what changed.
Reflect.deleteProperty(globalThis, "BroadcastChannel");

let endPage = (): void => undefined;

beforeAll(async () => {
  const { cleanup } = await import("@testing-library/react");
  const { signOut } = await import("../lib/session/session-store.ts");
  endPage = () => {
    cleanup();
    signOut("asked");
  };
});

afterEach(() => {
  endPage();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
});

/** What a page began to load is here before its file ends: vitest takes what comes later for a module that fails. */
afterAll(() => vi.dynamicImportSettled());
