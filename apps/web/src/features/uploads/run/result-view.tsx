import type { Upload } from "@propertyvr/contracts";
import { CircleCheck, CircleX, Download } from "lucide-react";
import { useState } from "react";
import { isProblem, type ProblemError } from "../../../lib/api/index.ts";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import { Button, showToast } from "../../../ui/index.ts";
import { Counts } from "../counts.tsx";
import { uploadMessages } from "../messages.ts";
import { saveUploadedFile } from "./save-file.ts";

/** What came of an upload: F7's words, the counts, and the way on for what was left out. */
export function ResultView(props: { upload: Upload; onAnother: () => void; onClose: () => void }) {
  const t = useT(uploadMessages);
  const language = useLanguage();
  const { upload } = props;
  const { inserted, failed } = upload.counts;
  const isCancelled = upload.state === "cancelled";
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-5 py-8">
      <div className="flex items-start gap-4">
        <CircleCheck
          size={36}
          strokeWidth={1.6}
          aria-hidden
          className={isCancelled ? "text-ink-3" : "text-good"}
        />
        <output>
          <h3 className="text-xl font-semibold">
            {t(isCancelled ? "uploads.done.cancelled" : "uploads.done.title")}
          </h3>
          <p className="text-ink-2">
            {isCancelled
              ? t("uploads.done.cancelled.text", { count: inserted })
              : t("uploads.done.text", { count: formatNumber(inserted, language) })}
          </p>
        </output>
      </div>
      <Counts counts={upload.counts} />
      {failed > 0 && <LeftOut upload={upload} onMended={props.onAnother} />}
      <div className="flex flex-wrap gap-2">
        <Button look={failed > 0 ? "outline" : "primary"} onClick={props.onAnother}>
          {t("uploads.done.more")}
        </Button>
        <Button look="quiet" onClick={props.onClose}>
          {t("uploads.done.see")}
        </Button>
      </div>
    </div>
  );
}

/** The rows that were not taken, in the sender's own file, with the reasons beside them. */
export function LeftOut({ upload, onMended }: { upload: Upload; onMended?: () => void }) {
  const t = useT(uploadMessages);
  return (
    <div className="rounded-md border border-line bg-surface-2 p-4">
      <p>{t("uploads.done.left", { count: upload.counts.failed })}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <SaveButton upload={upload} rows="failed" />
        <SaveButton upload={upload} rows="all" />
        {onMended !== undefined && (
          <Button look="quiet" size="sm" onClick={onMended}>
            {t("uploads.done.mended")}
          </Button>
        )}
      </div>
    </div>
  );
}

function SaveButton({ upload, rows }: { upload: Upload; rows: "failed" | "all" }) {
  const t = useT(uploadMessages);
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await saveUploadedFile(upload, rows);
    } catch (error) {
      const isGone = isProblem(error, "conflict", "not_found");
      showToast(t("uploads.done.file.failed"), {
        kind: "error",
        ...(isGone && { description: t("uploads.done.file.gone") }),
      });
    }
    setBusy(false);
  };
  return (
    <Button
      look={rows === "failed" ? "primary" : "outline"}
      size="sm"
      busy={isBusy}
      icon={<Download size={16} aria-hidden />}
      onClick={() => void save()}
    >
      {t(rows === "failed" ? "uploads.done.file" : "uploads.done.whole")}
    </Button>
  );
}

/** Nothing was taken, or nobody knows: the server's words, else F7's. */
export function FailedView(props: {
  why: ProblemError | null;
  upload: Upload | null;
  onAgain: () => void;
  onAnother: () => void;
}) {
  const t = useT(uploadMessages);
  const { upload } = props;
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-5 py-8">
      <div className="flex items-start gap-4">
        <CircleX size={36} strokeWidth={1.6} aria-hidden className="shrink-0 text-bad" />
        <div role="alert" className="min-w-0">
          <h3 className="text-xl font-semibold">{t("uploads.failed.title")}</h3>
          <p className="wrap-anywhere text-ink-2">
            <FailureText why={props.why} upload={upload} />
          </p>
        </div>
      </div>
      {upload !== null && upload.counts.failed > 0 && <LeftOut upload={upload} />}
      <div className="flex flex-wrap gap-2">
        <Button onClick={props.onAgain}>{t("uploads.tryAgain")}</Button>
        <Button look="outline" onClick={props.onAnother}>
          {t("uploads.another")}
        </Button>
      </div>
    </div>
  );
}

export function FailureText(props: { why: ProblemError | null; upload: Upload | null }): string {
  const t = useT(uploadMessages);
  const language = useLanguage();
  const failure = props.upload?.failure;
  if (failure) return language === "th" ? failure.message_th : failure.message;
  if (props.why?.code === "offline") return t("uploads.failed.offline");
  if (props.why?.code === "timeout") return t("uploads.failed.timeout");
  return props.why?.detail || t("uploads.failed.text");
}
