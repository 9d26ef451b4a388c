import { ARTICLES } from "@propertyvr/knowledge";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../platform/http/testing/test-app.ts";

const PAGE = readFileSync(new URL("../../../../web/index.html", import.meta.url), "utf8");
const folder = mkdtempSync(path.join(tmpdir(), "guide-"));
let test: TestApp;
beforeAll(async () => {
  writeFileSync(path.join(folder, "index.html"), PAGE);
  test = await createTestApp({
    config: { publicUrl: "https://homes.example" },
    options: { webFolder: folder },
  });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, language?: string) =>
  test.app.inject({ url, headers: language === undefined ? {} : { "accept-language": language } });

/** What stands in the head of a page. */
const headOf = (html: string) => ({
  lang: /<html lang="(\w+)"/.exec(html)?.[1],
  title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
  description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
  canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
  isIndexed: !html.includes('<meta name="robots" content="noindex" />'),
});

const read = (text: string): string => text.replaceAll("&amp;", "&").replaceAll("&quot;", '"');

it("a guide page has no canonical address where the server does not know its own", async () => {
  const unnamed = await createTestApp({ options: { webFolder: folder } });
  const { body } = await unnamed.app.inject({ url: "/guide" });
  await unnamed.close();
  expect(headOf(body)).toMatchObject({ canonical: undefined, isIndexed: true });
});

describe.each([
  ["en", "en-GB,en;q=0.9"],
  ["th", "th-TH,th;q=0.9,en;q=0.8"],
  ["th", "en;q=0.5,th"],
  ["en", "de"],
  ["en", undefined],
] as const)("in %s for a browser that asks for %s", (language, asked) => {
  it("the list names itself", async () => {
    const { statusCode, body, headers } = await get("/guide", asked);
    expect(statusCode).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["vary"]).toContain("accept-language");
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headOf(body)).toMatchObject({
      lang: language,
      canonical: "https://homes.example/guide",
      isIndexed: true,
    });
    expect(body).toContain('<script type="module"');
  });

  it.each(ARTICLES.map((article) => [article.slug, article] as const))(
    "%s names itself",
    async (slug, { title, summary }) => {
      const { statusCode, body } = await get(`/guide/${slug}`, asked);
      expect(statusCode).toBe(200);
      const { description = "", title: shown = "", ...rest } = headOf(body);
      expect(rest).toEqual({
        lang: language,
        canonical: `https://homes.example/guide/${slug}`,
        isIndexed: true,
      });
      expect(read(shown)).toBe(`${title[language]} · PropertyVR`);
      expect(read(description)).toBe(summary[language]);
    },
  );

  it("an article that is not there answers 404, and is in no index", async () => {
    const { statusCode, body } = await get("/guide/no-such-article", asked);
    expect(statusCode).toBe(404);
    const { canonical, isIndexed, lang } = headOf(body);
    expect([canonical, isIndexed, lang]).toEqual([undefined, false, language]);
    expect(body).toContain('<div id="root">');
  });
});
