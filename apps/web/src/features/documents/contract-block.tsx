import type { ContractPart, ContractWords } from "@propertyvr/parts";
import { contractWordsOf, termInWords } from "@propertyvr/parts/contract";
import { useId } from "react";
import { Unbroken } from "../../lib/unbroken.tsx";
import { GuidePassage } from "./guide-passage.tsx";

type Term = ContractPart["terms"][number];

/** The terms of a contract that came with the message or one before: each as the file words it, beside what our guide says. */
export function ContractBlock({ part }: { part: ContractPart }) {
  const titleId = useId();
  const words = contractWordsOf(part);
  const missing = part.not_found.map((key) => words.termLabel(key, part.contract));
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no landmark: a long chat has many alike
      role="group"
      data-contract={part.contract}
      lang={part.language}
      aria-labelledby={titleId}
      className="@container mt-2 max-w-[44rem] min-w-0 rounded-lg border border-line bg-surface text-[15px]"
    >
      <div className="p-4 @md:p-5">
        <h2 id={titleId} className="font-semibold">
          {part.text}
        </h2>
        <p className="mt-0.5 text-sm wrap-anywhere text-ink-2">{part.file.name}</p>
      </div>
      <ul>
        {part.terms.map((term) => (
          <TermRow key={term.key} term={term} part={part} words={words} />
        ))}
      </ul>
      <div className="border-t border-line p-4 text-sm text-ink-2 @md:p-5">
        {missing.length > 0 && (
          <p>
            <span className="font-[550] text-ink">{words.notFoundHead()}:</span>{" "}
            <Unbroken text={missing.join(", ")} />
          </p>
        )}
        {part.is_cut && <p className="mt-2">{words.contractCut()}</p>}
        <p className="not-first:mt-2">{words.notAdvice()}</p>
      </div>
    </div>
  );
}

interface TermRowProps {
  term: Term;
  part: ContractPart;
  words: ContractWords;
}

function TermRow({ term, part, words }: TermRowProps) {
  const { key, passage, is_asked: isAsked } = term;
  const values = termInWords(term, words);
  const guides = term.guides.flatMap((at) => part.guides[at] ?? []);
  return (
    <li data-term={key} className="border-t border-line px-4 py-3 @md:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-ink-2">
          {words.termLabel(key, part.contract)}
          {isAsked && (
            <span className="ml-2 inline-block rounded-sm bg-surface-2 px-1.5 text-xs text-ink-2">
              {words.askedMark()}
            </span>
          )}
        </h3>
        {values !== "" && (
          <p className="font-semibold tabular-nums">
            <Unbroken text={values} />
          </p>
        )}
      </div>
      {[passage, ...term.more].map(({ text, page }) => (
        <blockquote
          key={text}
          className="mt-1.5 border-l-2 border-line-3 pl-3 text-sm wrap-anywhere"
        >
          <p lang={/[\u0e01-\u0e5b]/.test(text) ? "th" : "en"}>{text}</p>
          {page !== null && <footer className="text-xs text-ink-3">{words.inFile(page)}</footer>}
        </blockquote>
      ))}
      {guides.map((guide) => (
        <GuidePassage
          key={`${guide.slug}#${guide.key ?? ""}`}
          guide={guide}
          words={words}
          language={part.language}
          isOpen={isAsked}
        />
      ))}
    </li>
  );
}
