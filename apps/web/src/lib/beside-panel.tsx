import { ExternalLink, X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button, buttonClass } from "../ui/button.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { showToast } from "../ui/toast.ts";
import { besideMessages } from "./beside-messages.ts";
import { useT } from "./i18n/index.ts";
import { useMedia } from "./use-media.ts";

export interface BesidePanelProps {
  title: string;
  /** The address of the page that shows the same: it is what is shared. */
  page: string;
  onClose: () => void;
  children: ReactNode;
}

/** What is looked at beside a chat: a region next to it on a wide screen, else a sheet over it. */
export function BesidePanel(props: BesidePanelProps) {
  const t = useT(besideMessages);
  const isWide = useMedia("(width >= 64rem)");
  if (isWide) return <Beside {...props} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={props.title}
      closeLabel={t("beside.close")}
      width="lg"
      phone="screen"
      footer={<Share page={props.page} />}
    >
      <Content>{props.children}</Content>
    </Dialog>
  );
}

/** The way back to the chat from what cannot be shown. */
export function BackToChat({ onClose }: { onClose: () => void }) {
  const t = useT(besideMessages);
  return <Button onClick={onClose}>{t("beside.back")}</Button>;
}

/** The chat goes on being used: the focus may leave, and Escape closes from anywhere but a field. */
function Beside({ title, page, onClose, children }: BesidePanelProps) {
  const t = useT(besideMessages);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && !event.defaultPrevented && !isTaken(event.target)) onClose();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [onClose]);
  return (
    <section aria-labelledby={headingId} className="flex h-full min-h-0 animate-fade flex-col">
      <div className="flex min-h-15 shrink-0 items-center gap-2 border-b border-line pr-3 pl-5">
        <h2
          ref={heading}
          id={headingId}
          tabIndex={-1}
          className="min-w-0 flex-1 rounded-sm font-[550]"
        >
          {title}
        </h2>
        <IconButton
          label={t("beside.close")}
          icon={<X size={18} aria-hidden />}
          onClick={onClose}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">
        <Content>{children}</Content>
      </div>
      <div className="flex shrink-0 flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
        <Share page={page} />
      </div>
    </section>
  );
}

/** Escape belongs to a field that is written in, and to a window over the page. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, [role=dialog]") !== null;

const Content = ({ children }: { children: ReactNode }) => (
  <div
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    tabIndex={0}
    className="rounded-lg outline-offset-4"
  >
    {children}
  </div>
);

function Share({ page }: { page: string }) {
  const t = useT(besideMessages);
  return (
    <>
      <CopyButton
        variant="quiet"
        size="sm"
        text={new URL(page, location.origin).href}
        label={t("beside.copy")}
        copiedLabel={t("beside.copied")}
        onBlocked={() => showToast(t("beside.blocked"), { kind: "error" })}
      />
      <a href={page} target="_blank" rel="noopener" className={buttonClass("outline", "sm")}>
        {t("beside.page")}
        <ExternalLink size={15} aria-hidden />
      </a>
    </>
  );
}
