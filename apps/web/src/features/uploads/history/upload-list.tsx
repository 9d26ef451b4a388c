import type { Upload } from "@propertyvr/contracts";
import { FileClock, TriangleAlert } from "lucide-react";
import { useT } from "../../../lib/i18n/index.ts";
import { Moment } from "../../../lib/moment.tsx";
import { MoreButton } from "../../../lib/more-button.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button, EmptyState, Skeleton, VisuallyHidden } from "../../../ui/index.ts";
import { Counts } from "../counts.tsx";
import { uploadMessages } from "../messages.ts";
import { useUploads } from "../queries.ts";
import { canGoOn } from "../go-on-with.ts";
import { isUnderWay } from "../run/upload-run.ts";

export interface UploadListProps {
  onReport: (upload: Upload) => void;
  /** Where an upload can be watched or gone on with. */
  onGoOn?: (upload: Upload) => void;
  /** The level of what stands above it. */
  level: 2 | 3;
}

/** What was sent, the newest first, with its counts. */
export function UploadList({ onReport, onGoOn, level }: UploadListProps) {
  const t = useT(uploadMessages);
  const query = useUploads();
  const uploads = query.data?.pages.flatMap((page) => page.uploads) ?? [];
  if (query.isPending)
    return (
      <div aria-busy="true" className="flex flex-col gap-2.5">
        <VisuallyHidden>{t("uploads.history.loading")}</VisuallyHidden>
        {["first", "second", "third"].map((name) => (
          <Skeleton key={name} className="h-24 rounded-md" />
        ))}
      </div>
    );
  if (query.isError && uploads.length === 0)
    return (
      <EmptyState
        level={level}
        className="py-6"
        icon={<TriangleAlert size={24} />}
        title={t("uploads.history.failed")}
        action={
          <Button variant="outline" size="sm" onClick={() => void query.refetch()}>
            {t("uploads.tryAgain")}
          </Button>
        }
      />
    );
  if (uploads.length === 0)
    return (
      <EmptyState
        level={level}
        className="py-6"
        icon={<FileClock size={24} />}
        title={t("uploads.history.none")}
        text={t("uploads.history.none.text")}
      />
    );
  return (
    <>
      <ul className="flex flex-col gap-2.5">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} {...{ upload, onReport, onGoOn }} />
        ))}
      </ul>
      <MoreButton query={query} isWide />
    </>
  );
}

const LOOKS = {
  waiting: "plain",
  running: "brand",
  checked: "gold",
  done: "good",
  failed: "bad",
  cancelled: "plain",
} as const satisfies Record<Upload["state"], string>;

function UploadRow(props: {
  upload: Upload;
  onReport: UploadListProps["onReport"];
  onGoOn: UploadListProps["onGoOn"];
}) {
  const { upload, onReport, onGoOn } = props;
  const t = useT(uploadMessages);
  const { file_name: name, state, partner } = upload;
  return (
    <li className="rounded-md border border-line bg-surface px-4 py-3">
      <div className="flex items-start gap-3">
        <p className="min-w-0 flex-1 font-[550] wrap-anywhere">{name}</p>
        <Badge variant={LOOKS[state]} className="shrink-0">
          {t(`uploads.state.${state}`)}
        </Badge>
      </div>
      <p className="mt-0.5 mb-2 flex flex-wrap gap-x-3 text-xs text-ink-3 tabular-nums">
        {partner !== null && <span className="text-ink-2">{partner.name}</span>}
        <Moment iso={upload.created_at} />
        {upload.by === "api" && <span>{t("uploads.history.byApi")}</span>}
        {upload.dry_run && <span>{t("uploads.history.dryRun")}</span>}
      </p>
      <Counts counts={upload.counts} isSmall />
      <div className="mt-2.5 flex flex-wrap gap-2">
        {onGoOn !== undefined && canGoOn(upload) && (
          <Button size="sm" onClick={() => onGoOn(upload)}>
            {t(isUnderWay(upload) ? "uploads.history.watch" : "uploads.history.goOn")}
          </Button>
        )}
        {(onGoOn === undefined || !isUnderWay(upload)) && (
          <Button
            variant="outline"
            size="sm"
            aria-label={t("uploads.history.report.of", { name })}
            onClick={() => onReport(upload)}
          >
            {t("uploads.history.report")}
          </Button>
        )}
      </div>
    </li>
  );
}
