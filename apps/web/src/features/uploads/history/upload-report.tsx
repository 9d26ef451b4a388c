import type { Upload, UploadFinding } from "@propertyvr/contracts";
import { ArrowLeft, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import { Moment } from "../../../lib/moment.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button, EmptyState, Progress, Skeleton } from "../../../ui/index.ts";
import { useFieldName } from "../columns/field-name.ts";
import { Counts } from "../counts.tsx";
import { formatBytes } from "../../../lib/format-bytes.ts";
import { uploadMessages } from "../messages.ts";
import { KIND_TEXTS, previewMessages } from "../preview/preview-messages.ts";
import { useUpload } from "../queries.ts";
import { LeftOut } from "../run/left-out.tsx";
import { FailureText } from "../run/result-view.tsx";
import { isUnderWay } from "../run/upload-run.ts";

/** What came up in one upload, and the file back. */
export function UploadReport({ id, onBack }: { id: string; onBack: () => void }) {
  const t = useT(uploadMessages);
  const { data: upload, isError, refetch } = useUpload(id);
  return (
    <div className="flex flex-col gap-5">
      <Button
        variant="quiet"
        size="sm"
        className="-ml-3 self-start"
        icon={<ArrowLeft size={17} aria-hidden />}
        onClick={onBack}
      >
        {t("uploads.report.back")}
      </Button>
      {upload !== undefined ? (
        <Report upload={upload} />
      ) : isError ? (
        <EmptyState
          level={3}
          icon={<TriangleAlert size={24} />}
          title={t("uploads.report.failed")}
          action={<Button onClick={() => void refetch()}>{t("uploads.tryAgain")}</Button>}
        />
      ) : (
        <Skeleton className="h-64 rounded-md" />
      )}
    </div>
  );
}

function Report({ upload }: { upload: Upload }) {
  const t = useT(uploadMessages);
  const p = useT(previewMessages);
  const language = useLanguage();
  const { rows_done: done, rows_total: total } = upload.progress;
  return (
    <>
      <h3 className="text-lg font-semibold wrap-anywhere">{upload.file_name}</h3>
      {isUnderWay(upload) && (
        <Progress
          label={t("uploads.run.importing", { name: upload.file_name })}
          {...(total !== null && total > 0 && { value: done / total })}
          className="h-2"
        />
      )}
      <Counts counts={upload.counts} />
      <dl className="grid grid-cols-2 gap-x-5 gap-y-3 text-sm sm:flex sm:flex-wrap sm:gap-x-10">
        {upload.partner !== null && (
          <Fact term={t("uploads.report.partner")}>{upload.partner.name}</Fact>
        )}
        <Fact term={t("uploads.report.sent")}>
          <Moment iso={upload.created_at} />
        </Fact>
        {upload.kind !== null && (
          <Fact term={t("uploads.report.kind")}>
            {p(KIND_TEXTS[upload.kind])}, {formatBytes(upload.bytes, language)}
          </Fact>
        )}
      </dl>
      {upload.failure !== null && (
        <p className="rounded-sm bg-bad-soft px-3 py-2 text-bad">
          <FailureText why={null} upload={upload} />
        </p>
      )}
      {upload.counts.failed > 0 && !isUnderWay(upload) && <LeftOut upload={upload} />}
      <section>
        <h4 className="mb-2.5 font-semibold">{t("uploads.report.findings")}</h4>
        {upload.findings.length === 0 && (
          <p className="text-ink-2">{t("uploads.report.findings.none")}</p>
        )}
        <ul className="flex flex-col gap-2">
          {upload.findings.map((finding) => (
            <Finding
              key={`${finding.severity} ${finding.code} ${finding.column ?? finding.field}`}
              finding={finding}
            />
          ))}
        </ul>
      </section>
    </>
  );
}

const LOOKS = { error: "bad", warning: "gold", repair: "plain" } as const;

function Finding({ finding }: { finding: UploadFinding }) {
  const t = useT(uploadMessages);
  const language = useLanguage();
  const nameOf = useFieldName();
  const { severity, field, column, example } = finding;
  const value = typeof example.value === "string" ? example.value : JSON.stringify(example.value);
  return (
    <li className="rounded-md border border-line px-4 py-2.5 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Badge variant={LOOKS[severity]}>{t(`uploads.report.${severity}`)}</Badge>
        <b className="font-[550]">{column ?? nameOf(field)}</b>
        <span className="text-ink-2 tabular-nums">
          {t("uploads.report.times", { count: finding.count })}
        </span>
      </p>
      <p className="mt-1">{language === "th" ? finding.message_th : finding.message}</p>
      {severity !== "repair" && (
        <p className="text-ink-2">{language === "th" ? finding.fix_th : finding.fix}</p>
      )}
      {example.value !== null && (
        <p className="mt-0.5 wrap-anywhere text-ink-3 tabular-nums">
          {t("uploads.report.example", { row: formatNumber(example.row, language), value })}
        </p>
      )}
    </li>
  );
}

const Fact = (props: { term: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-ink-3">{props.term}</dt>
    <dd className="font-[550] wrap-anywhere">{props.children}</dd>
  </div>
);
