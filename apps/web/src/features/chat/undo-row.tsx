import type { Chat } from "@propertyvr/contracts";
import { Undo2 } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { Button, VisuallyHidden } from "../../ui/index.ts";
import { useChatTitle } from "./chat-row.tsx";
import { chatMessages } from "./messages.ts";
import { useUndo } from "./use-undo.ts";

/** Stands where a chat stood that was just deleted, and brings it back. */
export function DeletedRow({ chat }: { chat: Chat }) {
  const t = useT(chatMessages);
  const title = useChatTitle(chat.title);
  return (
    <UndoRow chatId={chat.id}>
      <VisuallyHidden>{t("chat.toast.deleted")} </VisuallyHidden>
      <s lang={title.language}>{title.text}</s>
    </UndoRow>
  );
}

/** Stands where all the chats stood. */
export function AllDeletedRow({ chatId }: { chatId: string }) {
  const t = useT(chatMessages);
  return <UndoRow chatId={chatId}>{t("chat.toast.allDeleted")}</UndoRow>;
}

function UndoRow({ chatId, children }: { chatId: string; children: ReactNode }) {
  const t = useT(chatMessages);
  const { undo, isPending } = useUndo();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button of the menu that they were deleted by is gone. A window over the list keeps its focus.
    const over = document.querySelector("[role=dialog]");
    if (over === null || over.contains(button.current)) button.current?.focus();
  }, []);
  const bringBack = async (): Promise<void> => {
    if (!(await undo(chatId))) return;
    const link = `a[href="/chats/${chatId}"]`;
    requestAnimationFrame(() => document.querySelector<HTMLElement>(link)?.focus());
  };
  return (
    <li className="flex min-h-10 items-center gap-2.5 rounded-[10px] pl-2.5 text-sm text-ink-3">
      <span className="min-w-0 flex-1 truncate">{children}</span>
      <Button
        ref={button}
        variant="quiet"
        size="sm"
        icon={<Undo2 size={15} aria-hidden />}
        busy={isPending}
        onClick={() => void bringBack()}
      >
        {t("chat.undo")}
      </Button>
    </li>
  );
}

/** Stands where the messages of a chat stood that was just cleared. */
export function ClearedLine({ chatId }: { chatId: string }) {
  const t = useT(chatMessages);
  const { undo, isPending } = useUndo();
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-3 self-start rounded-md border border-line bg-surface-2 py-1 pr-1 pl-4 text-sm text-ink-2">
      {t("chat.clear.done")}
      <Button
        variant="quiet"
        size="sm"
        icon={<Undo2 size={15} aria-hidden />}
        busy={isPending}
        onClick={() => void undo(chatId)}
      >
        {t("chat.undo")}
      </Button>
    </p>
  );
}
