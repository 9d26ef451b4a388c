import { nameManifest } from "./app-manifest.ts";
import { onStoredElsewhere, readStored, writeStored } from "./storage.ts";
import { createStore, useStore } from "./store.ts";

export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

const darkQuery = "(prefers-color-scheme: dark)";
const storedTheme = (): Theme => {
  const stored = readStored("theme");
  return stored === "light" || stored === "dark" ? stored : "system";
};

const chosen = createStore<Theme>("system");
const shown = createStore<"light" | "dark">("light");

function apply(): void {
  const theme = chosen.read();
  const dark = theme === "dark" || (theme === "system" && matchMedia(darkQuery).matches);
  const root = document.documentElement;
  root.classList.toggle("dark", dark);
  root.classList.toggle("light", !dark);
  // One for each theme of the system: whoever chose another here sees that one.
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute("content", dark ? "#0c1316" : "#fcfaf6");
  nameManifest();
  shown.write(dark ? "dark" : "light");
}

/** Takes over from public/first-paint.js, which has set the class before the first paint. */
export function startTheme(): void {
  chosen.write(storedTheme());
  apply();
  matchMedia(darkQuery).addEventListener("change", apply);
  onStoredElsewhere((key) => {
    if (key !== "theme" && key !== null) return;
    chosen.write(storedTheme());
    apply();
  });
}

export function setTheme(theme: Theme): void {
  writeStored("theme", theme);
  chosen.write(theme);
  apply();
}

/** What the person chose, and what that means on this screen now. */
export const useTheme = () => ({ theme: useStore(chosen), shown: useStore(shown) });
