import { ExternalLink, X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { pageOfHome } from "../../lib/home-link.tsx";
import { useT } from "../../lib/i18n/index.ts";
import { useMedia } from "../../lib/use-media.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { showToast } from "../../ui/toast.ts";
import { TitleLevelProvider } from "./heading.tsx";
import { propertyMessages } from "./messages.ts";
import { PropertyScreen } from "./property-screen.tsx";

export interface HomePanelProps {
  id: string;
  onClose: () => void;
}

/** What the page of a home shows, beside a chat: a region next to it on a wide screen, else a sheet over it. */
export default function HomePanel(props: HomePanelProps) {
  const t = useT(propertyMessages);
  const isWide = useMedia("(width >= 64rem)");
  if (isWide) return <Beside key={props.id} {...props} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={t("property.panel")}
      closeLabel={t("property.panel.close")}
      width="lg"
      phone="screen"
      footer={<Share id={props.id} />}
    >
      <Content {...props} />
    </Dialog>
  );
}

/** The chat goes on being used: the focus may leave, and Escape closes from anywhere but a field. */
function Beside(props: HomePanelProps) {
  const t = useT(propertyMessages);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, onClose } = props;
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
          {t("property.panel")}
        </h2>
        <IconButton
          label={t("property.panel.close")}
          icon={<X size={18} aria-hidden />}
          onClick={onClose}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">
        <Content {...props} />
      </div>
      <div className="flex shrink-0 flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
        <Share id={id} />
      </div>
    </section>
  );
}

/** Escape belongs to a field that is written in, and to a window over the page. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, [role=dialog]") !== null;

function Content({ id, onClose }: HomePanelProps) {
  const t = useT(propertyMessages);
  return (
    <TitleLevelProvider value={3}>
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className="rounded-lg outline-offset-4"
      >
        <PropertyScreen
          key={id}
          id={id}
          wayOn={<Button onClick={onClose}>{t("property.panel.back")}</Button>}
        />
      </div>
    </TitleLevelProvider>
  );
}

/** The address that is shared is that of the page. */
function Share({ id }: { id: string }) {
  const t = useT(propertyMessages);
  return (
    <>
      <CopyButton
        look="quiet"
        size="sm"
        text={new URL(pageOfHome(id), location.origin).href}
        label={t("property.panel.copy")}
        copiedLabel={t("property.panel.copied")}
        onBlocked={() => showToast(t("property.panel.blocked"), { kind: "error" })}
      />
      <a
        href={pageOfHome(id)}
        target="_blank"
        rel="noopener"
        className={buttonClass("outline", "sm")}
      >
        {t("property.panel.page")}
        <ExternalLink size={15} aria-hidden />
      </a>
    </>
  );
}
