import type { FieldProblem } from "@propertyvr/contracts";
import type { CriteriaEdit } from "@propertyvr/vocabulary";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { SendOutcome } from "../../lib/edit-by-hand.ts";
import { isProblem } from "../../lib/api/index.ts";
import { modelToAsk } from "../../lib/models/ask-agreement.ts";
import { readLanguage, useT } from "../../lib/i18n/index.ts";
import { showToast } from "../../ui/index.ts";
import {
  clientIdFor,
  draftPlace,
  editPlace,
  keepClientId,
  newId,
  restoreDraft,
  tapPlace,
} from "./drafts.ts";
import { giveFilesBack, type SentFiles } from "./files/draft-files.ts";
import { chatMessages } from "./messages.ts";
import { chatKeys, useCreateChat } from "./queries.ts";
import { type ChatRuns, type LiveRun, newRun } from "./stream/chat-runs.ts";
import type { Outgoing, RunOutcome } from "./stream/follow-run.ts";
import { EMPTY_RUN } from "./stream/run-view.ts";
import { useChatRuns } from "./stream/use-chat-runs.ts";

/** The client's own opaque id of this page visit. */
const visitId = newId();
/** Where the id of a chat is kept that could not be made. */
const NEW_CHAT = "chat";

export interface Saying {
  readonly text: string;
  /** Typed by the person: given back to the box when it cannot be sent. */
  readonly isTyped: boolean;
  readonly edit?: CriteriaEdit | undefined;
  /** Whoever asked tells of a failure itself. */
  readonly isQuiet?: boolean | undefined;
  /** The earlier question it stands in place of. */
  readonly replaces?: string | undefined;
  readonly files?: SentFiles | undefined;
  /** The answer whose question is answered again; `text` is that question. */
  readonly retryOf?: string | undefined;
}

export interface MessageSending {
  /** The first message of a new chat, while the chat is being made. */
  readonly first: LiveRun | null;
  /** Resolves as soon as the server has it, or when it is certain that it has not. */
  readonly send: (saying: Saying) => Promise<SendOutcome>;
}

/** Says something in a chat, or in a new one that is made for it; tells when that failed. */
export function useSend(
  chatId: string | null,
  userId: string,
  onCreated: (chatId: string) => void,
): MessageSending {
  const t = useT(chatMessages);
  const client = useQueryClient();
  const runs = useChatRuns();
  const create = useCreateChat();
  const [first, setFirst] = useState<LiveRun | null>(null);
  // It stands until the address names the chat: in between nothing blinks.
  if (chatId !== null && first !== null) setFirst(null);

  /** The chat to speak in; null where none could be made. */
  const openChat = async (outgoing: Outgoing): Promise<string | null> => {
    if (chatId !== null) return chatId;
    setFirst(newRun("", outgoing, EMPTY_RUN, Date.now()));
    // Asked for again, it is the chat that was made although its reply was lost.
    const place = draftPlace(userId, NEW_CHAT);
    const clientId = clientIdFor(place, NEW_CHAT);
    try {
      return (await create.mutateAsync(clientId)).id;
    } catch (error) {
      keepClientId(place, NEW_CHAT, clientId);
      setFirst(null);
      tellFailure(t("chat.toast.create"), isProblem(error) ? error.errors[0] : undefined);
      return null;
    }
  };

  /** What came of a message, told where nobody else does. */
  const settle = (outcome: RunOutcome, id: string, isQuiet = false): SendOutcome => {
    const { kind } = outcome;
    if (kind === "finished" || kind === "left") return "taken";
    void client.invalidateQueries({ queryKey: chatKeys.messages(id) });
    if (kind === "lost") return "taken";
    if (!isQuiet && kind === "busy") showToast(t("chat.busy"));
    if (!isQuiet && kind === "not_sent") tellFailure(t("chat.toast.send"), outcome.reason);
    return kind === "busy" ? "busy" : "failed";
  };

  const send = async (saying: Saying): Promise<SendOutcome> => {
    const { text, isTyped, isQuiet, replaces, retryOf, files } = saying;
    const message = text.trim();
    if (message === "" && files === undefined) return "failed";
    const inPlaceOf = retryOf ?? replaces;
    const placeIn = (id: string | null): string =>
      inPlaceOf !== undefined
        ? editPlace(userId, inPlaceOf)
        : isTyped
          ? draftPlace(userId, id)
          : tapPlace(userId, id);
    const clientId = clientIdFor(placeIn(chatId), message);
    const giveBack = (id: string | null): void => {
      if (isTyped && files !== undefined) giveFilesBack(placeIn(id), files);
      if (isTyped) restoreDraft(placeIn(id), text, clientId);
      else keepClientId(placeIn(id), message, clientId);
    };
    const named = modelToAsk(client);
    const model = typeof named === "string" ? named : await named;
    if (model === null) {
      // Nothing was agreed to: what was typed stays in the box.
      giveBack(chatId);
      return "busy";
    }
    const outgoing = outgoingOf(message, clientId, saying, model);
    const id = await openChat(outgoing);
    if (id === null) {
      giveBack(null);
      return "failed";
    }
    const replying = runs.send(id, outgoing);
    if (chatId === null) onCreated(id);
    const ending = async (): Promise<SendOutcome> => {
      const outcome = await replying;
      const sent = settle(outcome, id, isQuiet);
      // Deleted meanwhile, e.g. in another tab: what was typed waits in the box of a new chat.
      const isGone = outcome.kind === "not_sent" && outcome.status === 404;
      if (isGone) void client.invalidateQueries({ queryKey: chatKeys.list });
      if (sent !== "taken") giveBack(isGone ? null : id);
      return sent;
    };
    return Promise.race([ending(), untilTaken(runs, id)]);
  };

  return { first, send };
}

/** What did not work, and below it why, where the server says so in both languages. */
function tellFailure(text: string, reason: FieldProblem | undefined): void {
  const { message, message_th: thai } = reason ?? {};
  const description = readLanguage() === "th" ? thai : message;
  const says = thai === undefined || description === undefined ? {} : { description };
  showToast(text, { kind: "error", ...says });
}

/** Resolves once the server has given the reply its id. */
function untilTaken(runs: ChatRuns, chatId: string): Promise<SendOutcome> {
  return new Promise((resolve) => {
    const stop = runs.subscribe(() => {
      const run = runs.get(chatId);
      if (run !== null && run.view.runId === null) return;
      stop();
      if (run !== null) resolve("taken");
    });
  });
}

function outgoingOf(message: string, clientId: string, saying: Saying, model: string): Outgoing {
  const { edit, replaces, retryOf, files } = saying;
  return {
    message,
    client_id: clientId,
    sessionId: visitId,
    language: readLanguage(),
    model,
    ...edit,
    ...files,
    ...(replaces !== undefined && { replaces }),
    ...(retryOf !== undefined && { retryOf }),
  };
}
