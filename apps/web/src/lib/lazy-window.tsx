import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { showToast } from "../ui/toast.ts";
import { defineMessages, useT } from "./i18n/index.ts";

const windowMessages = defineMessages({
  en: {
    "window.failed": "This window could not be opened",
    "window.failed.text": "Load the page again when the network is back. What you typed is kept.",
  },
  th: {
    "window.failed": "เปิดหน้าต่างนี้ไม่ได้",
    "window.failed.text": "โหลดหน้านี้ใหม่เมื่อเครือข่ายกลับมา ข้อความที่พิมพ์ไว้ยังอยู่",
  },
});

/** A window whose code comes when it is first drawn; where it does not come, the page stays and says so. */
export function lazyWindow<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Late = lazy<ComponentType<Props>>(() => load().catch(() => ({ default: NotLoaded })));
  return function LateWindow(props) {
    return (
      <Suspense fallback={null}>
        <Late {...props} />
      </Suspense>
    );
  };
}

function NotLoaded({ onClose }: { onClose: () => void }) {
  const t = useT(windowMessages);
  useEffect(() => {
    showToast(t("window.failed"), { kind: "error", description: t("window.failed.text") });
    onClose();
  }, [t, onClose]);
  return null;
}
