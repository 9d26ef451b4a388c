import type { CalculationWords } from "@propertyvr/parts";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import { SourceName } from "../../../lib/source-name.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import type { Worked } from "./edited-sheet.ts";
import { calculationMessages } from "./messages.ts";

/** More sources than these fold away. */
const SHOWN_AT_ONCE = 2;

/** What a sum rests on: what to know about it, and where its rules were read. */
export function Footing({ worked, words }: { worked: Worked; words: CalculationWords }) {
  const t = useT(calculationMessages);
  const language = useLanguage();
  const { notes, sources } = worked;
  if (notes.length === 0 && sources.length === 0) return null;
  return (
    <div className="border-t border-line p-4 text-sm text-ink-2 @md:p-5">
      {notes.length > 0 && (
        <ul className="flex flex-col gap-1.5">
          {notes.map((note) => (
            <li key={note}>{words.noteText(note)}</li>
          ))}
        </ul>
      )}
      {sources.length > 0 && (
        <details className="not-first:mt-2" open={sources.length <= SHOWN_AT_ONCE}>
          <summary className="inline-flex min-h-9 cursor-pointer items-center rounded-sm text-brand touch:min-h-11">
            {`${words.sourcesHead()} (${String(sources.length)})`}
          </summary>
          <ul>
            {sources.map(({ title, url }) => (
              <li key={url}>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="inline-block py-0.5 wrap-anywhere text-brand underline underline-offset-3 touch:py-3"
                >
                  <SourceName title={title} language={language} />
                  <VisuallyHidden>{` (${t("calculation.newTab")})`}</VisuallyHidden>
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
