import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { appMessages } from "../app/messages.ts";
import { useT } from "../lib/i18n/index.ts";
import { useUser } from "../lib/session/session-store.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Progress } from "../ui/progress.tsx";

const ApiKeysDialog = lazy(() =>
  import("../features/api-keys/api-keys-dialog.tsx").catch(() => ({ default: NotLoaded })),
);

/** The API keys over the page, where the address asks for them and this person may see them. */
export function ApiKeysWindow() {
  const t = useT(appMessages);
  const { open } = useSearch({ strict: false });
  const navigate = useNavigate();
  const role = useUser()?.role;
  if (open === undefined || (role !== "partner" && role !== "admin")) return null;
  return (
    <Suspense
      fallback={<Progress label={t("app.loading")} className="fixed inset-x-0 top-0 z-50" />}
    >
      <ApiKeysDialog
        isNew={open === "new-api-key"}
        onClose={() => void navigate({ to: ".", search: {}, replace: true })}
      />
    </Suspense>
  );
}

/** Its code did not arrive, or a new release has replaced it: what is typed is kept through a reload. */
function NotLoaded({ onClose }: { isNew: boolean; onClose: () => void }) {
  const t = useT(appMessages);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("app.error.title")}
      text={t("app.error.text")}
      confirmLabel={t("app.error.action")}
      cancelLabel={t("app.close")}
      onConfirm={() => window.location.reload()}
    />
  );
}
