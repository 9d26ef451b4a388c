import type { Message } from "@propertyvr/contracts";
import { Copy, Ellipsis, Pencil } from "lucide-react";
import { useT } from "../../../lib/i18n/index.ts";
import { IconButton, Menu, MenuItem } from "../../../ui/index.ts";
import { copyText } from "./copy-text.ts";
import { useChatActions } from "./chat-actions.tsx";
import { actionMessages } from "./messages.ts";
import { showCopied, showCopyFailed } from "./show-copied.ts";

export interface QuestionActionsProps {
  message: Message;
}

/** What can be done with a question, in a menu beside it. */
export default function QuestionActions({ message }: QuestionActionsProps) {
  const t = useT(actionMessages);
  const { edit, isReplying } = useChatActions();
  const copy = async (): Promise<void> => {
    if (await copyText(message.content)) showCopied();
    else showCopyFailed();
  };
  // One that is on its way has no name on the server yet.
  const isStored = !message.id.startsWith("local:");
  return (
    <Menu
      trigger={
        <IconButton
          label={t("actions.question")}
          icon={<Ellipsis size={17} aria-hidden />}
          className="size-9"
        />
      }
    >
      <MenuItem
        icon={<Pencil size={16} aria-hidden className="text-ink-3" />}
        disabled={isReplying || !isStored}
        onSelect={() => edit(message.id)}
      >
        {t("actions.edit")}
      </MenuItem>
      <MenuItem
        icon={<Copy size={16} aria-hidden className="text-ink-3" />}
        onSelect={() => void copy()}
      >
        {t("actions.copy")}
      </MenuItem>
    </Menu>
  );
}
