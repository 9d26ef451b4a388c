import { Eraser, PanelLeft } from "lucide-react";
import { useState } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { lazyWindow } from "../../lib/lazy-window.tsx";
import { Button, IconButton, showToast } from "../../ui/index.ts";
import { ModelMenu } from "./model-menu.tsx";
import { chatMessages } from "./messages.ts";
import { useClearMessages } from "./queries.ts";
import { sidebarMessages } from "./sidebar-messages.ts";
import { tellOtherTabs, useChatRuns } from "./stream/use-chat-runs.ts";
import { offerUndo } from "./undo-store.ts";

const ConfirmWindow = lazyWindow(() => import("./confirm-window.tsx"));

export interface ChatHeaderProps {
  /** The open chat, or null for a new one. */
  chatId: string | null;
  title: { readonly text: string; readonly language: "en" | "th" };
  /** There is something to clear. */
  canClear: boolean;
  /** A reply is being written: it has to end first. */
  isReplying: boolean;
  onOpenSidebar: () => void;
}

export function ChatHeader({
  chatId,
  title,
  canClear,
  isReplying,
  onOpenSidebar,
}: ChatHeaderProps) {
  const t = useT(chatMessages);
  const ofSidebar = useT(sidebarMessages);
  const runs = useChatRuns();
  const [isAsking, setAsking] = useState(false);
  const clear = useClearMessages();

  const clearChat = (): void => {
    if (chatId === null) return;
    clear.mutate(chatId, {
      onSuccess: () => {
        offerUndo({ about: "clear", chatId });
        runs.forget(chatId);
        tellOtherTabs(chatId);
        showToast(t("chat.clear.done"), { kind: "success" });
      },
      onError: () => showToast(t("chat.clear.failed"), { kind: "error" }),
    });
  };

  return (
    <header className="flex min-h-15 shrink-0 items-center gap-3 border-b border-line px-3 pt-[env(safe-area-inset-top)] lg:px-6">
      <IconButton
        label={ofSidebar("chat.sidebar.open")}
        icon={<PanelLeft size={19} aria-hidden />}
        className="lg:hidden"
        aria-haspopup="dialog"
        onClick={onOpenSidebar}
      />
      <h1 lang={title.language} title={title.text} className="min-w-0 flex-1 truncate font-[550]">
        {title.text}
      </h1>
      <ModelMenu />
      {canClear && (
        <Button
          variant="quiet"
          size="sm"
          icon={<Eraser size={16} aria-hidden />}
          busy={clear.isPending}
          disabled={isReplying}
          onClick={() => setAsking(true)}
        >
          {t("chat.clear")}
        </Button>
      )}
      {isAsking && (
        <ConfirmWindow
          about="clear"
          title={title.text}
          onClose={() => setAsking(false)}
          onConfirm={clearChat}
        />
      )}
    </header>
  );
}
