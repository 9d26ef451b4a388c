import { ArrowDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { Button } from "../../ui/index.ts";
import type { ResultsDrawing, Say } from "./answer-parts.tsx";
import { Answer, QuestionBubble } from "./message-items.tsx";
import { chatMessages } from "./messages.ts";
import type { ShownMessage } from "./stream/shown-messages.ts";
import { useFollow } from "./use-follow.ts";

/** Messages drawn at first and added at a time: a long chat opens as fast as a short one. */
const STEP = 16;

export interface MessageListProps {
  shown: readonly ShownMessage[];
  isReplying: boolean;
  /** The connection is down and will be picked up. */
  isReconnecting: boolean;
  drawing: ResultsDrawing;
  onSay: Say;
}

/** The messages of one chat; another chat is another list (`key`), which starts at its own end. */
export function MessageList({ shown, isReplying, ...props }: MessageListProps) {
  const t = useT(chatMessages);
  const sent = shown.findLast(({ message }) => message.sender === "user")?.key;
  const { list, isAtEnd, jump, hold } = useFollow(sent);
  const [drawn, setDrawn] = useState(STEP);
  const showEarlier = (): void => {
    hold();
    setDrawn(drawn + STEP);
  };

  const newest = shown.at(-1);
  const first = Math.max(0, shown.length - drawn);
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={list}
        role="log"
        aria-live="off"
        aria-label={t("chat.log")}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className="size-full overflow-y-auto overscroll-contain px-4 py-5 lg:px-6 lg:py-8"
      >
        <div className="mx-auto flex max-w-[920px] flex-col gap-6">
          {first > 0 && (
            <Button look="quiet" size="sm" className="self-center" onClick={showEarlier}>
              {t("chat.earlier")}
            </Button>
          )}
          {shown.slice(first).map((each) => (
            <Item
              key={each.key}
              each={each}
              isNewest={each === newest}
              isReplying={isReplying && each === newest}
              drawing={props.drawing}
              onSay={props.onSay}
            />
          ))}
          {props.isReconnecting && <p className="text-sm text-ink-3">{t("chat.reconnecting")}</p>}
        </div>
      </div>
      {!isAtEnd && <JumpButton onClick={jump}>{t("chat.latest")}</JumpButton>}
    </div>
  );
}

function Item(props: {
  each: ShownMessage;
  isNewest: boolean;
  isReplying: boolean;
  drawing: ResultsDrawing;
  onSay: Say;
}) {
  const { each, isNewest, onSay } = props;
  if (each.message.sender === "user") return <QuestionBubble message={each.message} />;
  return (
    <Answer
      message={each.message}
      isLive={each.isLive}
      openPart={each.openPart}
      visibleChars={each.visibleChars}
      isNewest={isNewest}
      isReplying={props.isReplying}
      drawing={props.drawing}
      onSay={onSay}
    />
  );
}

const JumpButton = (props: { onClick: () => void; children: ReactNode }) => (
  <Button
    look="outline"
    size="sm"
    icon={<ArrowDown size={16} aria-hidden />}
    className="absolute right-4 bottom-2 animate-fade rounded-full shadow-2 max-sm:size-11 max-sm:p-0 sm:right-auto sm:left-1/2 sm:-translate-x-1/2"
    onClick={props.onClick}
  >
    <span className="max-sm:sr-only">{props.children}</span>
  </Button>
);
