import { PanelLeft } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { sidebarMessages } from "../features/chat/sidebar-messages.ts";
import { useT } from "../lib/i18n/index.ts";
import { lazyWindow } from "../lib/lazy-window.tsx";
import { useUser } from "../lib/session/session-store.ts";
import { useMedia } from "../lib/use-media.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { PartnerWindow } from "./partner-window.tsx";
import { PublicFrame, type PublicFrameProps } from "./public-frame.tsx";

// Without its code the page stands alone, with its own way back.
const SideBar = lazy(() =>
  import("./chat-page.tsx")
    .then((file) => ({ default: file.SideBar }))
    .catch(() => ({ default: () => null })),
);
const Drawer = lazyWindow(() => import("../features/chat/drawer.tsx"));

/** Around every page but the chat: with the chat's sidebar for whoever is signed in. */
export const PageFrame = (props: PublicFrameProps) =>
  useUser() === null ? <PublicFrame {...props} /> : <WithSidebar {...props} />;

function WithSidebar(props: PublicFrameProps) {
  const t = useT(sidebarMessages);
  const isBeside = useMedia("(width >= 64rem)");
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  return (
    <div className="lg:grid lg:grid-cols-[272px_minmax(0,1fr)]">
      {isBeside && (
        // Its room is kept while its code is on the way.
        <aside
          aria-label={t("chat.sidebar")}
          className="sticky top-0 z-30 h-dvh border-r border-line bg-surface-2"
        >
          <Suspense fallback={null}>
            <SideBar />
          </Suspense>
        </aside>
      )}
      <PublicFrame
        {...props}
        menu={
          isBeside ? null : (
            <IconButton
              label={t("chat.sidebar.open")}
              icon={<PanelLeft size={19} aria-hidden />}
              className="-ml-2"
              aria-haspopup="dialog"
              onClick={() => setDrawerOpen(true)}
            />
          )
        }
      />
      {isDrawerOpen && (
        <Drawer
          onClose={() => setDrawerOpen(false)}
          title={t("chat.sidebar")}
          closeLabel={t("chat.sidebar.close")}
        >
          <Suspense fallback={null}>
            <SideBar onChosen={() => setDrawerOpen(false)} />
          </Suspense>
        </Drawer>
      )}
      <PartnerWindow />
    </div>
  );
}
