import type { CitationWords } from "@propertyvr/parts";
import { citationWords as english } from "@propertyvr/parts/citation/en";
import { citationWords as thai } from "@propertyvr/parts/citation/th";
import { ARTICLES, isDue, sourceIn, type Article, type ArticlePoint } from "@propertyvr/knowledge";
import { MessageCircle } from "lucide-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { ArticleLink } from "../../lib/beside-link.tsx";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { SourceName } from "../../lib/source-name.tsx";
import { useMedia } from "../../lib/use-media.ts";
import { buttonClass } from "../../ui/button.tsx";
import { cn } from "../../ui/classes.ts";
import { guideMessages } from "./messages.ts";

export interface ArticleViewProps {
  article: Article;
  /** The day on which it is read, "2026-11-23". */
  day: string;
  /** The rule that is asked for: it is marked and scrolled to. */
  rule: string;
  /** Beside a chat its title stands below another heading, and links open in its place. */
  isBeside?: boolean;
}

export function ArticleView({ article, day, rule, isBeside = false }: ArticleViewProps) {
  const t = useT(guideMessages);
  const language = useLanguage();
  const words: CitationWords = { en: english, th: thai }[language];
  const { title, summary, sections, checkedAt, reviewBy, kind } = article;
  const [Title, Heading] = isBeside ? (["h3", "h4"] as const) : (["h1", "h2"] as const);
  return (
    <article className="max-w-[44rem] wrap-anywhere">
      <Title className={cn("font-[600]", isBeside ? "text-xl" : "text-2xl")}>
        {title[language]}
      </Title>
      <p className="mt-3 text-[17px] leading-relaxed">{summary[language]}</p>
      <p className="mt-2 text-sm text-ink-2">
        {kind === "rules" && `${t("guide.information")} `}
        {words.checkedAt(checkedAt)}, {words.reviewBy(reviewBy)}
      </p>
      {isDue(article, day) && <p className={box}>{words.overdue(reviewBy)}</p>}
      {sections.map(({ heading, points }) => (
        <section key={heading.en} className="mt-7">
          <Heading className="text-lg font-[550]">{heading[language]}</Heading>
          <ul className="mt-1">
            {points.map((point) => (
              <PointItem
                key={point.says.en}
                point={point}
                words={words}
                isAsked={point.key !== undefined && point.key === rule}
              />
            ))}
          </ul>
        </section>
      ))}
      <p className="mt-6 print:hidden">
        <AskLink text={t("guide.about", { title: title[language] })} isBeside={isBeside} />
      </p>
      <Related article={article} isBeside={isBeside} />
    </article>
  );
}

/** Leads to the chat with words in its box; on a narrow screen the article makes room for it. */
function AskLink({ text, isBeside }: { text: string; isBeside: boolean }) {
  const t = useT(guideMessages);
  const isWide = useMedia("(width >= 64rem)");
  return (
    <Link
      to={isBeside ? "." : "/"}
      search={({ guide, ...search }) => ({
        ...(isBeside && search),
        ...(isBeside && isWide && guide !== undefined && { guide }),
        ask: text,
      })}
      state={(state) => state}
      replace={isBeside}
      className={buttonClass("outline")}
    >
      <MessageCircle size={17} aria-hidden />
      {t("guide.ask")}
    </Link>
  );
}

const box = "mt-3 rounded-sm border border-dashed border-line-3 px-3 py-2";

function PointItem(props: { point: ArticlePoint; words: CitationWords; isAsked: boolean }) {
  const { point, words, isAsked } = props;
  const language = useLanguage();
  const { key, says, disputed, sources } = point;
  const item = useRef<HTMLLIElement>(null);
  // It is drawn after the page came: the browser has not found it.
  useEffect(() => {
    if (isAsked) item.current?.scrollIntoView();
  }, [isAsked]);
  return (
    <li
      ref={item}
      id={key}
      data-asked={isAsked || undefined}
      className="mt-3 scroll-mt-6 border-l-2 border-line-3 pl-4 data-asked:border-brand"
    >
      <p>{says[language]}</p>
      {disputed !== undefined && (
        <p className={box}>
          <span className="font-[550]">{words.disputed()}:</span> {disputed[language]}
        </p>
      )}
      {sources.length > 0 && (
        <div className="mt-1 flex flex-wrap items-baseline gap-x-2 text-sm text-ink-2">
          <span>{words.sources()}:</span>
          <ul className="flex min-w-0 flex-wrap gap-x-4">
            {sources.map((id) => (
              <li key={id}>
                <a
                  href={sourceIn(id, language).url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="inline-block py-0.5 text-brand underline underline-offset-3 touch:py-3"
                >
                  <SourceName title={sourceIn(id, language).title} language={language} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}

const link = "inline-flex min-h-11 items-center text-brand underline underline-offset-3";
const RELATED_MAX = 3;

/** Those that rest on the same sources first, then those that follow in the list. */
function Related({ article, isBeside }: { article: Article; isBeside: boolean }) {
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
            {isBeside ? (
              <ArticleLink id={slug} className={link}>
                {title[language]}
              </ArticleLink>
            ) : (
              <Link to="/guide/$slug" params={{ slug }} className={link}>
                {title[language]}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const sourcesOf = ({ sections }: Article) =>
  sections.flatMap(({ points }) => points.flatMap(({ sources }) => sources));
