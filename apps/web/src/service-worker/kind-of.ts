/** What the worker does with a request; null leaves it to the browser. */
export type FetchKind = "page" | "asset" | "file" | null;

/** As the browser tells a worker of it. */
export interface FetchedRequest {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/**
 * Pages, hashed files, and the few others that the page cannot do without. Never the API: what
 * people write and read there goes past the worker.
 * @param origin our own
 * @param files the paths of the files without a hash
 */
export function kindOf(
  { method, mode, url }: FetchedRequest,
  origin: string,
  files: readonly string[],
): FetchKind {
  const { origin: asked, pathname } = new URL(url);
  if (method !== "GET" || asked !== origin || /^\/(api|mcp|metrics)(\/|$)/.test(pathname))
    return null;
  if (pathname.startsWith("/assets/")) return "asset";
  if (files.includes(pathname)) return "file";
  return mode === "navigate" && !/\.\w+$/.test(pathname) ? "page" : null;
}
