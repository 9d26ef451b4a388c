import { CloudOff, TriangleAlert } from "lucide-react";
import { useEffect } from "react";
import { appMessages } from "./messages.ts";
import { useT } from "../lib/i18n/index.ts";
import { PageOffline } from "../lib/lazy-page.ts";
import { useOnline } from "../lib/use-online.ts";
import { useTitle } from "../lib/use-title.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

export function ErrorPage({ error }: { error?: unknown }) {
  return error instanceof PageOffline ? <Offline /> : <Fault />;
}

/** The page that was left is still there to go back to; this one opens with the connection. */
function Offline() {
  const t = useT(appMessages);
  const online = useOnline();
  useTitle(t("app.offline.page"));
  useEffect(() => {
    if (online) window.location.reload();
  }, [online]);
  return (
    <main id="main" className="grid min-h-dvh place-items-center">
      <EmptyState
        level={1}
        icon={<CloudOff size={24} />}
        title={t("app.offline.page")}
        text={t("app.offline.page.text")}
        action={
          <Button variant="outline" onClick={() => window.history.back()}>
            {t("app.offline.page.back")}
          </Button>
        }
      />
    </main>
  );
}

/** A fault of ours, or code that a new release has replaced: loading again is the one next step. */
function Fault() {
  const t = useT(appMessages);
  useTitle(t("app.error.title"));
  return (
    <main id="main" className="grid min-h-dvh place-items-center">
      <EmptyState
        level={1}
        icon={<TriangleAlert size={24} />}
        title={t("app.error.title")}
        text={t("app.error.text")}
        action={<Button onClick={() => window.location.reload()}>{t("app.error.action")}</Button>}
      />
    </main>
  );
}
