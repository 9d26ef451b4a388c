import type { CitationPart, CitationWords } from "@propertyvr/parts";
import { citationWords as english } from "@propertyvr/parts/citation/en";
import { citationWords as thai } from "@propertyvr/parts/citation/th";
import { useId } from "react";
import { ArticleLink } from "../../lib/beside-link.tsx";
import { SourceName } from "../../lib/source-name.tsx";
import { Unbroken } from "../../lib/unbroken.tsx";

/** What the guide says to a question: the passage, what is disputed of it, and where it was read. */
export function CitationBlock({ part }: { part: CitationPart }) {
  const titleId = useId();
  const words: CitationWords = { en: english, th: thai }[part.language];
  const { text, says, disputed, sources, overdue, slug, key } = part;
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no landmark: a long chat has many alike
      role="group"
      data-citation={slug}
      lang={part.language}
      aria-labelledby={titleId}
      className="mt-2 max-w-[44rem] rounded-lg border border-line bg-surface p-4"
    >
      <p id={titleId} className="text-sm text-ink-2">
        <Unbroken text={text} />
      </p>
      <blockquote className="mt-1.5 text-[17px] leading-relaxed">
        <Unbroken text={says} />
      </blockquote>
      {overdue && (
        <p className="mt-3 rounded-sm border border-dashed border-line-3 px-3 py-2">
          {words.overdue(part.review_by)}
        </p>
      )}
      {disputed !== null && (
        <p className="mt-3 rounded-sm border border-dashed border-line-3 px-3 py-2">
          <span className="font-[550]">{words.disputed()}:</span> <Unbroken text={disputed} />
        </p>
      )}
      {part.has_disputes && <p className="mt-3 text-sm text-ink-2">{words.othersDisputed()}</p>}
      {sources.length > 0 && (
        <details className="mt-2">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm text-brand">
            {words.sources()} ({sources.length})
          </summary>
          <ul className="text-sm">
            {sources.map(({ title, url }) => (
              <li key={url}>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="inline-block py-1 wrap-anywhere text-brand underline underline-offset-3 touch:py-3"
                >
                  <SourceName title={title} language={part.language} />
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="mt-2 flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-2">
        <span>
          {words.checkedAt(part.checked_at)}, {words.reviewBy(part.review_by)}
        </span>
        <ArticleLink
          id={key === null ? slug : `${slug}#${key}`}
          className="inline-flex min-h-11 items-center text-brand underline underline-offset-3"
        >
          {words.openArticle()}
        </ArticleLink>
      </p>
    </div>
  );
}
