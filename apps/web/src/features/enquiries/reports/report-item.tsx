import type { ListingReport, ReportResolution } from "@propertyvr/contracts";
import { useState } from "react";
import { isProblem } from "../../../lib/api/index.ts";
import { formatMoment } from "../../../lib/format.ts";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import { Badge, Button, ConfirmDialog, showToast } from "../../../ui/index.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { reportMessages } from "./messages.ts";
import { useDecide } from "./queries.ts";
import { HomeTitle } from "../home-title.tsx";

const STATE_LOOKS = { shown: "plain", hidden: "bad", gone: "gold" } as const;

/** One report: what is said of which home, by whom, and what is decided. */
export function ReportItem({ report }: { report: ListingReport }) {
  const t = useT(reportMessages);
  const language = useLanguage();
  const { home, reporter, home_state: state } = report;
  return (
    <article className="flex flex-col gap-2.5 rounded-lg border border-line bg-surface p-4 shadow-1">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <h2 className="font-semibold">{t(`reports.reason.${report.reason}`)}</h2>
        <Badge variant={STATE_LOOKS[state]}>{t(`reports.state.${state}`)}</Badge>
      </div>
      <p className="text-sm text-ink-2">
        <HomeTitle home={home} isShown={state === "shown"} />
        <span className="text-ink-3"> · {report.partner_name ?? t("reports.nobodys")}</span>
      </p>
      {report.note !== "" && <p className="wrap-anywhere whitespace-pre-line">{report.note}</p>}
      <p className="text-sm text-ink-3">
        <time dateTime={report.created_at}>{formatMoment(report.created_at, language)}</time>
        {" · "}
        {reporter === null ? t("reports.guest") : t("reports.by", { ...reporter })}
        {report.open_on_home > 1 && ` · ${t("reports.more.open", { count: report.open_on_home })}`}
      </p>
      <Resolution report={report} />
      <Decisions report={report} />
    </article>
  );
}

function Resolution({ report }: { report: ListingReport }) {
  const t = useT(reportMessages);
  const { resolution, resolution_note: note, resolved_by: by } = report;
  if (resolution === null) return null;
  return (
    <p className="text-sm">
      <b className="font-[550]">
        {t(`reports.resolution.${resolution}`, { name: by ?? t("reports.somebody") })}
      </b>
      {note !== null && <span className="text-ink-2"> · {note}</span>}
    </p>
  );
}

/** What can still be decided: a home that is hidden can be shown again, an open report dismissed. */
function Decisions({ report }: { report: ListingReport }) {
  const t = useT(reportMessages);
  const decide = useDecide();
  const [note, setNote] = useState("");
  const [isAsking, setAsking] = useState(false);
  const canHide = report.home_state === "shown" && report.resolution !== "restored";
  const canRestore = report.home_state === "hidden";
  const isOpen = report.resolution === null;
  if (!isOpen && !canRestore) return null;

  const settle = (resolution: ReportResolution): void => {
    setAsking(false);
    decide.mutate(
      { id: report.id, resolution, note },
      {
        onSuccess: () => showToast(t(`reports.decided.${resolution}`)),
        onError: (error) =>
          showToast(t(isProblem(error, "conflict") ? "reports.conflict" : "reports.decideFailed"), {
            kind: "error",
          }),
      },
    );
  };
  return (
    <div className="mt-1 flex flex-wrap items-end gap-3">
      <TextField
        className="min-w-0 flex-1 basis-64"
        label={t("reports.note")}
        value={note}
        maxLength={1_000}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        {isOpen && canHide && (
          <Button
            size="sm"
            variant="danger"
            busy={decide.isPending}
            onClick={() => setAsking(true)}
          >
            {t("reports.hide")}
          </Button>
        )}
        {canRestore && (
          <Button
            size="sm"
            variant="outline"
            busy={decide.isPending}
            onClick={() => settle("restored")}
          >
            {t("reports.restore")}
          </Button>
        )}
        {isOpen && (
          <Button
            size="sm"
            variant="quiet"
            busy={decide.isPending}
            onClick={() => settle("dismissed")}
          >
            {t("reports.dismiss")}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("reports.hide.title")}
        text={t("reports.hide.text", { title: report.home.title.text })}
        confirmLabel={t("reports.hide")}
        cancelLabel={t("reports.cancel")}
        onConfirm={() => settle("hidden")}
      />
    </div>
  );
}
