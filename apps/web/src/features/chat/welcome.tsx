import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { useDraft, useIsUnsent } from "./drafts.ts";
import { EXAMPLES, OTHER_LINE } from "./examples.ts";
import { chatMessages } from "./messages.ts";
import { ClearedLine } from "./undo-row.tsx";
import { useIsCleared } from "./undo-store.ts";

export interface WelcomeProps {
  /** null for a chat that is made with its first message. */
  chatId: string | null;
  name: string;
  /** Where the draft of this chat is kept. */
  place: string;
  onSay: (text: string) => void;
}

/** A new chat: a greeting, and what one can ask as taps, and that the other language does as well. */
export function Welcome({ chatId, name, place, onSay }: WelcomeProps) {
  const t = useT(chatMessages);
  const [draft] = useDraft(place);
  // A first message that waits to be sent again has nothing beside it that would be sent in its stead.
  const isUnsent = useIsUnsent(place, draft);
  const isCleared = useIsCleared(chatId);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4 lg:px-6">
      <div className="mx-auto flex min-h-full max-w-[920px] flex-col justify-center py-4 sm:py-8">
        {chatId !== null && isCleared && <ClearedLine chatId={chatId} />}
        <h2 className="text-2xl font-[650] wrap-break-word">
          {t("chat.greeting", { name: name.trim() || t("chat.guest") })}
        </h2>
        <p className="mt-1 max-w-[44rem] text-ink-2">{t("chat.greeting.text")}</p>
        {!isUnsent && <Examples onSay={onSay} />}
      </div>
    </div>
  );
}

function Examples({ onSay }: { onSay: (text: string) => void }) {
  const t = useT(chatMessages);
  const language = useLanguage();
  const other = language === "en" ? "th" : "en";
  return (
    <>
      <p id="chat-examples" className="mt-5 text-sm sm:mt-8 font-[550] text-ink-3">
        {t("chat.examples")}
      </p>
      <ul aria-labelledby="chat-examples" className="mt-2 grid gap-2 sm:gap-2.5">
        {EXAMPLES[language].map((text) => (
          <li key={text} className="grid">
            <button
              type="button"
              onClick={() => onSay(text)}
              className="min-h-12 rounded-md border border-line bg-surface px-4 py-2.5 text-left shadow-1 transition-colors duration-140 hover:border-brand-line hover:bg-brand-soft"
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      <p lang={other} className="mt-4 text-sm text-ink-2">
        {OTHER_LINE[other]}{" "}
        <button
          type="button"
          onClick={() => onSay(EXAMPLES[other][0] ?? "")}
          className="relative text-left text-brand underline underline-offset-3 touch:after:absolute touch:after:-inset-2.5"
        >
          {EXAMPLES[other][0]}
        </button>
      </p>
    </>
  );
}
