import { CircleAlert, CircleCheck, X } from "lucide-react";
import { Toast } from "radix-ui";
import { useEffect, useRef, useState, type FocusEvent } from "react";
import { useT } from "../lib/i18n/index.ts";
import { Unbroken } from "../lib/unbroken.tsx";
import { useOnline } from "../lib/use-online.ts";
import { cn } from "../ui/classes.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { connectToaster, type ToastMore } from "../ui/toast.ts";
import { appMessages } from "../pages/messages.ts";

const TOAST_MS = 5_000;
/** Pixels after which a toast goes with the finger. */
const SWIPE_THRESHOLD = 50;
/** How long one that has gone is kept; the next takes its place at once. */
const REMOVAL_DELAY_MS = 1_000_000;
const HOTKEY = ["altKey", "KeyT"];

interface ShownToast extends ToastMore {
  readonly id: number;
  readonly text: string;
  readonly isOpen: boolean;
}

/** Where toasts stand. A module of its own, so that the first paint does not wait for it. */
export default function Toaster() {
  const t = useT(appMessages);
  const { toast, close } = useNewestToast();
  const { area, onFocus, giveBack } = useFocusBefore();
  const offline = !useOnline();
  return (
    <div className="contents" ref={area} onFocus={onFocus}>
      <Toast.Provider
        // A pointer that rested on one toast does not hold up the next one.
        key={toast?.id}
        label={t("app.notification")}
        duration={TOAST_MS}
        swipeThreshold={SWIPE_THRESHOLD}
      >
        {toast !== null && (
          <OneToast
            toast={toast}
            onClose={() => {
              close(toast.id);
              giveBack();
            }}
          />
        )}
        <Toast.Viewport
          hotkey={HOTKEY}
          // Radix writes the keys in the place of {hotkey}.
          label={t("app.notifications", { hotkey: "{hotkey}" })}
          // Radix tells it in a place of its own. What has this attribute a window leaves readable.
          aria-live="off"
          className={cn(
            "fixed left-1/2 z-60 w-[min(24rem,calc(100vw-2rem))] -translate-x-1/2 outline-none",
            // Below the notice that one is offline, which stays where toasts come and go.
            offline ? "top-28" : "top-16 sm:top-4",
          )}
        />
      </Toast.Provider>
    </div>
  );
}

/** The newest toast: open, then closed for the removal delay, then null. */
function useNewestToast() {
  const [toast, setToast] = useState<ShownToast | null>(null);
  useEffect(
    () =>
      connectToaster((text, more) =>
        setToast((before) => ({ ...more, text, id: (before?.id ?? 0) + 1, isOpen: true })),
      ),
    [],
  );
  useEffect(() => {
    if (toast === null || toast.isOpen) return;
    const removal = setTimeout(() => setToast(null), REMOVAL_DELAY_MS);
    return () => clearTimeout(removal);
  }, [toast]);
  const close = (id: number): void =>
    setToast((now) => (now?.id === id ? { ...now, isOpen: false } : now));
  return { toast, close };
}

/** Someone who went into a toast is back where they were when it closes. */
function useFocusBefore() {
  const area = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const isInside = (element: EventTarget | null): boolean =>
    element instanceof Node && area.current?.contains(element) === true;
  return {
    area,
    onFocus: ({ relatedTarget }: FocusEvent): void => {
      if (isInside(relatedTarget)) return;
      before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    },
    giveBack: (): void => {
      if (isInside(document.activeElement)) before.current?.focus({ preventScroll: true });
    },
  };
}

const icons = {
  plain: null,
  success: <CircleCheck size={18} aria-hidden className="mt-0.5 shrink-0 text-good" />,
  error: <CircleAlert size={18} aria-hidden className="mt-0.5 shrink-0 text-bad" />,
};

function OneToast({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const t = useT(appMessages);
  const { text, description, kind = "plain", isOpen } = toast;
  return (
    <Toast.Root
      type="background"
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className={cn(
        // Also over a window, which takes the pointer from everything else.
        "pointer-events-auto! flex animate-rise items-start gap-2.5 rounded-md border border-line bg-surface py-2 pr-2 pl-4 text-sm text-ink shadow-2",
        "data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform",
        "data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x)",
        "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)",
      )}
    >
      <span className="flex min-w-0 flex-1 gap-2.5 py-2">
        {icons[kind]}
        <span className="min-w-0">
          <Toast.Title className="font-[550] wrap-anywhere">
            <Unbroken text={text} />
          </Toast.Title>
          {description !== undefined && (
            <Toast.Description className="text-ink-2 wrap-anywhere">
              {description}
            </Toast.Description>
          )}
        </span>
      </span>
      <Toast.Close asChild>
        <IconButton label={t("app.close")} icon={<X size={16} aria-hidden />} />
      </Toast.Close>
    </Toast.Root>
  );
}
