import { inboxMessages } from "../features/enquiries/inbox/messages.ts";
import { PartnerInbox } from "../features/enquiries/inbox/partner-inbox.tsx";
import { useT } from "../lib/i18n/index.ts";
import { useUser } from "../lib/session/session-store.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { WorkPage } from "./work-page.tsx";

/** A partner's inbox; an admin's holds what is asked about any home. */
export function InboxPage() {
  const t = useT(inboxMessages);
  const role = useUser()?.role;
  if (role !== "partner" && role !== "admin") return <NotFoundPage />;
  return (
    <WorkPage
      title={t("inbox.title")}
      text={t(role === "admin" ? "inbox.textAdmin" : "inbox.text")}
      back={t("inbox.back")}
    >
      <PartnerInbox isAdmin={role === "admin"} />
    </WorkPage>
  );
}
