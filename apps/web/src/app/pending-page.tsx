import { useT } from "../lib/i18n/index.ts";
import { Progress } from "../ui/progress.tsx";
import { appMessages } from "../pages/messages.ts";

/** While the code of a page is on its way. */
export function PendingPage() {
  const t = useT(appMessages);
  return (
    <main id="main" className="min-h-dvh">
      <Progress label={t("app.loading")} className="fixed inset-x-0 top-0" />
    </main>
  );
}
