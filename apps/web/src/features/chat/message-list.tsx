import { ArrowDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { depthOfAskedPlace } from "../../lib/asked-place.ts";
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
  const { list, isNewestBelow, jump, hold } = useFollow(sent);
  const [drawn, setDrawn] = useState(() => Math.max(STEP, depthOfAskedPlace(shown)));
  const showEarlier = (): void => {
    hold();
    setDrawn(drawn + STEP);
  };

  const newest = shown.at(-1);
  const first = Math.max(0, shown.length - drawn);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div
        ref={list}
        role="log"
        aria-live="off"
        aria-label={t("chat.log")}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className="min-h-0 w-full flex-1 overflow-y-auto overscroll-contain px-4 py-5 lg:px-6 lg:py-8"
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
      {isNewestBelow && <JumpButton onClick={jump}>{t("chat.latest")}</JumpButton>}
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

/** In a row of its own above the composer: it never covers what is read. */
const JumpButton = (props: { onClick: () => void; children: ReactNode }) => (
  <Button
    look="outline"
    size="sm"
    icon={<ArrowDown size={16} aria-hidden />}
    className="mt-2 shrink-0 animate-fade self-center rounded-full"
    onClick={props.onClick}
  >
    {props.children}
  </Button>
);
