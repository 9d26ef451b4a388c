import {
  plainText,
  REPORT_REASONS,
  type EnquiryFault,
  type ReportReason,
  reportFault,
} from "@propertyvr/contracts";
import { useId, useRef, useState } from "react";
import type { HomeAsked } from "../../lib/home-window.ts";
import { useT } from "../../lib/i18n/index.ts";
import { readSession } from "../../lib/session/session-store.ts";
import { readStored, removeStored, writeStored } from "../../lib/storage.ts";
import { Button, Dialog } from "../../ui/index.ts";
import { Pill, Pills } from "../../ui/pills.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { failureText } from "./failure-text.ts";
import { enquiryMessages } from "./messages.ts";
import { useReport } from "./queries.ts";
import { faultText } from "./use-enquiry-form.ts";

/** Tells the admins that a listing is gone, wrong or a scam; open to guests. */
export default function ReportDialog({
  asked,
  onClose,
}: {
  asked: HomeAsked;
  onClose: () => void;
}) {
  const t = useT(enquiryMessages);
  const formId = useId();
  const { home } = asked;
  const form = useReportForm(home.id);
  const { report, reason } = form;
  const isSent = report.isSuccess;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(isSent ? "enquiries.report.thanks" : "enquiries.report.title")}
      description={<span lang={home.title.language}>{home.title.text}</span>}
      closeLabel={t("enquiries.close")}
      footer={
        isSent ? (
          <Button onClick={onClose}>{t("enquiries.sent.done")}</Button>
        ) : (
          <>
            <Button variant="outline" onClick={onClose}>
              {t("enquiries.cancel")}
            </Button>
            <Button type="submit" form={formId} busy={report.isPending}>
              {t("enquiries.report.send")}
            </Button>
          </>
        )
      }
    >
      {isSent ? (
        <div className="flex flex-col gap-3">
          <output className="block">{t("enquiries.report.thanksText")}</output>
          {reason === "scam" && <p className="text-ink-2">{t("enquiries.report.scamText")}</p>}
        </div>
      ) : (
        <ReportFields id={formId} {...form} />
      )}
    </Dialog>
  );
}

function ReportFields(props: ReturnType<typeof useReportForm> & { id: string }) {
  const t = useT(enquiryMessages);
  const { reason, note, fault, isReasonMissing, report } = props;
  return (
    <form
      id={props.id}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        props.submit();
      }}
    >
      <p className="text-sm text-ink-2">{t("enquiries.report.text")}</p>
      <Pills legend={t("enquiries.report.reason")} isLegendShown>
        {REPORT_REASONS.map((each, at) => (
          <Pill
            key={each}
            name="reason"
            checked={reason === each}
            onChange={() => props.change({ reason: each, note })}
            isFirst={at === 0}
          >
            {t(`enquiries.report.${each}`)}
          </Pill>
        ))}
      </Pills>
      {isReasonMissing && (
        <p role="alert" className="text-sm text-bad">
          {t("enquiries.report.pick")}
        </p>
      )}
      <TextArea
        label={t(reason === "other" ? "enquiries.report.note" : "enquiries.report.noteOptional")}
        value={note}
        error={faultText(fault, "note", t)}
        onChange={(event) => props.change({ reason, note: event.target.value })}
      />
      {report.error !== null && (
        <p role="alert" className="rounded-md bg-bad-soft px-4 py-2.5 text-sm text-bad">
          {failureText(report.error, t).text}
        </p>
      )}
    </form>
  );
}

interface ReportDraft {
  readonly reason: ReportReason | null;
  readonly note: string;
}

/** What was chosen and typed is kept until it is sent. */
function useReportForm(homeId: string) {
  const report = useReport(homeId);
  const isUnderway = useRef(false);
  const session = readSession();
  const who = session.status === "signed_in" ? session.user.id : "guest";
  const key = `draft:report:${who}:${homeId}` as const;
  const [draft, setDraft] = useState<ReportDraft>(() => readDraft(key));
  const [fault, setFault] = useState<EnquiryFault | null>(null);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const change = (next: ReportDraft): void => {
    setDraft(next);
    setFault(null);
    setReasonMissing(false);
    writeStored(key, JSON.stringify(next));
  };
  const submit = (): void => {
    const { reason, note } = draft;
    // A second press may come before the first is drawn.
    if (isUnderway.current) return;
    if (reason === null) return setReasonMissing(true);
    const found = reportFault({ reason, note: plainText(note) }) ?? null;
    setFault(found);
    if (found !== null) return;
    isUnderway.current = true;
    report.mutate(
      { reason, note },
      {
        onSuccess: () => removeStored(key),
        onSettled: () => {
          isUnderway.current = false;
        },
      },
    );
  };
  return { ...draft, change, submit, fault, isReasonMissing, report };
}

function readDraft(key: `draft:${string}`): ReportDraft {
  try {
    const kept = JSON.parse(readStored(key) ?? "null") as Partial<ReportDraft> | null;
    const reason = REPORT_REASONS.find((each) => each === kept?.reason) ?? null;
    return { reason, note: typeof kept?.note === "string" ? kept.note : "" };
  } catch {
    return { reason: null, note: "" };
  }
}
