/** What a browser must load before it can draw a page, counted in the built product. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";

const WEB = path.resolve(import.meta.dirname, "../build/web");
const ASSETS = path.join(WEB, "assets");
const KB = 1_024;

describe("the script of a page, with all that it imports statically, gzip", () => {
  it.each([
    ["login-page", 140],
    ["chat-page", 200],
  ])("of %s is at most %i KB", (page, most) => {
    expect(weightOf(page)).toBeLessThanOrEqual(most * KB);
  });

  it.each([
    ["login-page", "login.html"],
    ["chat-page", "chat.html"],
    ["chat-page", "new-chat.html"],
  ])("of %s is named whole in %s, each file once", (page, copy) => {
    const html = readFileSync(path.join(WEB, copy), "utf8");
    const named = [...html.matchAll(/(?:href|crossorigin src)="\/assets\/([^"]+\.js)"/g)].map(
      ([, file = ""]) => file,
    );
    expect(named.toSorted()).toEqual(closureOf(page).toSorted());
  });

  it("holds neither the words and places that are read while typing, nor windows, nor menus", () => {
    const names = closureOf("chat-page").map((file) => file.replace(/-.{8}\.js$/, ""));
    expect(names).toContain("chat-page");
    for (const later of ["gazetteer", "grammar", "settings-window", "menu-parts", "toaster"])
      expect(names).not.toContain(later);
  });
});

/** The entry's files and the page's, each once. */
function closureOf(page: string): string[] {
  const entry = /<script type="module"[^>]+src="\/assets\/([^"]+)"/.exec(
    readFileSync(path.join(WEB, "index.html"), "utf8"),
  )?.[1];
  const own = readdirSync(ASSETS).find(
    (file) => file.startsWith(`${page}-`) && file.endsWith(".js"),
  );
  if (entry === undefined || own === undefined) throw new Error(`no built ${page}`);
  const files = new Set([entry, own]);
  // What is added on the way is walked too.
  for (const file of files)
    for (const [, imported = ""] of codeOf(file).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      files.add(imported);
  return [...files];
}

const codeOf = (file: string): string => readFileSync(path.join(ASSETS, file), "utf8");

const weightOf = (page: string): number =>
  closureOf(page).reduce((sum, file) => sum + gzipSync(codeOf(file), { level: 9 }).length, 0);
