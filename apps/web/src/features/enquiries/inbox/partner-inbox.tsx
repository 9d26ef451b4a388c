import type { InboxStatus } from "@propertyvr/contracts";
import { Link } from "@tanstack/react-router";
import { CloudOff, Inbox } from "lucide-react";
import { type ReactNode, useState } from "react";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import { MoreButton } from "../../../lib/more-button.tsx";
import { Button, buttonClass, EmptyState, Skeleton, VisuallyHidden } from "../../../ui/index.ts";
import { Pill, Pills } from "../../../ui/pills.tsx";
import { InboxItem } from "./inbox-item.tsx";
import { inboxMessages } from "./messages.ts";
import { useInbox } from "./queries.ts";

const SHOWN = ["open", "new", "answered", "archived"] as const;
type Shown = (typeof SHOWN)[number];

/** What people ask about a partner's homes (an admin's: about all homes), with how far each has come. */
export function PartnerInbox({ isAdmin }: { isAdmin: boolean }) {
  const t = useT(inboxMessages);
  const language = useLanguage();
  const [shown, setShown] = useState<Shown>("open");
  const inbox = useInbox(shown === "open" ? undefined : (shown satisfies InboxStatus));
  const counts = inbox.data?.pages[0]?.counts;
  const countOf = (each: Shown): number | undefined =>
    counts && (each === "open" ? counts.new + counts.read + counts.answered : counts[each]);
  if (countOf("open") === 0 && countOf("archived") === 0) return <NoneYet isAdmin={isAdmin} />;
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
      <List inbox={inbox} nothing={<Nothing shown={shown} onShow={setShown} />} />
    </div>
  );
}

/** Nobody has asked about any home yet. */
function NoneYet({ isAdmin }: { isAdmin: boolean }) {
  const t = useT(inboxMessages);
  return (
    <EmptyState
      icon={<Inbox size={24} />}
      title={t("inbox.none")}
      text={t(isAdmin ? "inbox.none.admin" : "inbox.none.text")}
      action={
        isAdmin ? undefined : (
          <Link to="/my-listings" className={buttonClass("outline")}>
            {t("inbox.none.listings")}
          </Link>
        )
      }
    />
  );
}

/** There are enquiries, but not under what is chosen: where they are. */
function Nothing({ shown, onShow }: { shown: Shown; onShow: (shown: Shown) => void }) {
  const t = useT(inboxMessages);
  const isInbox = shown === "open";
  return (
    <EmptyState
      icon={<Inbox size={24} />}
      title={t(`inbox.nothing.${shown}`)}
      action={
        <Button variant="outline" onClick={() => onShow(isInbox ? "archived" : "open")}>
          {t(isInbox ? "inbox.nothing.toArchive" : "inbox.nothing.inbox")}
        </Button>
      }
    />
  );
}

function List({ inbox, nothing }: { inbox: ReturnType<typeof useInbox>; nothing: ReactNode }) {
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
  if (enquiries.length === 0) return nothing;
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
