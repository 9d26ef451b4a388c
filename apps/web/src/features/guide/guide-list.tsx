import { ARTICLES, findPassage, GUIDE, type Article } from "@propertyvr/knowledge";
import type { Language } from "@propertyvr/vocabulary";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { EmptyState } from "../../ui/index.ts";
import { TextField } from "../../ui/text-field.tsx";
import { guideMessages } from "./messages.ts";

/** Every article, narrowed as one types. */
export function GuideList() {
  const t = useT(guideMessages);
  const language = useLanguage();
  const [typed, setTyped] = useState("");
  const found = articlesFor(typed, language);
  return (
    <>
      <h1 className="text-2xl font-[600]">{GUIDE.title[language]}</h1>
      <p className="mt-2 max-w-[44rem] text-ink-2">{GUIDE.intro[language]}</p>
      <TextField
        label={t("guide.search")}
        name="guide-search"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="mt-5 max-w-[28rem]"
      />
      <div aria-live="polite">
        {found.length === 0 && (
          <EmptyState title={t("guide.none")} text={t("guide.noneText")} className="mt-8" />
        )}
      </div>
      {(["rules", "steps"] as const).map((kind) => (
        <Group
          key={kind}
          title={t(`guide.${kind}`)}
          articles={found.filter((article) => article.kind === kind)}
          language={language}
        />
      ))}
    </>
  );
}

/** The article that answers a question, and those that hold every word of it. */
function articlesFor(typed: string, language: Language): readonly Article[] {
  const words = typed.trim().toLowerCase().split(/\s+/);
  const answer = findPassage(typed);
  const answering = answer.kind === "passage" ? answer.passage.article.slug : null;
  return ARTICLES.filter((article) => {
    if (article.slug === answering) return true;
    const text = textOf(article, language);
    return words.every((word) => text.includes(word));
  });
}

const textOf = ({ title, summary, sections }: Article, language: Language): string =>
  [
    title[language],
    summary[language],
    ...sections.flatMap(({ heading, points }) => [
      heading[language],
      ...points.map(({ says }) => says[language]),
    ]),
  ]
    .join(" ")
    .toLowerCase();

interface GroupProps {
  title: string;
  articles: readonly Article[];
  language: Language;
}

function Group({ title, articles, language }: GroupProps) {
  if (articles.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-sm font-[550] text-ink-2">{title}</h2>
      <ul className="mt-2 grid gap-3 sm:grid-cols-2">
        {articles.map((article) => (
          <li key={article.slug}>
            <Link
              to="/guide/$slug"
              params={{ slug: article.slug }}
              className="block h-full rounded-lg border border-line bg-surface p-4 hover:border-line-3"
            >
              <span className="block font-[550]">{article.title[language]}</span>
              <span className="mt-1 block text-[15px] text-ink-2">{article.summary[language]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
