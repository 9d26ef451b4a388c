import type { Enquiry } from "@propertyvr/contracts";
import { Link } from "@tanstack/react-router";
import { CloudOff, MessageSquareText } from "lucide-react";
import { formatDate } from "../../lib/format.ts";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { MoreButton } from "../../lib/more-button.tsx";
import {
  Badge,
  Button,
  buttonClass,
  EmptyState,
  Skeleton,
  VisuallyHidden,
} from "../../ui/index.ts";
import { ContactWays } from "./contact-ways.tsx";
import { Conversation } from "./conversation.tsx";
import { enquiryMessages } from "./messages.ts";
import { useOwnEnquiries } from "./queries.ts";
import { HomeTitle } from "./home-title.tsx";

/** What one has sent, the newest first, and how far each has come. */
export function OwnEnquiries() {
  const t = useT(enquiryMessages);
  const own = useOwnEnquiries();
  const enquiries = own.data?.pages.flatMap((page) => page.enquiries);
  if (enquiries === undefined)
    return own.isError ? <Failed onAgain={() => void own.refetch()} /> : <Loading />;
  if (enquiries.length === 0)
    return (
      <EmptyState
        icon={<MessageSquareText size={24} />}
        title={t("enquiries.own.none")}
        text={t("enquiries.own.noneText")}
        action={
          <Link to="/" className={buttonClass()}>
            {t("enquiries.own.find")}
          </Link>
        }
      />
    );
  return (
    <>
      <ul className="flex flex-col gap-3">
        {enquiries.map((enquiry) => (
          <li key={enquiry.id}>
            <Sent enquiry={enquiry} />
          </li>
        ))}
      </ul>
      <MoreButton query={own} />
    </>
  );
}

const LOOKS = { sent: "plain", read: "brand", answered: "good" } as const;

function Sent({ enquiry }: { enquiry: Enquiry }) {
  const t = useT(enquiryMessages);
  const language = useLanguage();
  const { home, status, goes_to: to } = enquiry;
  return (
    <article className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <h2 className="min-w-0 font-[550]">
          <HomeTitle home={home} />
        </h2>
        {enquiry.unread > 0 ? (
          <Badge variant="gold">{t("enquiries.own.unread", { count: enquiry.unread })}</Badge>
        ) : (
          <Badge variant={LOOKS[status]}>{t(`enquiries.own.${status}`)}</Badge>
        )}
      </div>
      <p className="text-sm text-ink-3">
        {formatDate(enquiry.created_at, language)}
        {" · "}
        {to.kind === "partner"
          ? t("enquiries.own.to", { name: to.name ?? "" })
          : t("enquiries.own.toSite")}
        {home.id === null && ` · ${t("enquiries.own.gone")}`}
      </p>
      {enquiry.preferred_time !== null && (
        <p className="text-sm">{t("enquiries.own.when", { time: enquiry.preferred_time })}</p>
      )}
      <p className="text-sm wrap-anywhere whitespace-pre-line text-ink-2">{enquiry.message}</p>
      <Conversation enquiry={enquiry} />
      {enquiry.contact !== null && <ContactWays contact={enquiry.contact} />}
    </article>
  );
}

function Loading() {
  const t = useT(enquiryMessages);
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <VisuallyHidden>{t("enquiries.own.loading")}</VisuallyHidden>
      {["a", "b", "c"].map((each) => (
        <Skeleton key={each} className="h-36 rounded-lg" />
      ))}
    </div>
  );
}

function Failed({ onAgain }: { onAgain: () => void }) {
  const t = useT(enquiryMessages);
  return (
    <EmptyState
      icon={<CloudOff size={24} />}
      title={t("enquiries.own.failed")}
      text={t("enquiries.own.failedText")}
      action={<Button onClick={onAgain}>{t("enquiries.own.again")}</Button>}
    />
  );
}
