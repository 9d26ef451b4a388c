import { Suspense } from "react";
import { ForPartners } from "../features/api-keys/for-partners.tsx";
import { useUser } from "../lib/session/session-store.ts";
import { lazyOrNothing } from "../lib/lazy-or-nothing.ts";

/** Without its code the links are as good: nothing is said of a count that does not come. */
const NewEnquiries = lazyOrNothing(() => import("../features/enquiries/inbox/new-enquiries.tsx"));

/** The sidebar's links for partners, with how many enquiries a partner has not looked at. */
export function PartnerLinks({ onChosen }: { onChosen: () => void }) {
  const isPartner = useUser()?.role === "partner";
  const count = isPartner && (
    <Suspense fallback={null}>
      <NewEnquiries />
    </Suspense>
  );
  return <ForPartners onChosen={onChosen} inboxCount={count} />;
}
