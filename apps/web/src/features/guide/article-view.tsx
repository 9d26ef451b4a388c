import type { CitationWords } from "@propertyvr/parts";
import { citationWords as english } from "@propertyvr/parts/citation/en";
import { citationWords as thai } from "@propertyvr/parts/citation/th";
import { ARTICLES, isDue, SOURCES, type Article, type Point } from "@propertyvr/knowledge";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { guideMessages } from "./messages.ts";

/** @param day the day on which it is read, "2026-11-23" */
export function ArticleView({ article, day }: { article: Article; day: string }) {
  const t = useT(guideMessages);
  const language = useLanguage();
  const words: CitationWords = { en: english, th: thai }[language];
  const { title, summary, sections, checkedAt, reviewBy, kind } = article;
  // The rule that the address ends with is drawn after the page came.
  useEffect(() => {
    const key = window.location.hash.slice(1);
    if (key !== "") document.getElementById(key)?.scrollIntoView();
  }, []);
  return (
    <article className="max-w-[44rem] wrap-anywhere">
      <h1 className="text-2xl font-[600]">{title[language]}</h1>
      <p className="mt-3 text-[17px] leading-relaxed">{summary[language]}</p>
      <p className="mt-2 text-sm text-ink-2">
        {kind === "rules" && `${t("guide.information")} `}
        {words.checkedAt(checkedAt)}, {words.reviewBy(reviewBy)}
      </p>
      {isDue(article, day) && <p className={box}>{words.overdue(reviewBy)}</p>}
      {sections.map(({ heading, points }) => (
        <section key={heading.en} className="mt-7">
          <h2 className="text-lg font-[550]">{heading[language]}</h2>
          <ul className="mt-1">
            {points.map((point) => (
              <PointItem key={point.says.en} point={point} words={words} />
            ))}
          </ul>
        </section>
      ))}
      <Related article={article} />
      <p className="mt-6 print:hidden">
        <Link
          to="/"
          className="inline-flex min-h-11 items-center text-brand underline underline-offset-3"
        >
          {t("guide.ask")}
        </Link>
      </p>
    </article>
  );
}

const box = "mt-3 rounded-sm border border-dashed border-line-3 px-3 py-2";

function PointItem({ point, words }: { point: Point; words: CitationWords }) {
  const language = useLanguage();
  const { key, says, disputed, sources } = point;
  return (
    <li id={key} className="mt-3 scroll-mt-6 border-l-2 border-line-3 pl-4 target:border-brand">
      <p>{says[language]}</p>
      {disputed !== undefined && (
        <p className={box}>
          <span className="font-[550]">{words.disputed()}:</span> {disputed[language]}
        </p>
      )}
      {sources.length > 0 && (
        <p className="mt-1 text-sm text-ink-2">
          {words.sources()}:{" "}
          {sources.map((id, at) => (
            <span key={id}>
              {at > 0 && ", "}
              <a
                href={SOURCES[id].url}
                target="_blank"
                rel="noopener noreferrer"
                lang="en"
                className="inline-block text-brand underline underline-offset-3 touch:py-2.5"
              >
                {SOURCES[id].title}
              </a>
            </span>
          ))}
        </p>
      )}
    </li>
  );
}

const RELATED_MAX = 3;

/** Those that rest on the same sources first, then those that follow in the list. */
function Related({ article }: { article: Article }) {
  const t = useT(guideMessages);
  const language = useLanguage();
  const own = new Set(sourcesOf(article));
  const shared = (other: Article) => sourcesOf(other).filter((id) => own.has(id)).length;
  const at = ARTICLES.indexOf(article);
  const related = [...ARTICLES.slice(at + 1), ...ARTICLES.slice(0, at)]
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, RELATED_MAX);
  return (
    <nav aria-labelledby="guide-related" className="mt-9 border-t border-line pt-5 print:hidden">
      <h2 id="guide-related" className="text-sm font-[550] text-ink-2">
        {t("guide.related")}
      </h2>
      <ul className="mt-1">
        {related.map(({ slug, title }) => (
          <li key={slug}>
            <Link
              to="/guide/$slug"
              params={{ slug }}
              className="inline-flex min-h-11 items-center text-brand underline underline-offset-3"
            >
              {title[language]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const sourcesOf = ({ sections }: Article) =>
  sections.flatMap(({ points }) => points.flatMap(({ sources }) => sources));
