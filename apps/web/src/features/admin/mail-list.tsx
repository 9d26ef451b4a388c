import type { SentMail } from "@propertyvr/contracts";
import { Mail } from "lucide-react";
import { useState } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { Moment } from "../../lib/moment.tsx";
import { PillChoice } from "../../ui/pills.tsx";
import { MailState } from "./mail-state.tsx";
import { Paged } from "./paged.tsx";
import { peopleMessages } from "./people-messages.ts";
import { useMails } from "./queries.ts";

const STATES = [undefined, "refused", "failed", "queued", "kept", "sent"] as const;

/** What was mailed or could not be, and why. */
export function MailList() {
  const t = useT(peopleMessages);
  const [state, setState] = useState<SentMail["state"]>();
  const query = useMails(state);
  const all = query.data?.pages.flatMap(({ mails }) => mails) ?? [];
  return (
    <>
      <p className="mb-4 text-ink-2">{t("mailing.text")}</p>
      <div className="mb-4">
        <PillChoice
          legend={t("mailing.show")}
          choices={STATES}
          value={state}
          onChange={setState}
          labelOf={(each) => t(`mailing.state.${each ?? "all"}`)}
        />
      </div>
      <Paged
        query={query}
        count={all.length}
        none={{ icon: <Mail size={24} />, title: t("mailing.none") }}
      >
        {all.map((mail) => (
          <MailRow key={mail.id} mail={mail} />
        ))}
      </Paged>
    </>
  );
}

function MailRow({ mail }: { mail: SentMail }) {
  const t = useT(peopleMessages);
  const { subject, to, state, tries, error, next_try_at, text, language } = mail;
  return (
    <li className="rounded-md border border-line bg-surface px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 lang={language} className="font-semibold wrap-anywhere">
          {subject}
        </h2>
        <span className="text-sm text-ink-3">
          <Moment iso={mail.created_at} />
        </span>
      </div>
      <p className="text-sm text-ink-2 wrap-anywhere">{t("mailing.to", { address: to })}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-3">
        <MailState state={state} />
        {tries > 0 && t("mailing.tries", { count: tries })}
        {next_try_at !== null && (
          <span>
            {t("mailing.next")} <Moment iso={next_try_at} />
          </span>
        )}
      </p>
      {error !== null && (
        <p className="mt-1 text-sm text-bad wrap-anywhere">{t("mailing.error", { error })}</p>
      )}
      {mail.bounce !== null && (
        <p className="mt-1 text-sm text-bad wrap-anywhere">
          {t("mailing.bounce", { reason: mail.bounce.reason })} <Moment iso={mail.bounce.at} />
        </p>
      )}
      {text === null ? (
        <p className="mt-1 text-sm text-ink-3">{t("mailing.secret")}</p>
      ) : (
        <details className="mt-1">
          <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm text-brand touch:min-h-11">
            {t("mailing.open")}
          </summary>
          <p
            lang={language}
            className="mt-1 border-l-2 border-line-2 pl-3 text-sm whitespace-pre-line text-ink-2 wrap-anywhere"
          >
            {text}
          </p>
        </details>
      )}
    </li>
  );
}
