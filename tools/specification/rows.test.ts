import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { endpoints } from "@propertyvr/contracts";
import { describe, expect, it } from "vitest";
import { ROWS, ROWS_NOT_BUILT, type SpecificationRow, type SpecifiedText } from "./rows.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const SPECIFICATION = path.resolve(ROOT, "../shared/spec/ROWS.md");
const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

const BUILT: readonly (readonly [string, SpecificationRow])[] = Object.entries(ROWS);
const EVERY_ROW = [
  ...numbered("A", 8),
  ...numbered("B", 10),
  ...numbered("C", 5),
  ...numbered("D", 4),
  ...numbered("E", 9),
  ...numbered("F", 7),
  "G",
];

describe("the rows of the specification", () => {
  it("are all here: built, or listed as not built yet", () => {
    const here = [...BUILT.map(([row]) => row), ...ROWS_NOT_BUILT];
    expect(here.toSorted()).toEqual(EVERY_ROW.toSorted());
  });

  it.each(BUILT)("%s names paths that the contract has", (_, { paths = [] }) => {
    const declared = Object.values(endpoints).map(({ method, path: at }) => `${method} ${at}`);
    for (const each of paths) expect(declared).toContain(each);
  });

  it.each(BUILT)("%s names texts that the product has and its tests see", (_, row) => {
    const tests = row.shownBy.map(({ file }) => read(file)).join("\n");
    for (const each of row.texts ?? []) {
      const { text, asShown } = bothOf(each);
      expect(PRODUCT.some((code) => code.includes(text))).toBe(true);
      expect(tests, `no test of this row holds "${asShown}"`).toContain(asShown);
    }
  });

  it.each(BUILT)("%s names constants that stand where it says", (_, { constants = [] }) => {
    for (const { file, code } of constants) expect(read(file)).toContain(code);
  });

  it.each(BUILT)("%s names tests that there are", (_, { shownBy }) => {
    expect(shownBy.length).toBeGreaterThan(0);
    for (const { file, tests } of shownBy) {
      expect(file).toMatch(/\.test\.tsx?$/);
      const titles = read(file);
      expect(tests.length).toBeGreaterThan(0);
      for (const title of tests) expect(titles).toContain(`"${title}"`);
    }
  });
});

describe.skipIf(!existsSync(SPECIFICATION))("the specification itself", () => {
  it.each(specifiedRows())(
    "%s quotes nothing that is not among the row's texts and paths",
    (...of) => {
      const [name, specified] = of;
      if ((ROWS_NOT_BUILT as readonly string[]).includes(name)) return;
      const row = BUILT.find(([each]) => each === name)?.[1];
      const texts = (row?.texts ?? []).map(bothOf);
      for (const [, quoted = ""] of specified.matchAll(/"([^"]{4,})"/g))
        expect(
          texts.some((each) => [each.text, each.asShown].some((text) => isOf(quoted, text))) ||
            NO_TEXT_OF_OURS.has(quoted),
          `${name}: "${quoted}"`,
        ).toBe(true);
      for (const [, methods = "", at = ""] of specified.matchAll(/`([A-Z/]+) (\/api[^?`]*)[^`]*`/g))
        for (const method of methods.split("/"))
          expect(row?.paths ?? [], name).toContain(`${method} ${at}`);
    },
  );
});

/** What the specification quotes and the product says otherwise or not at all, each with the reason. */
const NO_TEXT_OF_OURS = new Set([
  // Pictures can be given, so that nothing has to be announced.
  "Photo upload feature coming soon!",
  // In the heading "Found N Properties for ...", what was asked for.
  "query",
]);

function bothOf(each: SpecifiedText): { readonly text: string; readonly asShown: string } {
  return typeof each === "string" ? { text: each, asShown: each } : each;
}

/** A quoted text with its blanks, "N" or {date}, is the text with other names for them. */
const isOf = (quoted: string, text: string): boolean =>
  text === quoted ||
  quoted.startsWith(text) ||
  text.replaceAll(/\{\w+\}/g, "N") === quoted.replaceAll(/\{\w+\}/g, "N");

function numbered(letter: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => `${letter}${at + 1}`);
}

/** Name and second column of each row. */
function specifiedRows(): [string, string][] {
  if (!existsSync(SPECIFICATION)) return [];
  return [...readFileSync(SPECIFICATION, "utf8").matchAll(/^\| ([A-G]\d+) \| (.*?) \| /gm)].map(
    ([, name = "", specified = ""]) => [name, specified],
  );
}

/** The code of the product, without its tests and what is made for them. */
const PRODUCT = ["apps/server/src", "apps/web/src", "packages"].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) =>
      /^(?!.*(node_modules|\.test\.|[\\/](testing|corpus)[\\/])).*\.tsx?$/.test(file),
    )
    .map((file) => read(path.join(folder, file))),
);
