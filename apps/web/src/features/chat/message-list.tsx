import { ArrowDown } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { depthOfAskedPlace } from "../../lib/chat-scroll-target.ts";
import { useT } from "../../lib/i18n/index.ts";
import { Button } from "../../ui/index.ts";
import { useChatActions } from "./actions/chat-actions.tsx";
import type { ResultsDrawing, Say } from "./answer-parts.tsx";
import { Answer, QuestionBubble } from "./message-items.tsx";
import { foldEdits, isChoiceOf, type ConversationRow } from "./in-place/fold-edits.ts";
import { chatMessages } from "./messages.ts";
import type { ShownMessage } from "./stream/shown-messages.ts";
import type { UnsentTap } from "./use-conversation.ts";
import { useFollow } from "./use-follow.ts";

/** Messages drawn at first and added at a time: a long chat opens as fast as a short one. */
const STEP = 16;

export interface MessageListProps {
  shown: readonly ShownMessage[];
  isReplying: boolean;
  /** The connection is down and will be picked up. */
  isReconnecting: boolean;
  /** A tap whose message never arrived. */
  unsent: UnsentTap | null;
  drawing: ResultsDrawing;
  onSay: Say;
}

/** The messages of one chat; another chat is another list (`key`), which starts at its own end. */
export function MessageList({ shown, isReplying, ...props }: MessageListProps) {
  const t = useT(chatMessages);
  const rows = useMemo(() => foldEdits(shown), [shown]);
  const newest = rows.at(-1);
  const sent = rows.findLast(({ kind }) => kind === "question")?.key;
  const { list, isNewestBelow, jump, hold } = useFollow(sent, editKeyOf(newest));
  const [drawn, setDrawn] = useState(() => Math.max(STEP, depthOfAskedPlace(shown)));
  const showEarlier = (): void => {
    hold();
    setDrawn(drawn + STEP);
  };

  const first = Math.max(0, rows.length - drawn);
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
            <Button variant="quiet" size="sm" className="self-center" onClick={showEarlier}>
              {t("chat.earlier")}
            </Button>
          )}
          {rows.slice(first).map((row) => (
            <Item
              key={row.key}
              row={row}
              isNewest={row === newest}
              isReplying={isReplying && row === newest}
              unsent={row === newest ? props.unsent : null}
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
  row: ConversationRow;
  isNewest: boolean;
  isReplying: boolean;
  unsent: UnsentTap | null;
  drawing: ResultsDrawing;
  onSay: Say;
}) {
  const { row, isNewest, unsent, onSay } = props;
  const { retry } = useChatActions();
  const each = row.shown;
  if (row.kind === "question") return <QuestionBubble message={each.message} />;
  const failed = row.late?.kind === "failed" ? row.late : null;
  const failedAnswer = failed?.answer ?? null;
  const tryAgain = (): void => {
    if (unsent !== null) void onSay(unsent.text, unsent.edit);
    else if (failedAnswer !== null) retry(failedAnswer.message.id);
  };
  const canTryAgain = isNewest && (unsent !== null || failedAnswer !== null);
  return (
    <Answer
      answerKey={each.key}
      message={each.message}
      isLive={each.isLive}
      openPart={each.openPart}
      visibleChars={each.visibleChars}
      isNewest={isNewest}
      isReplying={props.isReplying}
      earlier={row.earlier}
      late={row.late?.kind ?? (unsent && (isChoiceOf(row, unsent.text) ? "unsent" : "failed"))}
      onTryAgain={canTryAgain ? tryAgain : undefined}
      drawing={props.drawing}
      onSay={onSay}
    />
  );
}

/** Changes with what is shown, or awaited, in place of an answer. */
const editKeyOf = (row: ConversationRow | undefined): string =>
  row?.kind === "answer" && (row.late !== null || row.earlier.length > 0)
    ? `${row.key} ${row.shown.key} ${row.late?.kind ?? ""}`
    : "";

/** In a row of its own above the composer: it never covers what is read. */
const JumpButton = (props: { onClick: () => void; children: ReactNode }) => (
  <Button
    variant="outline"
    size="sm"
    icon={<ArrowDown size={16} aria-hidden />}
    className="mt-2 shrink-0 animate-fade self-center rounded-full"
    onClick={props.onClick}
  >
    {props.children}
  </Button>
);
