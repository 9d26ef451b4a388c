import { webhookMessages } from "../features/webhooks/messages.ts";
import { WebhooksScreen } from "../features/webhooks/webhooks-screen.tsx";
import { useT } from "../lib/i18n/index.ts";
import { useUser } from "../lib/session/session-store.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { WorkPage } from "./work-page.tsx";

/** A partner's webhooks, everybody's for an admin; for others it does not exist. */
export function WebhooksPage() {
  const t = useT(webhookMessages);
  const role = useUser()?.role;
  if (role !== "partner" && role !== "admin") return <NotFoundPage />;
  return (
    <WorkPage title={t("hooks.title")} text={t("hooks.text")} back={t("hooks.back")}>
      <WebhooksScreen isAdmin={role === "admin"} />
    </WorkPage>
  );
}
