import { useState } from "react";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import { Button, ConfirmDialog, Progress, showToast } from "../../../ui/index.ts";
import { formatBytes } from "../../../lib/format-bytes.ts";
import { uploadMessages } from "../messages.ts";
import { cancelRun, type UploadRunState } from "./upload-run.ts";

type UnderWay = Extract<UploadRunState, { at: "sending" | "working" }>;

/** How an upload goes: first its bytes, then its rows. */
export function RunningView(props: { run: UnderWay; name: string; onGivenUp: () => void }) {
  const t = useT(uploadMessages);
  const language = useLanguage();
  const { run, name } = props;
  const [isAsking, setAsking] = useState(false);
  const upload = run.at === "working" ? run.upload : null;
  const { rows_done: done, rows_total: total } = upload?.progress ?? NO_PROGRESS;
  const isTrial = run.at === "sending" || run.isTrial;
  const isOutOfReach = run.at === "working" && run.isOutOfReach;
  const title =
    run.at === "sending"
      ? "uploads.run.sending"
      : isTrial
        ? "uploads.run.checking"
        : "uploads.run.importing";
  const number = (value: number) => formatNumber(value, language);
  const figures =
    run.at === "sending"
      ? t("uploads.run.bytes", {
          sent: formatBytes(run.sent, language),
          total: formatBytes(run.total, language),
        })
      : upload?.state === "waiting"
        ? t("uploads.run.waiting")
        : total !== null
          ? t("uploads.run.rows", { done: number(done), total: number(total) })
          : done > 0
            ? t("uploads.run.rowsSoFar", { done })
            : "";
  const share =
    run.at === "sending"
      ? { value: run.sent / Math.max(1, run.total) }
      : total !== null && total > 0
        ? { value: done / total }
        : {};
  const stop = async (): Promise<void> => {
    try {
      await cancelRun();
      if (isTrial) props.onGivenUp();
    } catch {
      showToast(t("uploads.run.cancel.failed"), { kind: "error" });
    }
  };
  // An import that was asked for may be under way: only what is named can be stopped.
  const isStoppable = isTrial || upload !== null;
  return (
    <div className="mx-auto flex min-h-80 w-full max-w-xl flex-col justify-center gap-4 py-10">
      <h3 className="text-lg font-semibold wrap-anywhere">
        {t(title, { name: upload?.file_name ?? name })}
      </h3>
      <Progress label={t(title, { name })} {...share} className="h-2" />
      <output className="min-h-6 text-ink-2 tabular-nums">{figures}</output>
      <p className="text-sm text-ink-3">
        {t(
          isOutOfReach
            ? upload === null
              ? "uploads.run.unknown"
              : "uploads.run.outOfReach"
            : run.at === "sending"
              ? "uploads.run.stay"
              : "uploads.run.leave",
        )}
      </p>
      <Button
        variant="outline"
        className="self-start"
        disabled={!isStoppable}
        onClick={() => (isTrial ? void stop() : setAsking(true))}
      >
        {t("uploads.run.cancel")}
      </Button>
      <ConfirmDialog
        danger
        open={isAsking}
        onOpenChange={setAsking}
        title={t("uploads.run.cancel.title")}
        text={t("uploads.run.cancel.text")}
        confirmLabel={t("uploads.run.cancel.yes")}
        cancelLabel={t("uploads.run.cancel.no")}
        onConfirm={() => void stop()}
      />
    </div>
  );
}

const NO_PROGRESS = { rows_done: 0, rows_total: null };
