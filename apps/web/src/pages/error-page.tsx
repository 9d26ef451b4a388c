import { TriangleAlert } from "lucide-react";
import { appMessages } from "./messages.ts";
import { useT } from "../lib/i18n/index.ts";
import { useTitle } from "../lib/use-title.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

/** A fault of ours, or code that a new release has replaced: loading again is the one next step. */
export function ErrorPage() {
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
