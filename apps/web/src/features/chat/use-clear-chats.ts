import { useT } from "../../lib/i18n/index.ts";
import { showToast } from "../../ui/toast.ts";
import { chatMessages } from "./messages.ts";
import { useDeleteChats } from "./queries.ts";
import { tellOtherTabs, useChatRuns } from "./stream/use-chat-runs.ts";

/** Deletes all chats and says how it went. */
export function useClearChats(onCleared: () => void) {
  const t = useT(chatMessages);
  const runs = useChatRuns();
  const { mutate, isPending } = useDeleteChats();
  const clear = (): void =>
    mutate(undefined, {
      onSuccess: () => {
        runs.close();
        tellOtherTabs("");
        showToast(t("chat.toast.allDeleted"), { kind: "success" });
        onCleared();
      },
      onError: () => showToast(t("chat.toast.deleteAll"), { kind: "error" }),
    });
  return { clear, isPending };
}
