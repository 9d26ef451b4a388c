import { useT } from "../../lib/i18n/index.ts";
import { EXAMPLES } from "./examples.ts";
import { chatMessages } from "./messages.ts";

/** A new chat: a greeting, and what one can ask, in both languages, as taps. */
export function Welcome({ name, onSay }: { name: string; onSay: (text: string) => void }) {
  const t = useT(chatMessages);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4 lg:px-6">
      <div className="mx-auto flex min-h-full max-w-[920px] flex-col justify-center py-8">
        <h2 className="text-2xl font-[650] wrap-break-word">
          {t("chat.greeting", { name: name.trim() || t("chat.guest") })}
        </h2>
        <p className="mt-1 max-w-[44rem] text-ink-2">{t("chat.greeting.text")}</p>
        <p id="chat-examples" className="mt-8 text-sm font-[550] text-ink-3">
          {t("chat.examples")}
        </p>
        <ul aria-labelledby="chat-examples" className="mt-3 grid gap-2.5 sm:grid-cols-2 sm:gap-3">
          {EXAMPLES.flat().map(({ language, text }) => (
            <li key={text} className="grid">
              <button
                type="button"
                lang={language}
                onClick={() => onSay(text)}
                className="min-h-12 rounded-md border border-line bg-surface px-4 py-3 text-left shadow-1 transition-colors duration-140 hover:border-brand-line hover:bg-brand-soft"
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
