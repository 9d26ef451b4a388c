import { describe, expect, it } from "vitest";
import { SOURCES } from "../rules/sources.ts";
import { ARTICLES, isDue } from "./articles.ts";
import type { Bilingual } from "./article.ts";

const textsOf = (article: (typeof ARTICLES)[number]): readonly Bilingual[] => [
  article.title,
  article.summary,
  ...article.sections.flatMap(({ heading, points }) => [
    heading,
    ...points.flatMap(({ says, disputed }) => (disputed === undefined ? [says] : [says, disputed])),
  ]),
];

/** Figures as both languages write them: in digits, and Thai years as those of the common era. */
const figuresOf = (text: string): readonly string[] =>
  (text.replaceAll(/(?<=\d),(?=\d{3})/g, "").match(/\d+(?:\.\d+)?/g) ?? []).map((figure) =>
    /^25\d\d$/.test(figure) ? String(Number(figure) - 543) : figure,
  );

describe.each(ARTICLES.map((article) => [article.slug, article] as const))(
  "%s",
  (_slug, article) => {
    it("states the same figures in both languages", () => {
      for (const { en, th } of textsOf(article)) {
        const [english, thai] = [figuresOf(en), figuresOf(th)];
        expect(new Set(thai), `${en} | ${th}`).toEqual(new Set(english));
      }
    });

    it("is English in one language and Thai in the other", () => {
      for (const { en, th } of textsOf(article)) {
        expect(en).not.toMatch(/[\u0e00-\u0e7f]/);
        if (/[a-z]{3}/i.test(en)) expect(th).toMatch(/[\u0e00-\u0e7f]/);
      }
    });

    it("names a source for whatever states a rule or a figure", () => {
      for (const { says, sources } of article.sections.flatMap(({ points }) => points)) {
        if (article.kind === "steps") expect(sources).toEqual([]);
        if (sources.length === 0) expect(`${says.en} ${says.th}`).not.toMatch(/\d|%/);
        for (const source of sources) expect(SOURCES[source].url).toMatch(/^https?:\/\//);
      }
    });

    it("names each rule once, so that it can be cited", () => {
      const rules = article.sections
        .flatMap(({ points }) => points)
        .filter(({ sources }) => sources.length > 0);
      const keys = rules.map(({ key }) => key);
      expect(keys).not.toContain(undefined);
      expect(new Set(keys).size).toBe(keys.length);
    });

    it("was checked on a day of the calendar", () => {
      for (const day of [article.checkedAt, article.reviewBy])
        expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
    });

    it("is to be reviewed after it was checked", () => {
      expect(article.reviewBy > article.checkedAt).toBe(true);
      expect(isDue(article, article.reviewBy)).toBe(false);
      expect(isDue(article, "2999-01-01")).toBe(true);
    });
  },
);

it("the guide has one article for each address", () => {
  const slugs = ARTICLES.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
});
