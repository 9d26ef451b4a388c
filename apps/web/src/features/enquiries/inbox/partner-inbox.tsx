import type { InboxStatus } from "@propertyvr/contracts";
import { CloudOff, Inbox } from "lucide-react";
import { useState } from "react";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import { MoreButton } from "../../../lib/more-button.tsx";
import { Button, EmptyState, Skeleton, VisuallyHidden } from "../../../ui/index.ts";
import { Pill, Pills } from "../../../ui/pills.tsx";
import { InboxItem } from "./inbox-item.tsx";
import { inboxMessages } from "./messages.ts";
import { useInbox } from "./queries.ts";

const SHOWN = ["open", "new", "answered", "archived"] as const;
type Shown = (typeof SHOWN)[number];

/** What people ask about a partner's homes (an admin's: about all homes), with how far each has come. */
export function PartnerInbox() {
  const t = useT(inboxMessages);
  const language = useLanguage();
  const [shown, setShown] = useState<Shown>("open");
  const inbox = useInbox(shown === "open" ? undefined : (shown satisfies InboxStatus));
  const counts = inbox.data?.pages[0]?.counts;
  const countOf = (each: Shown): number | undefined =>
    counts && (each === "open" ? counts.new + counts.read + counts.answered : counts[each]);
  return (
    <div className="flex flex-col gap-5">
      <Pills legend={t("inbox.show")}>
        {SHOWN.map((each) => {
          const count = countOf(each);
          return (
            <Pill key={each} name="shown" checked={shown === each} onChange={() => setShown(each)}>
              {t(`inbox.status.${each}`)}
              {count !== undefined && ` (${formatNumber(count, language)})`}
            </Pill>
          );
        })}
      </Pills>
      <List inbox={inbox} />
    </div>
  );
}

function List({ inbox }: { inbox: ReturnType<typeof useInbox> }) {
  const t = useT(inboxMessages);
  const enquiries = inbox.data?.pages.flatMap((page) => page.enquiries);
  if (enquiries === undefined) {
    if (!inbox.isError) return <Loading />;
    return (
      <EmptyState
        icon={<CloudOff size={24} />}
        title={t("inbox.failed")}
        text={t("inbox.failedText")}
        action={<Button onClick={() => void inbox.refetch()}>{t("inbox.again")}</Button>}
      />
    );
  }
  if (enquiries.length === 0)
    return (
      <EmptyState icon={<Inbox size={24} />} title={t("inbox.none")} text={t("inbox.noneText")} />
    );
  return (
    <div>
      <ul className="flex flex-col gap-3">
        {enquiries.map((enquiry) => (
          <li key={enquiry.id}>
            <InboxItem enquiry={enquiry} />
          </li>
        ))}
      </ul>
      <MoreButton query={inbox} />
    </div>
  );
}

function Loading() {
  const t = useT(inboxMessages);
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <VisuallyHidden>{t("inbox.loading")}</VisuallyHidden>
      {["a", "b", "c"].map((each) => (
        <Skeleton key={each} className="h-44 rounded-lg" />
      ))}
    </div>
  );
}
