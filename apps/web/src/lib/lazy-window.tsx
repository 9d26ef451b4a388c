import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { showToast } from "../ui/toast.ts";
import { useT } from "./i18n/index.ts";
import { windowMessages } from "./window-messages.ts";

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
