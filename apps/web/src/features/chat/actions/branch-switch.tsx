import type { Message } from "@propertyvr/contracts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { useT } from "../../../lib/i18n/index.ts";
import { IconButton, showToast } from "../../../ui/index.ts";
import { type Direction, useChatActions } from "./chat-actions.tsx";
import { actionMessages } from "./messages.ts";

const STEP = { earlier: -1, later: 1 } as const;

/** "‹ 2/3 ›": the others in the place of a message. Draws nothing where there are none. */
export default function BranchSwitch({ message }: { message: Message }) {
  const t = useT(actionMessages);
  const { isReplying, focus, keepFocus, showVersion } = useChatActions();
  const row = useRef<HTMLDivElement>(null);
  const versions = message.versions ?? [];
  const at = versions.indexOf(message.id);
  const isAwaited = focus?.messageId === message.id;
  useEffect(() => {
    if (!isAwaited || focus === null) return;
    row.current?.querySelector<HTMLElement>(`[data-way=${focus.direction}]`)?.focus();
    keepFocus(null);
  }, [isAwaited, focus, keepFocus]);
  if (at === -1) return null;

  const place = { number: at + 1, count: versions.length };
  const go = (direction: Direction): void => {
    const messageId = versions[at + STEP[direction]];
    if (messageId === undefined || isReplying) return;
    keepFocus({ messageId, direction });
    const show = async (): Promise<void> => {
      if (await showVersion(messageId)) return;
      keepFocus(null);
      showToast(t("actions.version.failed"), { kind: "error" });
    };
    void show();
  };
  const button = (direction: Direction, Icon: typeof ChevronLeft) => (
    <IconButton
      data-way={direction}
      label={t(`actions.version.${direction}`, place)}
      icon={<Icon size={17} aria-hidden />}
      // It keeps the focus at either end, so that nobody is thrown out of the row.
      aria-disabled={isReplying || versions[at + STEP[direction]] === undefined}
      className="size-9 aria-disabled:opacity-55"
      onClick={() => go(direction)}
    />
  );
  return (
    <div ref={row} className="flex items-center text-sm text-ink-2">
      {button("earlier", ChevronLeft)}
      <span className="tabular-nums">{t("actions.version", place)}</span>
      {button("later", ChevronRight)}
    </div>
  );
}
