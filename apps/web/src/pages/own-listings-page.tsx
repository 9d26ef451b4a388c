import { ownListingsMessages } from "../features/own-listings/messages.ts";
import { OwnListings } from "../features/own-listings/own-listings.tsx";
import { useT } from "../lib/i18n/index.ts";
import { useUser } from "../lib/session/session-store.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { WorkPage } from "./work-page.tsx";

/** A partner's own homes; an admin who belongs to no partner has none. */
export function OwnListingsPage() {
  const t = useT(ownListingsMessages);
  const role = useUser()?.role;
  if (role !== "partner" && role !== "admin") return <NotFoundPage />;
  return (
    <WorkPage title={t("own.title")} text={t("own.text")} back={t("own.back")}>
      <OwnListings isAdmin={role === "admin"} />
    </WorkPage>
  );
}
