import { RotateCw } from "lucide-react";
import { useT } from "../../lib/i18n/index.ts";
import { Button } from "../../ui/button.tsx";
import { offlineMessages } from "./messages.ts";
import { dismissNewVersion, takeNewVersion, useNewVersion } from "./worker-link.ts";

/** Says that a reload brings a new release; read aloud once. */
export function NewVersion() {
  const t = useT(offlineMessages);
  const isReady = useNewVersion();
  return (
    <div className="pointer-events-none fixed inset-x-0 top-[calc(4.25rem+env(safe-area-inset-top))] z-50 grid place-items-center px-4">
      <div
        className={
          isReady
            ? "pointer-events-auto flex max-w-full animate-rise flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line bg-surface py-2 pr-2 pl-4 text-sm shadow-2"
            : undefined
        }
      >
        <output className="font-[550]">{isReady && t("offline.newVersion")}</output>
        {isReady && (
          <span className="flex gap-1">
            <Button
              size="sm"
              icon={<RotateCw size={16} aria-hidden />}
              onClick={() => void takeNewVersion()}
            >
              {t("offline.newVersion.reload")}
            </Button>
            <Button size="sm" variant="quiet" onClick={dismissNewVersion}>
              {t("offline.newVersion.later")}
            </Button>
          </span>
        )}
      </div>
    </div>
  );
}
