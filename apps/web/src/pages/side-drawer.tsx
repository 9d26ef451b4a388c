import Drawer from "../features/chat/drawer.tsx";
import { sidebarMessages } from "../features/chat/sidebar-messages.ts";
import { useT } from "../lib/i18n/index.ts";
import SideBar from "./side-bar.tsx";

/** The sidebar where there is no room beside the page. */
export default function SideDrawer({ onClose }: { onClose: () => void }) {
  const t = useT(sidebarMessages);
  return (
    <Drawer onClose={onClose} title={t("chat.sidebar")} closeLabel={t("chat.sidebar.close")}>
      <SideBar onChosen={onClose} />
    </Drawer>
  );
}
