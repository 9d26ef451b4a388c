import type { SendMessage } from "@propertyvr/contracts";
import type { Criteria } from "@propertyvr/vocabulary";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { readLanguage, useT } from "../../lib/i18n/index.ts";
import { showToast } from "../../ui/index.ts";
import { clientIdFor, draftPlace, newId, restoreDraft } from "./drafts.ts";
import { chatMessages } from "./messages.ts";
import { chatKeys, useCreateChat } from "./queries.ts";
import { type LiveRun, newRun } from "./stream/chat-runs.ts";
import type { RunOutcome } from "./stream/follow-run.ts";
import { EMPTY_RUN } from "./stream/run-view.ts";
import { useChatRuns } from "./stream/use-chat-runs.ts";

/** The client's own opaque id of this page visit. */
const visitId = newId();

export interface Saying {
  readonly text: string;
  /** Typed by the person: given back to the box when it cannot be sent. */
  readonly isTyped: boolean;
  readonly criteria?: Criteria | undefined;
}

export interface Sending {
  /** The first message of a new chat, while the chat is being made. */
  readonly first: LiveRun | null;
  readonly send: (saying: Saying) => Promise<void>;
}

/** Says something in a chat, or in a new one that is made for it; tells when that failed. */
export function useSend(
  chatId: string | null,
  userId: string,
  onCreated: (chatId: string) => void,
): Sending {
  const t = useT(chatMessages);
  const client = useQueryClient();
  const runs = useChatRuns();
  const create = useCreateChat();
  const [first, setFirst] = useState<LiveRun | null>(null);
  // It stands until the address names the chat: in between nothing blinks.
  if (chatId !== null && first !== null) setFirst(null);

  /** The chat to speak in; null where none could be made. */
  const openChat = async (outgoing: SendMessage): Promise<string | null> => {
    if (chatId !== null) return chatId;
    setFirst(newRun("", outgoing, EMPTY_RUN, Date.now()));
    try {
      return (await create.mutateAsync()).id;
    } catch {
      setFirst(null);
      return null;
    }
  };

  /** Whether the text has to be given back, and what is said about it. */
  const isRefused = ({ kind }: RunOutcome, id: string): boolean => {
    if (kind === "finished" || kind === "left") return false;
    void client.invalidateQueries({ queryKey: chatKeys.messages(id) });
    if (kind === "lost") return false;
    if (kind === "busy") showToast(t("chat.busy"));
    else showToast(t("chat.toast.send"), { kind: "error" });
    return true;
  };

  const send = async ({ text, isTyped, criteria }: Saying): Promise<void> => {
    const message = text.trim();
    if (message === "") return;
    const clientId = clientIdFor(draftPlace(userId, chatId), message);
    const giveBack = (id: string | null): void => {
      if (isTyped) restoreDraft(draftPlace(userId, id), text, clientId);
    };
    const outgoing = outgoingOf(message, clientId, criteria);
    const id = await openChat(outgoing);
    if (id === null) {
      giveBack(null);
      showToast(t("chat.toast.create"), { kind: "error" });
      return;
    }
    const sending = runs.send(id, outgoing);
    if (chatId === null) onCreated(id);
    if (isRefused(await sending, id)) giveBack(id);
  };

  return { first, send };
}

function outgoingOf(message: string, clientId: string, criteria?: Criteria): SendMessage {
  return {
    message,
    client_id: clientId,
    sessionId: visitId,
    language: readLanguage(),
    ...(criteria && { criteria: criteria as NonNullable<SendMessage["criteria"]> }),
  };
}
