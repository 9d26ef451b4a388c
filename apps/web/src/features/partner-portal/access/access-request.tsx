import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Mail } from "lucide-react";
import { useEffect, type ReactNode } from "react";
import { call } from "../../../lib/api/index.ts";
import { workEndpoints } from "../../../lib/api/work-endpoints.ts";
import { formatDate } from "../../../lib/format.ts";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import { useSession } from "../../../lib/session/session-store.ts";
import { useSupportEmail } from "../../../lib/use-client-config.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { RequestForm } from "./request-form.tsx";
import { roughTime } from "./rough-time.ts";
import { accessMessages } from "./messages.ts";

/** By mail for everybody; in the app for whoever is signed in, with what became of it. */
export function AccessRequest() {
  const session = useSession();
  return (
    <div className="flex flex-col items-start gap-6">
      <MailLink />
      {session.status === "signed_out" ? (
        <SignInFirst />
      ) : session.status === "signed_in" && session.user.role !== "seeker" ? (
        <HasAccess isPartner={session.status === "signed_in" && session.user.role === "partner"} />
      ) : (
        <OwnRequest email={session.status === "signed_in" ? session.user.email : ""} />
      )}
    </div>
  );
}

/** Where the operator gave an address. */
function MailLink() {
  const t = useT(accessMessages);
  const email = useSupportEmail();
  if (email === null) return null;
  const subject = encodeURIComponent(t("portalAccess.mail.subject"));
  const body = encodeURIComponent(t("portalAccess.mail.body"));
  return (
    <a
      href={`mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${subject}&body=${body}`}
      className={buttonClass("outline")}
    >
      <Mail size={18} aria-hidden />
      {t("portalAccess.mail", { email })}
    </a>
  );
}

function SignInFirst() {
  const t = useT(accessMessages);
  return (
    <div>
      <p className="mb-3 text-ink-2">{t("portalAccess.signIn.text")}</p>
      <Link
        to="/login"
        search={{ return_to: "/partner-portal#access" }}
        className={buttonClass("primary")}
      >
        {t("portalAccess.signIn")}
      </Link>
    </div>
  );
}

function HasAccess({ isPartner }: { isPartner: boolean }) {
  const t = useT(accessMessages);
  const { data } = useQuery({ ...ownRequest, enabled: isPartner });
  const note = data?.request?.status === "approved" ? data.request.note : null;
  return (
    <Notice title={t("portalAccess.partner")} text={t("portalAccess.partner.text")} note={note}>
      <MakeKey />
    </Notice>
  );
}

function MakeKey() {
  const t = useT(accessMessages);
  return (
    <Link to="/" search={{ open: "new-api-key" }} className={buttonClass("outline", "sm")}>
      {t("portalAccess.makeKey")}
    </Link>
  );
}

const ASKED_EVERY_MS = 15_000;
const ownRequest = queryOptions({
  queryKey: ["partner-request"],
  queryFn: ({ signal }) => call(workEndpoints.myPartnerRequest, { signal }),
});

function OwnRequest({ email }: { email: string }) {
  const t = useT(accessMessages);
  const language = useLanguage();
  const mine = useQuery({
    ...ownRequest,
    // An answer is shown without a reload: at once to who comes back to the page, else soon.
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state }) =>
      state.data?.request?.status === "open" ? ASKED_EVERY_MS : false,
  });
  // Who was let in is somebody else now: what they may open is asked for anew.
  const isApproved = mine.data?.request?.status === "approved";
  const queries = useQueryClient();
  useEffect(() => {
    if (isApproved) void queries.invalidateQueries({ queryKey: ["me"] });
  }, [isApproved, queries]);
  if (mine.isPending)
    return (
      <div className="w-full max-w-[34rem]">
        <output className="sr-only">{t("portalAccess.loading")}</output>
        <Skeleton className="h-40" />
      </div>
    );
  if (mine.isError)
    return (
      <Notice title={t("portalAccess.loadFailed")}>
        <Button variant="outline" size="sm" onClick={() => void mine.refetch()}>
          {t("portalAccess.again")}
        </Button>
      </Notice>
    );
  const { request, usual_review: review } = mine.data;
  const usual =
    review === null
      ? t("portalAccess.review.unknown")
      : t("portalAccess.review", { time: roughTime(review.seconds, language) });
  if (request?.status === "open")
    return (
      <Notice
        title={t("portalAccess.open")}
        text={t("portalAccess.open.text", {
          company: request.company,
          date: formatDate(request.created_at, language),
          email: request.email,
        })}
      >
        <p className="text-sm text-ink-2">
          {usual} {t("portalAccess.open.live")}
        </p>
      </Notice>
    );
  if (request?.status === "approved")
    return (
      <Notice
        title={t("portalAccess.approved")}
        text={t("portalAccess.approved.text", { partner: request.partner?.name ?? "" })}
        note={request.note}
      >
        <MakeKey />
      </Notice>
    );
  return (
    <>
      {request && <Notice title={t("portalAccess.declined")} note={request.note} />}
      <p className="text-sm text-ink-2">{usual}</p>
      <RequestForm email={email} />
    </>
  );
}

function Notice(props: {
  title: string;
  text?: string;
  /** What the admin wrote to whoever asked. */
  note?: string | null;
  children?: ReactNode;
}) {
  const t = useT(accessMessages);
  const { note = null } = props;
  return (
    <div className="max-w-[34rem] rounded-md border border-line bg-surface p-5">
      <p className="font-[550]">{props.title}</p>
      {props.text !== undefined && <p className="mt-1 text-sm text-ink-2">{props.text}</p>}
      {note !== null && (
        <p className="mt-1 text-sm wrap-anywhere whitespace-pre-line text-ink-2">
          {t("portalAccess.note", { note })}
        </p>
      )}
      {props.children !== undefined && <div className="mt-3">{props.children}</div>}
    </div>
  );
}
