import { useT } from "../../lib/i18n/index.ts";
import { showToast } from "../../ui/toast.ts";
import { chatMessages } from "./messages.ts";
import { useRestoreChat } from "./queries.ts";
import { tellOtherTabs } from "./stream/use-chat-runs.ts";
import { endUndo } from "./undo-store.ts";

/** Brings back what was deleted or cleared; resolves to whether it did. */
export function useUndo() {
  const t = useT(chatMessages);
  const { mutateAsync, isPending } = useRestoreChat();
  // Not the callbacks of mutate: what offered it is gone once the chats are in the list again.
  const undo = async (chatId: string): Promise<boolean> => {
    try {
      await mutateAsync(chatId);
    } catch {
      showToast(t("chat.toast.restore"), { kind: "error" });
      return false;
    }
    endUndo(chatId);
    tellOtherTabs(chatId);
    return true;
  };
  return { undo, isPending };
}
