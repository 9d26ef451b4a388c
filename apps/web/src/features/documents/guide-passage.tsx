import type { CitationWords, ContractPart, ContractWords } from "@propertyvr/parts";
import { citationWords as english } from "@propertyvr/parts/citation/en";
import { citationWords as thai } from "@propertyvr/parts/citation/th";
import type { Language } from "@propertyvr/vocabulary";
import { ArticleLink } from "../../lib/beside-link.tsx";
import { SourceName } from "../../lib/source-name.tsx";
import { Unbroken } from "../../lib/unbroken.tsx";

export interface GuidePassageProps {
  guide: ContractPart["guides"][number];
  words: ContractWords;
  language: Language;
  isOpen: boolean;
}

/** What our guide says of the matter of a term, folded away until somebody wants it. */
export function GuidePassage({ guide, words, language, isOpen }: GuidePassageProps) {
  const cited: CitationWords = { en: english, th: thai }[language];
  const { slug, key, text, says, disputed, sources, overdue } = guide;
  return (
    <details open={isOpen} className="mt-1 text-sm">
      <summary className="flex min-h-9 w-fit cursor-pointer items-center text-brand touch:min-h-11">
        {words.guideTells()}: {text}
      </summary>
      <div className="rounded-md bg-surface-2 p-3">
        <p>
          <Unbroken text={says} />
        </p>
        {overdue && <p className="mt-2">{cited.overdue(guide.review_by)}</p>}
        {disputed !== null && (
          <p className="mt-2">
            <span className="font-[550]">{cited.disputed()}:</span> <Unbroken text={disputed} />
          </p>
        )}
        {sources.length > 0 && (
          <p className="mt-2 text-ink-2">
            {cited.sources()}:{" "}
            {sources.map(({ title, url }, at) => (
              <span key={url}>
                {at > 0 && ", "}
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="wrap-anywhere text-brand underline underline-offset-3 touch:inline-block touch:py-2.5"
                >
                  <SourceName title={title} language={language} />
                </a>
              </span>
            ))}
          </p>
        )}
        <p className="mt-1 flex flex-wrap items-center justify-between gap-x-4 text-ink-2">
          <span>
            {cited.checkedAt(guide.checked_at)}, {cited.reviewBy(guide.review_by)}
          </span>
          <ArticleLink
            id={key === null ? slug : `${slug}#${key}`}
            className="inline-flex min-h-9 items-center text-brand underline underline-offset-3 touch:min-h-11"
          >
            {words.openArticle()}
          </ArticleLink>
        </p>
      </div>
    </details>
  );
}
