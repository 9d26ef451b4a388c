import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { SendOutcome } from "../../../lib/edit-by-hand.ts";

/** What can be done with the messages of a chat. */
export interface ChatActions {
  /** Asks for another answer to the question of this one. */
  readonly retry: (answerId: string) => void;
  /** Says something in place of an earlier question. */
  readonly resend: (questionId: string, text: string) => Promise<SendOutcome>;
  /** Shows another of the messages that stand in one place; false where that failed. */
  readonly showVersion: (messageId: string) => Promise<boolean>;
}

/** Which way somebody looks among the messages in one place. */
export type Direction = "earlier" | "later";

interface Context extends ChatActions {
  /** A reply is being written: what would begin or hide one waits. */
  readonly isReplying: boolean;
  /** The question whose words are being changed. */
  readonly editing: string | null;
  readonly edit: (questionId: string | null) => void;
  /** The button that is to have the focus when the message it belongs to is shown. */
  readonly focus: { readonly messageId: string; readonly direction: Direction } | null;
  readonly keepFocus: (focus: Context["focus"]) => void;
}

const ChatActionsContext = createContext<Context | null>(null);

export function ChatActionsProvider(props: {
  doing: ChatActions;
  isReplying: boolean;
  children: ReactNode;
}): ReactNode {
  const { doing, isReplying } = props;
  const [editing, edit] = useState<string | null>(null);
  const [focus, keepFocus] = useState<Context["focus"]>(null);
  const context = useMemo(
    () => ({ ...doing, isReplying, editing, edit, focus, keepFocus }),
    [doing, isReplying, editing, focus],
  );
  return <ChatActionsContext value={context}>{props.children}</ChatActionsContext>;
}

export function useChatActions(): Context {
  const context = useContext(ChatActionsContext);
  if (context === null) throw new Error("messages are drawn outside their chat");
  return context;
}

/** What had the focus goes away with the message it belongs to: the list of messages takes it. */
export const focusMessages = (from: HTMLElement | null): void =>
  from?.closest<HTMLElement>("[role=log]")?.focus({ preventScroll: true });
