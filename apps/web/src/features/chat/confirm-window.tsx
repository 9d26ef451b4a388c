import { useT } from "../../lib/i18n/index.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { confirmMessages } from "./confirm-messages.ts";
import { chatMessages } from "./messages.ts";

export interface ConfirmWindowProps {
  /** What is destroyed: one chat, all of them, or the messages of one. */
  about: "delete" | "deleteAll" | "clear";
  /** Of the chat. */
  title: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** What a chat asks before it destroys something; a file of its own, as few chats are destroyed. */
export default function ConfirmWindow({ about, title, onConfirm, onClose }: ConfirmWindowProps) {
  const t = useT(confirmMessages);
  const label = useT(chatMessages);
  return (
    <ConfirmDialog
      open
      danger
      title={t(`chat.${about}.title`)}
      text={t(`chat.${about}.text`, { title })}
      confirmLabel={label(`chat.${about}`)}
      cancelLabel={t("chat.cancel")}
      onConfirm={onConfirm}
      onOpenChange={(open) => !open && onClose()}
    />
  );
}
