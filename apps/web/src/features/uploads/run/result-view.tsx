import type { Upload } from "@propertyvr/contracts";
import { Link } from "@tanstack/react-router";
import { CircleCheck, CircleX } from "lucide-react";
import type { ProblemError } from "../../../lib/api/index.ts";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Button } from "../../../ui/index.ts";
import { Counts } from "../counts.tsx";
import { uploadMessages } from "../messages.ts";
import { LeftOut } from "./left-out.tsx";

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
        <Button variant={failed > 0 ? "outline" : "primary"} onClick={props.onAnother}>
          {t("uploads.done.more")}
        </Button>
        <Link to="/my-listings" className={buttonClass("outline")}>
          {t("uploads.done.listings")}
        </Link>
        <Button variant="quiet" onClick={props.onClose}>
          {t("uploads.close")}
        </Button>
      </div>
    </div>
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
        <Button variant="outline" onClick={props.onAnother}>
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
  if (props.why?.code === "limit_reached") return t("uploads.failed.full");
  return props.why?.detail || t("uploads.failed.text");
}
