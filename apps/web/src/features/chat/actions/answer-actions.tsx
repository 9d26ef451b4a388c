import type { Message } from "@propertyvr/contracts";
import { CopyAnswer } from "./copy-answer.tsx";

export interface AnswerActionsProps {
  message: Message;
}

/** What can be done with an answer, in a row that always stands. */
export default function AnswerActions({ message }: AnswerActionsProps) {
  return (
    <div className="-ml-2 flex items-center">
      {message.parts.length > 0 && <CopyAnswer parts={message.parts} />}
    </div>
  );
}
