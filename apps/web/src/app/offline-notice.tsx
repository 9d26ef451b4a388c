import { WifiOff } from "lucide-react";
import { useT } from "../lib/i18n/index.ts";
import { useOnline } from "../lib/use-online.ts";
import { appMessages } from "../pages/messages.ts";

/** Stands over every page while there is no network; read aloud once. */
export function OfflineNotice() {
  const t = useT(appMessages);
  const isOnline = useOnline();
  return (
    <output className="pointer-events-none fixed inset-x-0 top-3 z-50 grid place-items-center px-4">
      {!isOnline && (
        <span className="flex max-w-lg animate-rise items-center gap-3 rounded-md bg-ink px-4 py-2.5 text-sm text-bg shadow-2">
          <WifiOff size={18} aria-hidden className="shrink-0" />
          <span>
            <strong className="block font-semibold">{t("app.offline.title")}</strong>
            {t("app.offline.text")}
          </span>
        </span>
      )}
    </output>
  );
}
