import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const source = path.resolve(import.meta.dirname, "../..");
const spoken = new Set([
  "alt",
  "title",
  "label",
  "placeholder",
  "text",
  "hint",
  "description",
  "note",
]);
const hasWords = (text: string) => /\p{L}[\p{L}\p{M}]/u.test(text);
const isSpoken = (name: string) =>
  spoken.has(name) || /^aria-.*(label|text|description)$/.test(name) || name.endsWith("Label");

/** Words that a person would see or hear and that stand in the code instead of a catalogue. */
function rawTexts(file: string, code: string): string[] {
  const found: string[] = [];
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const look = (node: ts.Node): void => {
    if (ts.isJsxText(node) && hasWords(node.text)) found.push(node.text.trim());
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) found.push(...literals(node));
    if (ts.isJsxAttribute(node) && isSpoken(node.name.getText()) && node.initializer)
      found.push(...literals(node.initializer));
    ts.forEachChild(node, look);
  };
  look(tree);
  return found;
}

/** Literals that an expression can come out as: not what it passes on to a function. */
function literals(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return hasWords(node.text) ? [node.text] : [];
  if (ts.isTemplateExpression(node)) {
    const words = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(
      " ",
    );
    return hasWords(words) ? [words] : [];
  }
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node))
    return node.expression ? literals(node.expression) : [];
  if (ts.isConditionalExpression(node))
    return [...literals(node.whenTrue), ...literals(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    const results = /^(&&|\|\||\?\?|\+)$/.test(node.operatorToken.getText());
    return results ? [...literals(node.left), ...literals(node.right)] : [];
  }
  return [];
}

describe("visible texts", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => file.endsWith(".tsx") && !/\.test\.tsx$|\/testing\//.test(file));

  it("come from the catalogues, in every component", () => {
    expect(files.length).toBeGreaterThan(30);
    const raw = files.flatMap((file) =>
      rawTexts(file, readFileSync(path.join(source, file), "utf8")).map(
        (text) => `${file}: ${text}`,
      ),
    );
    expect(raw).toEqual([]);
  });

  it.each([
    ["<p>Hello</p>", "Hello"],
    ['<img alt="A house" />', "A house"],
    ['<IconButton label={busy ? "Wait" : t("x")} />', "Wait"],
    ["<p>{count > 1 && `homes ${count}`}</p>", "homes"],
    ['<button aria-label="ปิด" />', "ปิด"],
    ['<b>{name ?? "Guest"}</b>', "Guest"],
  ])("are found where somebody writes %s", (code, text) => {
    expect(rawTexts("probe.tsx", code).join(" ")).toContain(text);
  });

  it.each([
    '<p className="text-sm">{t("app.title")}</p>',
    '<Button variant="primary">{t(isOpen ? "a.close" : "a.open")}</Button>',
    "<span aria-hidden> · </span>",
    '<p>{kind === "plain" && t("a.b")}</p>',
  ])("are not seen where there are none: %s", (code) => {
    expect(rawTexts("probe.tsx", code)).toEqual([]);
  });
});
