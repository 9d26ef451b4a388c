import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const papers = [
  "README.md",
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  "docs/backup.md",
  "docs/glossary.md",
  "docs/partner-api.md",
  ...readdirSync(path.join(root, "docs/decisions")).map((file) => `docs/decisions/${file}`),
];
const ROOMS = /^(apps|packages|scripts|tools|bench|e2e|docs|\.ci)\//;

/** Paths of this repository named in backticks or as link targets; patterns and examples are left out. */
function namedFiles(text: string): readonly string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name]) => name ?? "");
  const linked = [...text.matchAll(/\]\(([^)#\s]+)\)/g)].map(([, name]) => name ?? "");
  return [...quoted.filter((name) => ROOMS.test(name)), ...linked].filter(
    (name) => !/[*{}<>]|^https?:/.test(name),
  );
}

describe("the papers", () => {
  it.each(papers)("%s names only files that exist", (paper) => {
    const folder = path.dirname(paper);
    const missing = namedFiles(read(paper)).filter(
      (name) => !existsSync(path.join(root, name)) && !existsSync(path.join(root, folder, name)),
    );
    expect(missing).toEqual([]);
  });

  it("name enough files for that to mean something", () => {
    expect(namedFiles(read("ARCHITECTURE.md")).length).toBeGreaterThan(20);
  });

  it("name only commands that exist", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const named = papers.flatMap((paper) =>
      [...read(paper).matchAll(/npm (?:run )?([a-z]+(?:[:-][a-z]+)*)/g)].map(
        ([, name]) => name ?? "",
      ),
    );
    const unknown = named.filter((name) => !(name in scripts) && !["install", "ci"].includes(name));
    expect(new Set(named).size).toBeGreaterThan(5);
    expect(unknown).toEqual([]);
  });
});
