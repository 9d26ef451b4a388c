import { AlertDialog } from "radix-ui";
import { cn, floating } from "./classes.ts";
import { buttonClass } from "./button.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will happen and whether it can be undone. */
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** Red where something is destroyed. */
  danger?: boolean;
}

/** Asks before something that cannot be undone; the safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <AlertDialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <AlertDialog.Portal>
        {/* Over a dialog it may stand on, too. */}
        <AlertDialog.Overlay className="fixed inset-0 z-50 animate-fade bg-scrim" />
        <AlertDialog.Content
          {...focusReturn}
          className={cn(
            floating,
            "fixed inset-4 z-50 m-auto h-fit max-w-[26rem] animate-rise rounded-lg p-6",
          )}
        >
          <AlertDialog.Title className="text-lg font-semibold">{props.title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-ink-2">
            {props.text}
          </AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel className={buttonClass("outline")}>
              {props.cancelLabel}
            </AlertDialog.Cancel>
            <AlertDialog.Action
              className={buttonClass(props.danger ? "danger" : "primary")}
              onClick={props.onConfirm}
            >
              {props.confirmLabel}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
