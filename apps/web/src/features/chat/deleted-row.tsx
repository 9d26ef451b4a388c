import type { Chat } from "@propertyvr/contracts";
import { Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { Button, showToast, VisuallyHidden } from "../../ui/index.ts";
import { useChatTitle } from "./chat-row.tsx";
import { endUndo } from "./deleted-chats.ts";
import { chatMessages } from "./messages.ts";
import { useRestoreChat } from "./queries.ts";
import { tellOtherTabs } from "./stream/use-chat-runs.ts";

/** Stands where a chat stood that was just deleted, and brings it back. */
export function DeletedRow({ chat }: { chat: Chat }) {
  const t = useT(chatMessages);
  const title = useChatTitle(chat.title);
  const restore = useRestoreChat();
  const button = useRef<HTMLButtonElement>(null);
  // The button of the menu that it was deleted by is gone.
  useEffect(() => button.current?.focus(), []);
  // Not the callbacks of mutate: this row is gone once the chat is in the list again.
  const undo = async (): Promise<void> => {
    try {
      await restore.mutateAsync(chat.id);
    } catch {
      showToast(t("chat.toast.restore"), { kind: "error" });
      return;
    }
    endUndo(chat.id);
    tellOtherTabs(chat.id);
    const link = `a[href="/chats/${chat.id}"]`;
    requestAnimationFrame(() => document.querySelector<HTMLElement>(link)?.focus());
  };
  return (
    <li className="flex min-h-10 items-center gap-2.5 rounded-[10px] pl-2.5 text-sm text-ink-3">
      <span className="min-w-0 flex-1 truncate">
        <VisuallyHidden>{t("chat.toast.deleted")} </VisuallyHidden>
        <s lang={title.language}>{title.text}</s>
      </span>
      <Button
        ref={button}
        look="quiet"
        size="sm"
        icon={<Undo2 size={15} aria-hidden />}
        busy={restore.isPending}
        onClick={() => void undo()}
      >
        {t("chat.undo")}
      </Button>
    </li>
  );
}
