import type { Message } from "@propertyvr/contracts";
import { RotateCw } from "lucide-react";
import { useT } from "../../../lib/i18n/index.ts";
import { IconButton } from "../../../ui/index.ts";
import BranchSwitch from "./branch-switch.tsx";
import { CopyAnswer } from "./copy-answer.tsx";
import { focusMessages, useDoing } from "./doing.tsx";
import { actionMessages } from "./messages.ts";

export interface AnswerActionsProps {
  message: Message;
  isNewest: boolean;
}

/** What can be done with an answer, in a row that always stands. */
export default function AnswerActions({ message, isNewest }: AnswerActionsProps) {
  const t = useT(actionMessages);
  const { isReplying, retry } = useDoing();
  // Below an answer that broke off stands a button with words.
  const isCut = message.status === "failed" || message.status === "interrupted";
  return (
    <div className="-ml-2 flex flex-wrap items-center">
      <BranchSwitch message={message} />
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
    </div>
  );
}
