import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ENGLISH } from "../packages/understanding/src/languages/en/index.ts";
import { THAI } from "../packages/understanding/src/languages/th/index.ts";

const folder = path.resolve(import.meta.dirname, "../packages/understanding/src/languages");

it("no line of the grammar is longer than 400 characters", () => {
  const long = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .flatMap((file) =>
      readFileSync(path.join(folder, file), "utf8")
        .split("\n")
        .map((line, at) => ({ at: `${file}:${String(at + 1)}`, length: line.length })),
    )
    .filter(({ length }) => length > 400);
  expect(long).toEqual([]);
});

it("no list of the grammar holds a phrase twice", () => {
  const twice = [ENGLISH, THAI].flatMap(({ code, words }) =>
    words.flatMap(({ kind, words: phrases }) =>
      phrases
        .filter((phrase, at) => phrases.indexOf(phrase) !== at)
        .map((phrase) => `${code} ${kind}: ${phrase}`),
    ),
  );
  expect(twice).toEqual([]);
});
