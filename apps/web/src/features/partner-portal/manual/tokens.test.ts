import { exampleRequest, program, snippet, SNIPPET_LANGUAGES } from "@propertyvr/contracts/manual";
import { describe, expect, it } from "vitest";
import { MANUAL } from "./manual-data.ts";
import { tokensOf } from "./tokens.ts";

const kinds = (code: string, language: Parameters<typeof tokensOf>[1]) =>
  tokensOf(code, language)
    .filter(({ kind }) => kind !== "plain")
    .map(({ kind, text }) => `${kind} ${text}`);

describe("coloured code", () => {
  it.each(SNIPPET_LANGUAGES)("is the code, letter for letter, in %s", (language) => {
    const codes = [
      program(language, MANUAL, "https://x.example"),
      ...MANUAL.operations.map((each) =>
        snippet(language, exampleRequest(each), "https://x.example"),
      ),
    ];
    for (const code of codes)
      expect(
        tokensOf(code, language)
          .map(({ text }) => text)
          .join(""),
      ).toBe(code);
  });

  it("tells comments, texts, words and numbers apart", () => {
    expect(kinds("# a 'b'\nfor x in [1, 'c # d']: pass", "python")).toEqual([
      "comment # a 'b'",
      "word for",
      "word in",
      "number 1",
      "text 'c # d'",
    ]);
    expect(kinds('echo "$#" # it\'s', "curl")).toEqual([
      "word echo",
      'text "$#"',
      "comment # it's",
    ]);
    expect(kinds('{"a": null, "b": "c\\"d", "e": 2.5}', "json")).toEqual([
      'text "a"',
      "word null",
      'text "b"',
      'text "c\\"d"',
      'text "e"',
      "number 2.5",
    ]);
  });

  it("of what never ends comes to an end", () => {
    for (const code of ['"open', "'open", "/* open", '"""open', "<<'JSON'\n{"])
      for (const language of SNIPPET_LANGUAGES)
        expect(
          tokensOf(code, language)
            .map(({ text }) => text)
            .join(""),
        ).toBe(code);
  });
});
