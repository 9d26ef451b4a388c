import { ChevronDown, SearchX } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { ExampleGroup } from "./examples.ts";
import { FAQS, type Faq, findAnswers } from "./find-answers.ts";
import { helpMessages } from "./messages.ts";
import { ShortcutList } from "./shortcut-list.tsx";

export interface FaqTabProps {
  /** Shown to whoever can ask. */
  examples: readonly ExampleGroup[];
  onAsk: (text: string) => void;
  /** What is searched for at first. */
  about?: string;
  /** Nothing was found for this. */
  onContact: (about: string) => void;
}

/** Questions, searched as one types; below them examples and keys. */
export function FaqTab({ examples, onAsk, about = "", onContact }: FaqTabProps) {
  const t = useT(helpMessages);
  const [typed, setTyped] = useState(about);
  const text = typed.trim();
  const found = text === "" ? FAQS : findAnswers(text);
  return (
    <div className="flex flex-col gap-6">
      <div>
        <TextField
          label={t("help.search")}
          name="help-search"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <output className="sr-only">
          {text !== "" && found.length > 0 && t("help.found", { count: found.length })}
        </output>
        <div aria-live="polite">
          {found.length === 0 && (
            <EmptyState
              icon={<SearchX size={24} />}
              title={t("help.none", { text })}
              text={t("help.none.text")}
              action={<Button onClick={() => onContact(text)}>{t("help.none.action")}</Button>}
              className="mt-6"
            />
          )}
        </div>
        <ul className="mt-4 flex flex-col gap-2">
          {found.map((faq) => (
            <Question key={faq.question} faq={faq} isOpen={found.length === 1} />
          ))}
        </ul>
      </div>
      {text === "" && (
        <>
          <Examples examples={examples} onAsk={onAsk} />
          <Shortcuts />
        </>
      )}
    </div>
  );
}

/** Opened by itself where it is the only one found. */
function Question({ faq, isOpen }: { faq: Faq; isOpen: boolean }) {
  const t = useT(helpMessages);
  return (
    <li className="rounded-md border border-line bg-surface">
      <details className="group" open={isOpen}>
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-md px-4 py-2.5 font-[550] [&::-webkit-details-marker]:hidden">
          {t(faq.question)}
          <ChevronDown
            size={17}
            aria-hidden
            className="shrink-0 text-ink-3 transition-transform duration-140 group-open:rotate-180"
          />
        </summary>
        <p className="px-4 pb-4 whitespace-pre-line text-ink-2">{t(faq.answer)}</p>
      </details>
    </li>
  );
}

function Examples({ examples, onAsk }: Pick<FaqTabProps, "examples" | "onAsk">) {
  const t = useT(helpMessages);
  if (examples.length === 0) return null;
  return (
    <Part title={t("help.ask")}>
      <p className="text-sm text-ink-2">{t("help.ask.text")}</p>
      {examples.map(({ kind, title, texts }) => (
        <div key={kind} className="mt-4">
          <h3 id={`help-ask-${kind}`} className="text-sm font-[550] text-ink-3">
            {t(title)}
          </h3>
          <ul aria-labelledby={`help-ask-${kind}`} className="mt-1.5 grid gap-2">
            {texts.map((text) => (
              <li key={text} className="grid">
                <button
                  type="button"
                  onClick={() => onAsk(text)}
                  className="min-h-11 rounded-md border border-line bg-surface px-4 py-2 text-left transition-colors duration-140 hover:border-brand-line hover:bg-brand-soft"
                >
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Part>
  );
}

/** Not where typing is on the glass. */
function Shortcuts() {
  const t = useT(helpMessages);
  return (
    <Part title={t("help.keys")} className="touch:hidden">
      <ShortcutList />
    </Part>
  );
}

function Part(props: { title: string; className?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={props.className}>
      <h2 id={id} className="mb-1 font-semibold">
        {props.title}
      </h2>
      {props.children}
    </section>
  );
}
