import type { Message } from "@propertyvr/contracts";
import type { Part } from "@propertyvr/parts";
import { RotateCw } from "lucide-react";
import { memo } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { Unbroken } from "../../lib/unbroken.tsx";
import { Button, Mark, VisuallyHidden } from "../../ui/index.ts";
import {
  AnswerActions,
  EditQuestion,
  QuestionActions,
  QuestionVersions,
} from "./actions/action-slots.tsx";
import { focusMessages, useDoing } from "./actions/doing.tsx";
import { AnswerParts, Notice, type ResultsDrawing, type Say } from "./answer-parts.tsx";
import { chatMessages } from "./messages.ts";
import { languageOfScript } from "./stream/run-view.ts";

/** What the person said. Memoised: a stored message is drawn again only where it is edited. */
export const QuestionBubble = memo(function QuestionBubble({ message }: { message: Message }) {
  const t = useT(chatMessages);
  const isEdited = useDoing().editing === message.id;
  return (
    <article data-question className="flex w-full min-w-0 flex-col items-end">
      <VisuallyHidden>{t("chat.you")}: </VisuallyHidden>
      {isEdited ? (
        <EditQuestion message={message} />
      ) : (
        <div className="flex max-w-full min-w-0 items-center gap-1 sm:max-w-[80%]">
          <div className="order-1 min-w-0 rounded-[18px_18px_5px_18px] border border-brand-line bg-brand-soft px-4 py-2.5 wrap-break-word whitespace-pre-wrap">
            <span lang={languageOfScript(message.content)}>
              <Unbroken text={message.content} />
            </span>
          </div>
          <QuestionActions message={message} />
        </div>
      )}
      {message.versions !== undefined && !isEdited && <QuestionVersions message={message} />}
    </article>
  );
});

export interface AnswerProps {
  message: Message;
  isLive: boolean;
  openPart: number;
  visibleChars: number;
  isNewest: boolean;
  isReplying: boolean;
  drawing: ResultsDrawing;
  onSay: Say;
}

/** What the assistant answered, from its parts. */
export const Answer = memo(function Answer(props: AnswerProps) {
  const t = useT(chatMessages);
  const { message, isLive, drawing } = props;
  const { parts } = message;
  return (
    <article
      data-message={message.id}
      className="grid min-w-0 gap-3 sm:grid-cols-[30px_minmax(0,1fr)]"
    >
      <VisuallyHidden>{t("chat.assistant")}: </VisuallyHidden>
      <Mark className="max-sm:hidden" />
      <div className="min-w-0 pt-0.5">
        <AnswerParts
          parts={parts}
          openPart={props.openPart}
          visibleChars={props.visibleChars}
          isNewest={props.isNewest}
          isReplying={props.isReplying}
          drawing={drawing}
          onSay={props.onSay}
        />
        {isLive && isSearching(parts) && <div data-results>{drawing.searching()}</div>}
        {isLive && !isSearching(parts) && props.openPart === -1 && <TypingDots />}
        {!isLive && <Ending message={message} isNewest={props.isNewest} />}
        {!isLive && <AnswerActions message={message} isNewest={props.isNewest} />}
      </div>
    </article>
  );
});

/** Understood, but the homes are not there yet: their places are kept. */
export function isSearching(parts: readonly Part[]): boolean {
  return parts.at(-1)?.type === "criteria";
}

function TypingDots() {
  return (
    <div aria-hidden className="flex h-7 items-center gap-1.5 not-first:mt-2">
      {[0, 200, 400].map((delay) => (
        <span
          key={delay}
          className="size-2 animate-breathe rounded-full bg-ink-3"
          style={{ animationDelay: `${delay}ms` }}
        />
      ))}
    </div>
  );
}

/** How the answer ended, where it did not simply end. */
function Ending({ message, isNewest }: { message: Message; isNewest: boolean }) {
  const t = useT(chatMessages);
  const { retry } = useDoing();
  const { status, parts } = message;
  const isSaid = parts.some(
    (part) => part.type === "notice" && (part.code === "interrupted" || part.code === "stopped"),
  );
  if (status === "stopped") {
    return isSaid ? null : <p className="mt-2 text-sm text-ink-3">{t("chat.stopped")}</p>;
  }
  if (status !== "interrupted" && status !== "failed") return null;
  return (
    <div className="flex flex-col items-start gap-3 not-first:mt-3">
      {!isSaid && (
        <Notice isBad>{t(status === "failed" ? "chat.failedRun" : "chat.interrupted")}</Notice>
      )}
      {isNewest && (
        <Button
          look="outline"
          size="sm"
          icon={<RotateCw size={15} aria-hidden />}
          onClick={({ currentTarget }) => {
            focusMessages(currentTarget);
            retry(message.id);
          }}
        >
          {t("chat.retry")}
        </Button>
      )}
    </div>
  );
}
