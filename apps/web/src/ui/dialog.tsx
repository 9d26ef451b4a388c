import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { cn, floating } from "./classes.ts";
import { leaveEscapeToField } from "./field-escape.ts";
import { IconButton } from "./icon-button.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

const middle = "mx-auto sm:my-auto sm:max-h-[84dvh] sm:rounded-lg";
const widths = {
  sm: `${middle} max-w-[26rem] sm:h-fit`,
  md: `${middle} max-w-[34rem] sm:h-fit`,
  lg: `${middle} max-w-[46rem] sm:h-fit`,
  /** Of one height whatever it holds: what is done step by step in it does not jump. */
  desk: `${middle} max-w-[80rem] sm:h-[84dvh]`,
  /** A panel at the right edge, as high as the screen. */
  side: "ml-auto sm:h-dvh sm:max-w-[30rem]",
};
const onPhone = {
  sheet: "max-h-[calc(var(--room,100dvh)*0.92)] rounded-t-lg",
  screen: "h-[var(--room,100dvh)] pt-[env(safe-area-inset-top)] sm:pt-0",
};

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One sentence under the title; the dialog is described by it. */
  description?: ReactNode;
  /** The accessible name of the cross. */
  closeLabel: string;
  width?: keyof typeof widths;
  /** What it is on a phone: a sheet as high as its content, or all of the screen. */
  phone?: keyof typeof onPhone;
  children?: ReactNode;
  /** Has the focus afterwards where what had it before is gone. */
  focusFallback?: RefObject<HTMLElement | null> | undefined;
  /** Stays in view below the scrolling content. */
  footer?: ReactNode;
}

/**
 * Focus goes to what asks for it (`data-autofocus`), else to the window itself,
 * whose title is then read; the cross would be a strange first thing to hear.
 */
function focusInside(event: Event): void {
  event.preventDefault();
  const content = event.currentTarget as HTMLElement;
  (content.querySelector<HTMLElement>("[data-autofocus]") ?? content).focus();
}

/**
 * A toast over the window takes Escape first: the window goes with it, as if it were not there. The
 * focus is on the page itself where what had it is gone.
 */
function useEscapeLeftOver(open: boolean, onOpenChange: DialogProps["onOpenChange"]) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, target } = event;
      const isOurs =
        target === document.body ||
        (target instanceof Node && content.current?.contains(target) === true);
      if (key !== "Escape" || !isOurs) return;
      leaveEscapeToField(event);
      if (!event.defaultPrevented) onOpenChange(false);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [open, onOpenChange]);
  return content;
}

/** A modal window; on a phone it rises from the lower edge, or fills the screen. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    description,
    width = "md",
    phone = "sheet",
    children,
    footer,
  } = props;
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn(props.focusFallback);
  const content = useEscapeLeftOver(open, onOpenChange);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Radix.Content
          ref={content}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus();
            focusInside(event);
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          onEscapeKeyDown={leaveEscapeToField}
          {...(description === undefined && { "aria-describedby": undefined })}
          className={cn(
            floating,
            // Above the on-screen keyboard where that covers the page.
            "fixed inset-x-0 bottom-[calc(100dvh-var(--room,100dvh))] outline-none z-50 flex w-full animate-rise flex-col",
            "pb-[env(safe-area-inset-bottom)] sm:inset-y-0 sm:pb-0",
            onPhone[phone],
            widths[width],
          )}
        >
          <Head {...props} />
          {children !== undefined && (
            <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5 sm:px-6 sm:pb-6">
              {children}
            </div>
          )}
          {footer !== undefined && (
            <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-4 sm:px-6">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Head({ title, description, closeLabel }: DialogProps) {
  return (
    <div className="flex items-start gap-3 px-5 pt-4 pb-2 sm:px-6 sm:pt-5">
      <div className="min-w-0 flex-1">
        <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
        {description !== undefined && (
          <Radix.Description className="mt-1 text-sm text-ink-2">{description}</Radix.Description>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton label={closeLabel} icon={<X size={18} aria-hidden />} className="-mt-1 -mr-2" />
      </Radix.Close>
    </div>
  );
}
