import type { Part } from "@propertyvr/parts";

/** Fetched when a copy is near: it holds the words of every part in both languages. */
export const loadMarkdown = () => import("@propertyvr/parts/markdown");

/** An answer as Markdown, with links that lead to our pages from anywhere. */
export async function answerText(parts: readonly Part[]): Promise<string> {
  const { markdownAnswer } = await loadMarkdown();
  return markdownAnswer(parts, (path) => new URL(path, location.origin).href);
}

/** Puts a text into the clipboard; false where it could not be had or the browser refuses, e.g. without HTTPS. */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(await text);
    return true;
  } catch {
    return false;
  }
}
