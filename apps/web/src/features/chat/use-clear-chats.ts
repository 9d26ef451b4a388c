import type { Chat } from "@propertyvr/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useT } from "../../lib/i18n/index.ts";
import { showToast } from "../../ui/toast.ts";
import { chatMessages } from "./messages.ts";
import { useDeleteChats } from "./queries.ts";
import { tellOtherTabs, useChatRuns } from "./stream/use-chat-runs.ts";
import { offerUndo } from "./undo-store.ts";
import { chatsQuery } from "./use-chats.ts";

/** Deletes all chats, offers to bring them back, and says how it went. */
export function useClearChats(onCleared: () => void) {
  const t = useT(chatMessages);
  const runs = useChatRuns();
  const client = useQueryClient();
  const { mutate, isPending } = useDeleteChats();
  const clear = async (): Promise<void> => {
    // One of them stands for all when they are brought back; where none can be had, nothing is offered.
    const [first] = await client.ensureQueryData(chatsQuery).catch((): readonly Chat[] => []);
    mutate(undefined, {
      onSuccess: () => {
        if (first !== undefined) offerUndo({ about: "all", chatId: first.id });
        runs.close();
        tellOtherTabs("");
        showToast(t("chat.toast.allDeleted"), { kind: "success" });
        onCleared();
      },
      onError: () => showToast(t("chat.toast.deleteAll"), { kind: "error" }),
    });
  };
  return { clear, isPending };
}
