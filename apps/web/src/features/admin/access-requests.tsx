import type { PartnerRequest, ReceivedPartnerRequest } from "@propertyvr/contracts";
import { Inbox } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { Moment } from "../../lib/moment.tsx";
import { Unbroken } from "../../lib/unbroken.tsx";
import { Button } from "../../ui/index.ts";
import { PillChoice } from "../../ui/pills.tsx";
import { type DecisionToMake, DecideDialog } from "./decide-dialog.tsx";
import { adminMessages } from "./messages.ts";
import { Paged } from "./paged.tsx";
import { useAccessRequests } from "./queries.ts";

const STATUSES = [
  "open",
  "approved",
  "declined",
] as const satisfies readonly PartnerRequest["status"][];

/** Who asks to push listings: an admin approves or declines. */
export function AccessRequests() {
  const t = useT(adminMessages);
  const [status, setStatus] = useState<PartnerRequest["status"]>("open");
  const [asked, setAsked] = useState<DecisionToMake | null>(null);
  const query = useAccessRequests(status);
  const requests = query.data?.pages.flatMap((page) => page.partner_requests) ?? [];
  return (
    <>
      <p className="mb-4 text-ink-2">{t("requests.text")}</p>
      <div className="mb-4">
        <PillChoice
          legend={t("requests.status")}
          choices={STATUSES}
          value={status}
          onChange={setStatus}
          labelOf={(each) => t(`requests.status.${each}`)}
        />
      </div>
      <Paged
        query={query}
        count={requests.length}
        none={{
          icon: <Inbox size={24} />,
          title: t(`requests.none.${status}`),
          ...(status === "open" && { text: t("requests.none.open.text") }),
        }}
      >
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} onAsk={setAsked} />
        ))}
      </Paged>
      {asked !== null && <DecideDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function RequestRow(props: {
  request: ReceivedPartnerRequest;
  onAsk: (asked: DecisionToMake) => void;
}) {
  const t = useT(adminMessages);
  const { request, onAsk } = props;
  const { company, same_email } = request;
  return (
    <li className="rounded-md border border-line bg-surface p-4">
      <h2 className="text-lg font-semibold wrap-anywhere">
        <Unbroken text={company} />
      </h2>
      {request.message !== null && (
        <p className="mt-1 max-w-[44rem] whitespace-pre-line wrap-anywhere">{request.message}</p>
      )}
      <RequestFacts request={request} />
      {request.status === "open" && (
        <>
          {same_email !== null && (
            <p className="mt-3 rounded-sm bg-gold-soft px-3 py-2 text-sm text-on-gold">
              {t("requests.sameEmail", { name: same_email.name })}
            </p>
          )}
          <div className="mt-4 flex flex-wrap gap-2">
            <Button
              size="sm"
              aria-label={t("requests.approve.of", { company })}
              onClick={() => onAsk({ decision: "approve", request })}
            >
              {t("requests.approve")}
            </Button>
            <Button
              size="sm"
              variant="outline"
              aria-label={t("requests.decline.of", { company })}
              onClick={() => onAsk({ decision: "decline", request })}
            >
              {t("requests.decline")}
            </Button>
          </div>
        </>
      )}
      {request.note !== null && (
        <p className="mt-3 border-l-2 border-line-2 pl-3 text-sm text-ink-2 wrap-anywhere">
          {t("requests.note")}: {request.note}
        </p>
      )}
    </li>
  );
}

function RequestFacts({ request }: { request: ReceivedPartnerRequest }) {
  const t = useT(adminMessages);
  const { account, website, partner, decided_at } = request;
  return (
    <dl className="mt-3 grid grid-cols-1 gap-x-4 gap-y-2 text-sm sm:grid-cols-3">
      <Fact term={t("requests.account")}>
        {account.name}
        <span className="block text-ink-2">{account.email}</span>
      </Fact>
      <Fact term={t("requests.email")}>{request.email}</Fact>
      {request.phone !== null && <Fact term={t("requests.phone")}>{request.phone}</Fact>}
      {website !== null && (
        <Fact term={t("requests.website")}>
          <a
            href={website}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="text-brand underline underline-offset-4"
          >
            {website}
          </a>
        </Fact>
      )}
      <Fact term={t("requests.asked")}>
        <Moment iso={request.created_at} />
      </Fact>
      {decided_at !== null && (
        <Fact term={t("requests.decided")}>
          <Moment iso={decided_at} />
        </Fact>
      )}
      {partner !== null && <Fact term={t("requests.partner")}>{partner.name}</Fact>}
    </dl>
  );
}

const Fact = (props: { term: string; children: ReactNode }) => (
  <div className="min-w-0 wrap-anywhere">
    <dt className="text-xs text-ink-3">{props.term}</dt>
    <dd>{props.children}</dd>
  </div>
);
