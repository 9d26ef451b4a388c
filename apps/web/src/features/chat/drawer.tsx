import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/index.ts";
import { useFocusReturn } from "../../ui/use-focus-return.ts";

/** A panel that comes in from the left and holds the focus until it is closed. */
export default function Drawer(props: {
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}) {
  const focusReturn = useFocusReturn();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && props.onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-30 animate-fade bg-scrim lg:hidden" />
        <Dialog.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-30 w-[min(19rem,86vw)] animate-fade overflow-hidden border-r border-line bg-surface-2 shadow-2 outline-none lg:hidden"
        >
          <Dialog.Title className="sr-only">{props.title}</Dialog.Title>
          {props.children}
          <Dialog.Close asChild>
            <IconButton
              label={props.closeLabel}
              icon={<X size={18} aria-hidden />}
              className="absolute top-[max(0.9rem,env(safe-area-inset-top))] right-3"
            />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
