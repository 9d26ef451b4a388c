import {
  plainText,
  SUPPORT_MAX,
  supportAnswerFault,
  type SupportMessage,
  type SupportStatus,
} from "@propertyvr/contracts";
import { Inbox } from "lucide-react";
import { type FormEvent, useState } from "react";
import { isProblem } from "../../lib/api/index.ts";
import { useT } from "../../lib/i18n/index.ts";
import { Moment } from "../../lib/moment.tsx";
import { Button, showToast } from "../../ui/index.ts";
import { PillChoice } from "../../ui/pills.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { MailState } from "./mail-state.tsx";
import { Paged } from "./paged.tsx";
import { peopleMessages } from "./people-messages.ts";
import { useAnswerSupport, useSupportMessages } from "./queries.ts";

const STATUSES = ["open", "answered"] as const satisfies readonly SupportStatus[];

/** What people wrote to support, and the answers. */
export function SupportList() {
  const t = useT(peopleMessages);
  const [status, setStatus] = useState<SupportStatus>("open");
  const query = useSupportMessages(status);
  const all = query.data?.pages.flatMap(({ messages }) => messages) ?? [];
  const { counts = { open: 0, answered: 0 }, sends_mail = true } = query.data?.pages[0] ?? {};
  return (
    <>
      <p className="mb-4 text-ink-2">{t("support.text")}</p>
      {!sends_mail && (
        <p className="mb-4 rounded-md bg-gold-soft px-4 py-3 text-sm text-on-gold">
          {t("support.noMail")}
        </p>
      )}
      <div className="mb-4">
        <PillChoice
          legend={t("support.status")}
          choices={STATUSES}
          value={status}
          onChange={setStatus}
          labelOf={(each) => t(`support.status.${each}`, { count: counts[each] })}
        />
      </div>
      <Paged
        query={query}
        count={all.length}
        none={{
          icon: <Inbox size={24} />,
          title: t(`support.none.${status}`),
          ...(status === "open" && { text: t("support.none.open.text") }),
        }}
      >
        {all.map((message) => (
          <MessageRow key={message.id} message={message} sendsMail={sends_mail} />
        ))}
      </Paged>
    </>
  );
}

function MessageRow({ message, sendsMail }: { message: SupportMessage; sendsMail: boolean }) {
  const t = useT(peopleMessages);
  const { name, email, subject, account, answer, language } = message;
  return (
    <li className="rounded-md border border-line bg-surface p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 lang={language} className="text-lg font-semibold wrap-anywhere">
          {subject}
        </h2>
        <span className="text-sm text-ink-3">
          <Moment iso={message.created_at} />
        </span>
      </div>
      <p className="text-sm text-ink-2 wrap-anywhere">
        {name} · {email}
      </p>
      <p className="text-sm text-ink-3 wrap-anywhere">
        {account === null ? t("support.guest") : t("support.account", { email: account.email })}
      </p>
      <p lang={language} className="mt-3 max-w-[44rem] whitespace-pre-line wrap-anywhere">
        {message.message}
      </p>
      {answer === null ? (
        <AnswerForm message={message} sendsMail={sendsMail} />
      ) : (
        <Answer message={message} answer={answer} />
      )}
    </li>
  );
}

function AnswerForm({ message, sendsMail }: { message: SupportMessage; sendsMail: boolean }) {
  const t = useT(peopleMessages);
  const [text, setText] = useState("");
  const [fault, setFault] = useState<string>();
  const answer = useAnswerSupport(message.id);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (answer.isPending) return;
    const found = supportAnswerFault(plainText(text));
    if (found !== undefined) {
      const isLong = found.code === "too_long";
      setFault(isLong ? t("support.tooLong", { max: SUPPORT_MAX.answer }) : t("support.empty"));
      return;
    }
    answer.mutate(text, {
      onSuccess: () =>
        showToast(t(sendsMail ? "support.sent" : "support.saved"), { kind: "success" }),
      onError: (error) =>
        showToast(t("support.failed"), {
          kind: "error",
          description: t(
            isProblem(error, "conflict") ? "support.failed.elsewhere" : "support.failed.other",
          ),
        }),
    });
  }
  const { email } = message;
  return (
    <form onSubmit={submit} className="mt-4 flex max-w-[44rem] flex-col gap-3">
      <TextArea
        label={t("support.answer")}
        hint={t(sendsMail ? "support.answer.hint" : "support.answer.hintKept", { email })}
        error={fault}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setFault(undefined);
        }}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" size="sm" busy={answer.isPending}>
          {t(sendsMail ? "support.send" : "support.save")}
        </Button>
        {!sendsMail && <ByHand message={message} text={text} />}
      </div>
    </form>
  );
}

function Answer(props: { message: SupportMessage; answer: NonNullable<SupportMessage["answer"]> }) {
  const t = useT(peopleMessages);
  const { text, by, at, mail_state, mail_error } = props.answer;
  const isStuck = mail_state === "kept" || mail_state === "refused" || mail_state === "failed";
  return (
    <div className="mt-4 max-w-[44rem] border-l-2 border-line-2 pl-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-3">
        {by === null ? t("support.answered.gone") : t("support.answered", { name: by })}
        <Moment iso={at} />
        {mail_state !== null && <MailState state={mail_state} />}
      </p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
      {mail_error !== null && (
        <p className="mt-1 text-sm text-bad wrap-anywhere">
          {t("mailing.error", { error: mail_error })}
        </p>
      )}
      {isStuck && <ByHand message={props.message} text={text} />}
    </div>
  );
}

/** Opens the admin's own email program with the answer in it. */
function ByHand({ message, text }: { message: SupportMessage; text: string }) {
  const t = useT(peopleMessages);
  const { email, subject } = message;
  const fields = [`subject=${encodeURIComponent(`Re: ${subject}`)}`];
  if (text.trim() !== "") fields.push(`body=${encodeURIComponent(text)}`);
  return (
    <a
      href={`mailto:${encodeURIComponent(email)}?${fields.join("&")}`}
      className="inline-flex min-h-9 items-center text-sm text-brand underline underline-offset-4 wrap-anywhere touch:min-h-11"
    >
      {t("support.byHand", { email })}
    </a>
  );
}
