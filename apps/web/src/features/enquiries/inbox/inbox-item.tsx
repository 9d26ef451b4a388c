import type { InboxEnquiry, InboxStatus } from "@propertyvr/contracts";
import { formatMoment } from "../../../lib/format.ts";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import { useUser } from "../../../lib/session/session-store.ts";
import { Badge, Button, showToast } from "../../../ui/index.ts";
import { ContactWays } from "../contact-ways.tsx";
import { inboxMessages } from "./messages.ts";
import { useAnswerEnquiry, useMarkEnquiry } from "./queries.ts";
import { HomeTitle } from "../home-title.tsx";
import { ReplyBox } from "../reply-box.tsx";
import { Thread } from "../thread.tsx";

const LOOKS = { new: "brand", read: "plain", answered: "good", archived: "plain" } as const;

/** One enquiry: who asks, about which home, how to answer, and what to do with it. */
export function InboxItem({ enquiry }: { enquiry: InboxEnquiry }) {
  const t = useT(inboxMessages);
  const language = useLanguage();
  const { name, phone, line, email, status } = enquiry;
  const answer = useAnswerEnquiry();
  return (
    <article className="flex flex-col gap-2.5 rounded-lg border border-line bg-surface p-4 shadow-1">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <h2 className="min-w-0 font-semibold wrap-anywhere">{name}</h2>
        <Badge variant={LOOKS[status]}>{t(`inbox.status.${status}`)}</Badge>
      </div>
      <AboutHome enquiry={enquiry} />
      <p className="wrap-anywhere whitespace-pre-line">{enquiry.message}</p>
      {enquiry.preferred_time !== null && (
        <p className="text-sm font-[550]">{t("inbox.when", { time: enquiry.preferred_time })}</p>
      )}
      <ContactWays contact={{ name, phone, line, email, website: null }} />
      <p className="text-sm text-ink-3">
        <time dateTime={enquiry.created_at}>{formatMoment(enquiry.created_at, language)}</time>
        {" · "}
        {t(`inbox.writes.${enquiry.language}`)}
      </p>
      <Thread
        messages={enquiry.messages}
        side="partner"
        other={name}
        {...(!enquiry.is_yours && { own: enquiry.partner_name ?? t("inbox.nobodys") })}
      />
      {enquiry.is_yours && (
        <ReplyBox
          enquiryId={enquiry.id}
          label={t("inbox.answer", { name })}
          send={(reply) => answer.mutateAsync({ id: enquiry.id, ...reply })}
        />
      )}
      <Actions enquiry={enquiry} />
    </article>
  );
}

function AboutHome({ enquiry }: { enquiry: InboxEnquiry }) {
  const t = useT(inboxMessages);
  const isAdmin = useUser()?.role === "admin";
  const { home, external_id: reference, partner_name: partner } = enquiry;
  const notes = [
    reference === null ? null : t("inbox.reference", { id: reference }),
    isAdmin ? (partner ?? t("inbox.nobodys")) : null,
    home.id === null ? t("inbox.gone") : null,
  ].filter((note) => note !== null);
  return (
    <p className="text-sm text-ink-2">
      <HomeTitle home={home} />
      {notes.length > 0 && <span className="text-ink-3"> · {notes.join(" · ")}</span>}
    </p>
  );
}

/** What can be done from each state. */
const NEXT: Readonly<
  Record<InboxStatus, readonly { to: InboxStatus; say: "back" | InboxStatus }[]>
> = {
  new: [
    { to: "answered", say: "answered" },
    { to: "read", say: "read" },
    { to: "archived", say: "archived" },
  ],
  read: [
    { to: "answered", say: "answered" },
    { to: "archived", say: "archived" },
    { to: "new", say: "new" },
  ],
  answered: [
    { to: "archived", say: "archived" },
    { to: "new", say: "new" },
  ],
  archived: [{ to: "read", say: "back" }],
};

function Actions({ enquiry }: { enquiry: InboxEnquiry }) {
  const t = useT(inboxMessages);
  const mark = useMarkEnquiry();
  return (
    <fieldset className="mt-1 flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">{t("inbox.actionsOf", { name: enquiry.name })}</legend>
      {NEXT[enquiry.status].map(({ to, say }, at) => (
        <Button
          key={to}
          size="sm"
          variant={at === 0 ? "outline" : "quiet"}
          disabled={mark.isPending}
          onClick={() =>
            mark.mutate(
              { id: enquiry.id, status: to },
              {
                onSuccess: () => showToast(t("inbox.marked")),
                onError: () => showToast(t("inbox.markFailed"), { kind: "error" }),
              },
            )
          }
        >
          {t(`inbox.mark.${say}`)}
        </Button>
      ))}
    </fieldset>
  );
}
