import type { FeedbackVerdict, Message } from "@propertyvr/contracts";
import { RotateCw } from "lucide-react";
import { useRef, useState } from "react";
import { useT } from "../../../lib/i18n/index.ts";
import { IconButton } from "../../../ui/index.ts";
import BranchSwitch from "./branch-switch.tsx";
import { CopyAnswer } from "./copy-answer.tsx";
import { focusMessages, useChatActions } from "./chat-actions.tsx";
import { FeedbackForm } from "./feedback-form.tsx";
import { actionMessages } from "./messages.ts";
import { Thumbs } from "./thumbs.tsx";

export interface AnswerActionsProps {
  message: Message;
  /** The message whose others can be switched to; null for none. */
  branch: Message | null;
  isNewest: boolean;
}

/** What can be done with an answer, in a row that is always shown. */
export default function AnswerActions({ message, branch, isNewest }: AnswerActionsProps) {
  const t = useT(actionMessages);
  const { isReplying, retry } = useChatActions();
  const row = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState<FeedbackVerdict | null>(null);
  // An answer that broke off has a labelled button below it instead.
  const isCut = message.status === "failed" || message.status === "interrupted";
  const stopAsking = (): void => {
    row.current?.querySelector<HTMLElement>("[aria-expanded=true]")?.focus();
    setAsking(null);
  };
  return (
    <>
      <div ref={row} className="-ml-2 flex flex-wrap items-center">
        {branch !== null && <BranchSwitch message={branch} />}
        {message.parts.length > 0 && <CopyAnswer parts={message.parts} />}
        {isNewest && !isCut && (
          <IconButton
            label={t("actions.again")}
            title={t("actions.again")}
            icon={<RotateCw size={17} aria-hidden />}
            disabled={isReplying}
            className="size-9"
            onClick={({ currentTarget }) => {
              focusMessages(currentTarget);
              retry(message.id);
            }}
          />
        )}
        <Thumbs message={message} asking={asking} onAsk={setAsking} />
      </div>
      {asking !== null && (
        <FeedbackForm key={asking} message={message} verdict={asking} onClose={stopAsking} />
      )}
    </>
  );
}
