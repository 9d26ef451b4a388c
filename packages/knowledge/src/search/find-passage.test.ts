import { describe, expect, it } from "vitest";
import { ARTICLES } from "../articles/articles.ts";
import { findPassage, pointOf } from "./find-passage.ts";
import { PASSAGE_RULES } from "./passages.ts";
import { HELD_OUT_EN, HELD_OUT_TH } from "./testing/held-out.ts";

const linesOf = (text: string): readonly (readonly [question: string, expected: string])[] =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [expected = "", question = ""] = line.split(" | ");
      return [question, expected] as const;
    });

const found = (question: string): string => {
  const answer = findPassage(question);
  if (answer.kind !== "passage") return "-";
  const { article, point } = answer.passage;
  return point === null ? article.slug : `${article.slug}#${point.key ?? ""}`;
};

describe.each([
  ["English", HELD_OUT_EN],
  ["Thai", HELD_OUT_TH],
])("held-out questions in %s", (_language, text) => {
  const lines = linesOf(text);
  const missed = lines.filter(([question, expected]) => found(question) !== expected);

  it("are answered by the right passage in at least 95 of 100, and not answered in 90 of 100", () => {
    const told = missed.map((line) => `${line[0]}: ${found(line[0])}, not ${line[1]}`).join("\n");
    const answerable = lines.filter(([, expected]) => expected !== "-");
    const open = lines.filter(([, expected]) => expected === "-");
    const answered = lines.filter(([question]) => found(question) !== "-");
    const right = answered.filter(([question, expected]) => found(question) === expected);
    const silent = open.filter(([question]) => found(question) === "-");
    const figures = `precision ${String(right.length)}/${String(answered.length)}, recall ${String(right.length)}/${String(answerable.length)}, silent ${String(silent.length)}/${String(open.length)}`;
    expect(right.length / answered.length, `${figures}\n${told}`).toBeGreaterThanOrEqual(0.95);
    expect(silent.length / open.length, `${figures}\n${told}`).toBeGreaterThanOrEqual(0.9);
    expect(right.length / answerable.length, `${figures}\n${told}`).toBeGreaterThanOrEqual(0.9);
  });
});

it("the guide search has a passage for every rule", () => {
  for (const { slug, key } of PASSAGE_RULES) {
    const article = ARTICLES.find((each) => each.slug === slug);
    if (article === undefined) throw new Error(slug);
    expect(pointOf(article, key), `${slug} ${key ?? ""}`).not.toBeUndefined();
  }
});

it("the guide search finds each article by some question", () => {
  const reached = new Set(PASSAGE_RULES.map(({ slug }) => slug));
  expect(ARTICLES.map(({ slug }) => slug).filter((slug) => !reached.has(slug))).toEqual([]);
});
