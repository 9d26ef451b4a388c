import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const FOLDERS = ["apps", "packages", "e2e", "bench", "tools"];
const NOT_OURS = /(^|\/)(node_modules|dist|build)\//;

/** Names that several files may declare, each with the reason; empty as long as none needs it. */
const ALLOWED: ReadonlyMap<string, string> = new Map();

/** Finds every declaration of a type, and some words in SQL and in texts; `declaredIn` tells them apart. */
const LOOKS_DECLARED =
  /^[ \t]*(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm;

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll(path.sep, "/")}`)
    .filter((file) => /\.tsx?$/.test(file) && !NOT_OURS.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") })),
);

/** The types a file declares. What it adds to a module of somebody else (`declare module`) is none of its own. */
function declaredIn({ file, text }: (typeof sources)[number]): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isModuleDeclaration(node)) return;
    if (
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isEnumDeclaration(node)
    )
      if (node.name !== undefined) names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return names;
}

const byName = <File>(
  files: readonly File[],
  namesOf: (file: File) => Iterable<string>,
): ReadonlyMap<string, readonly File[]> => {
  const found = new Map<string, File[]>();
  for (const file of files)
    for (const name of new Set(namesOf(file))) found.set(name, [...(found.get(name) ?? []), file]);
  return new Map([...found].filter(([, declaring]) => declaring.length > 1));
};

/** Names with the files that declare them, of those that more than one file declares. */
function declaredTwice(files: typeof sources): readonly string[] {
  const likely = byName(files, ({ text }) =>
    [...text.matchAll(LOOKS_DECLARED)].flatMap(([, name]) => name ?? []),
  );
  // Parsing every file takes seconds, and few of them may hold such a name.
  const sure = byName([...new Set([...likely.values()].flat())], declaredIn);
  return [...sure]
    .filter(([name]) => !ALLOWED.has(name))
    .map(([name, declaring]) => `${name}: ${declaring.map(({ file }) => file).join(", ")}`);
}

it("each type name is declared in one file of the project: two meanings need two names, one meaning one shared declaration", () => {
  expect(sources.length).toBeGreaterThan(1_500);
  expect(declaredTwice(sources)).toEqual([]);
});

it("a type name that two files declare is found, with and without export; words in SQL and additions to a module are not", () => {
  const text = `
    declare module "fastify" { interface FastifyRequest { user: string } }
    const SQL = \`create table homes (
      type text not null)\`;`;
  const files = [
    { file: "one.ts", text: `export interface Price { thb: number }\n${text}` },
    { file: "two.ts", text: `function f() {\n  type Price = number;\n}\n${text}` },
    { file: "three.ts", text: `interface Area { sqm: number }\n${text}` },
  ];
  expect(declaredTwice(files)).toEqual(["Price: one.ts, two.ts"]);
});
