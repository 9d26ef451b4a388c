import { Popover as Radix } from "radix-ui";
import { type ReactNode, type RefObject, useId, useRef } from "react";
import { cn, floating } from "./classes.ts";
import { leaveEscapeToField } from "./field-escape.ts";
import { useFocusReturn } from "./use-focus-return.ts";

export interface PopoverProps {
  /** What it points at; where that is gone, `fallback` stands in. */
  anchor: HTMLElement;
  fallback: RefObject<HTMLElement | null>;
  title: string;
  onClose: () => void;
  /** Neither a tap beside it nor Escape closes it. */
  isHeld?: boolean;
  children: ReactNode;
}

/** A small window beside what it is about; open as long as it is drawn. */
export function Popover({ anchor, fallback, title, onClose, isHeld, children }: PopoverProps) {
  const titleId = useId();
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn(fallback);
  const place = useRef({
    getBoundingClientRect: () =>
      (anchor.isConnected ? anchor : (fallback.current ?? anchor)).getBoundingClientRect(),
  });
  return (
    <Radix.Root open modal onOpenChange={(open) => open || isHeld || onClose()}>
      <Radix.Anchor virtualRef={place} />
      <Radix.Portal>
        <Radix.Content
          side="bottom"
          align="start"
          sideOffset={6}
          collisionPadding={12}
          aria-labelledby={titleId}
          // Radix keeps the focus in it and hides all else, but says so of dialogs alone.
          aria-modal
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus();
            const content = event.currentTarget as HTMLElement;
            const wanted = content.querySelector<HTMLElement>("[data-autofocus]");
            if (wanted === null) return;
            event.preventDefault();
            wanted.focus();
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          onEscapeKeyDown={leaveEscapeToField}
          className={cn(
            floating,
            "z-50 flex max-h-(--radix-popover-content-available-height) w-[23rem] max-w-[calc(100vw-24px)] animate-fade flex-col overflow-y-auto rounded-lg px-5 pt-4 outline-none",
          )}
        >
          <h2 id={titleId} className="mb-2 text-base font-semibold">
            {title}
          </h2>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
