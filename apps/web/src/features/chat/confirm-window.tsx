import { ConfirmDialog, type ConfirmDialogProps } from "../../ui/confirm-dialog.tsx";

type ConfirmWindowProps = Omit<ConfirmDialogProps, "open" | "onOpenChange"> & {
  onClose: () => void;
};

/** What a chat asks before it destroys something; a file of its own, as few chats are destroyed. */
export default function ConfirmWindow({ onClose, ...question }: ConfirmWindowProps) {
  return <ConfirmDialog {...question} open onOpenChange={(open) => !open && onClose()} />;
}
