import type { Message } from "@propertyvr/contracts";
import type { Part } from "@propertyvr/parts";
import { RotateCw } from "lucide-react";
import { memo, type ReactNode } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { Unbroken } from "../../lib/unbroken.tsx";
import { Button, Mark, VisuallyHidden } from "../../ui/index.ts";
import {
  AnswerActions,
  EditQuestion,
  QuestionActions,
  QuestionVersions,
} from "./actions/action-slots.tsx";
import { focusMessages, useChatActions } from "./actions/chat-actions.tsx";
import { AnswerParts, type ResultsDrawing, type Say } from "./answer-parts.tsx";
import type { Folded } from "./in-place/changed-line.tsx";
import { MessageFiles } from "./files/index.tsx";
import { KeepPlace } from "./in-place/keep-place.tsx";
import { type Late, useLate } from "./in-place/use-late.ts";
import { chatMessages } from "./messages.ts";
import { Notice } from "./notice.tsx";
import { languageOfScript } from "./stream/run-view.ts";
import { TimeOf } from "./time-of.tsx";
import { UnsentLine } from "./unsent-line.tsx";
import type { ShownMessage } from "./stream/shown-messages.ts";

/** What the person said. Memoised: a stored message is drawn again only where it is edited. */
export const QuestionBubble = memo(function QuestionBubble({ message }: { message: Message }) {
  const t = useT(chatMessages);
  const isEdited = useChatActions().editing === message.id;
  return (
    <article
      data-question
      data-message={message.id}
      className="flex w-full min-w-0 flex-col items-end"
    >
      <VisuallyHidden>{t("chat.you")}: </VisuallyHidden>
      {isEdited ? <EditQuestion message={message} /> : <QuestionFiles message={message} />}
      {!isEdited && message.content.trim() !== "" && (
        <div className="flex max-w-full min-w-0 items-center gap-1 sm:max-w-[80%]">
          <div className="order-1 min-w-0 rounded-[18px_18px_5px_18px] border border-brand-line bg-brand-soft px-4 py-2.5 wrap-break-word whitespace-pre-wrap">
            <span lang={languageOfScript(message.content)}>
              <Unbroken text={message.content} />
            </span>
          </div>
          <QuestionActions message={message} />
        </div>
      )}
      {!isEdited && <TimeOf iso={message.timestamp} />}
      {message.versions !== undefined && !isEdited && <QuestionVersions message={message} />}
    </article>
  );
});

/** What came with the words stands above them. */
const QuestionFiles = ({ message: { attachments } }: { message: Message }) =>
  attachments === undefined ? null : (
    <div className="flex w-full min-w-0 justify-end not-last:mb-1.5">
      <MessageFiles files={attachments} />
    </div>
  );

export interface AnswerProps {
  answerKey: string;
  message: Message;
  isLive: boolean;
  openPart: number;
  visibleChars: number;
  isNewest: boolean;
  isReplying: boolean;
  /** What stood in its place before, oldest first; the last is the edit that led to it. */
  earlier: readonly ShownMessage[];
  /** Another answer is to stand here, and is awaited or could not be had; or a choice was not sent. */
  late: "pending" | "failed" | "unsent" | null;
  onTryAgain: (() => void) | undefined;
  /** The answer that stands in its place now has its switch. */
  isSwitchedAbove?: boolean;
  drawing: ResultsDrawing;
  onSay: Say;
}

/** What the assistant answered, from its parts. */
export const Answer = memo(function Answer(props: AnswerProps) {
  const t = useT(chatMessages);
  const { answerKey, message, isLive, isNewest, earlier, late, drawing } = props;
  const { parts } = message;
  const code = useLate();
  return (
    <KeepPlace
      late={code}
      answerKey={answerKey}
      messageId={message.id}
      isNewest={isNewest}
      className="grid min-w-0 content-start gap-3 sm:grid-cols-[30px_minmax(0,1fr)]"
    >
      <VisuallyHidden>{t("chat.assistant")}: </VisuallyHidden>
      <Mark className="max-sm:hidden" />
      <div
        aria-busy={late === "pending"}
        className="min-w-0 pt-0.5 transition-opacity duration-200 aria-busy:opacity-60"
      >
        <AnswerParts
          answerKey={answerKey}
          parts={parts}
          openPart={props.openPart}
          visibleChars={props.visibleChars}
          isNewest={isNewest}
          isReplying={props.isReplying}
          drawing={drawing}
          onSay={props.onSay}
          folded={foldedOf(props, code)}
          notice={late === "failed" && code && <code.EditFailed onTryAgain={props.onTryAgain} />}
          atChoices={late === "unsent" && <UnsentChoice onSendAgain={props.onTryAgain} />}
        />
        {isLive && isSearching(parts) && <div data-results>{drawing.searching()}</div>}
        {isLive && !isSearching(parts) && props.openPart === -1 && <TypingDots />}
        {!isLive && <Ending message={message} isNewest={isNewest && late === null} />}
        {!isLive && <TimeOf iso={message.timestamp} />}
        {!isLive && (
          <AnswerActions
            key={`${answerKey}:${earlier.length}`}
            message={message}
            branch={props.isSwitchedAbove === true ? null : branchOf(props)}
            isNewest={isNewest}
          />
        )}
      </div>
    </KeepPlace>
  );
});

const UnsentChoice = ({ onSendAgain }: { onSendAgain: (() => void) | undefined }) => (
  <div className="mt-3 -ml-4.5">
    <UnsentLine
      isUnsent
      onSendAgain={(button) => {
        focusMessages(button);
        onSendAgain?.();
      }}
    />
  </div>
);

/** Of what stood in a place before; it was the last of it in its turn. */
const STILL = {
  isLive: false,
  openPart: -1,
  visibleChars: 0,
  isNewest: false,
  isReplying: false,
  earlier: [],
  late: null,
  onTryAgain: undefined,
} satisfies Partial<AnswerProps>;

/** What stood in the place of this answer. */
function foldedOf(props: AnswerProps, late: Late | null): Folded | null {
  const { earlier } = props;
  const edit = earlier.at(-1);
  if (edit === undefined) return null;
  const branch = branchOf(props);
  const draw = ({ key, message }: ShownMessage): ReactNode => (
    <Answer
      {...props}
      {...STILL}
      answerKey={key}
      message={message}
      isSwitchedAbove={message === branch}
    />
  );
  return {
    words: edit.message.content,
    earlierCount: earlier.filter(({ message }) => message.sender === "user").length - 1,
    Toggle: late && late.FoldToggle,
    draw: () => late && <late.EarlierAnswers earlier={earlier} draw={draw} />,
  };
}

/** What the switch below an answer is about: the answer, or else the last before it that has others beside it. */
function branchOf({ message, earlier }: AnswerProps): Message {
  const before = earlier.findLast(
    ({ message: { versions, sender } }) => versions && sender === "ai",
  );
  return message.versions === undefined && before !== undefined ? before.message : message;
}

/** Understood, but the homes are not there yet: their places are kept. */
function isSearching(parts: readonly Part[]): boolean {
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
  const { retry } = useChatActions();
  const { status } = message;
  if (status === "stopped") return <p className="mt-2 text-sm text-ink-3">{t("chat.stopped")}</p>;
  if (status !== "interrupted" && status !== "failed") return null;
  return (
    <div className="flex flex-col items-start gap-3 not-first:mt-3">
      <Notice isBad>{t(status === "failed" ? "chat.failedRun" : "chat.interrupted")}</Notice>
      {isNewest && (
        <Button
          variant="outline"
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
