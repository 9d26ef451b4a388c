import type { Upload } from "@propertyvr/contracts";
import { Download } from "lucide-react";
import { useState } from "react";
import { isProblem } from "../../../lib/api/index.ts";
import { useT } from "../../../lib/i18n/index.ts";
import { Unbroken } from "../../../lib/unbroken.tsx";
import { Button, showToast } from "../../../ui/index.ts";
import { uploadMessages } from "../messages.ts";
import { saveUploadedFile } from "./save-file.ts";

/** The rows that were not taken, in the sender's own file, with the reasons beside them. */
export function LeftOut(props: {
  upload: Upload;
  /** The file was mended and is to be sent. */
  onMended?: () => void;
  /** Rows are to be mended here. */
  onMend?: () => void;
}) {
  const t = useT(uploadMessages);
  const { upload, onMended, onMend } = props;
  const { failed: count } = upload.counts;
  const isTrial = upload.state === "checked";
  return (
    <div className="rounded-md border border-line bg-surface-2 p-4">
      <p>
        <b className="font-[550] text-bad">
          {t(isTrial ? "uploads.left.trial" : "uploads.left", { count })}
        </b>{" "}
        <Unbroken text={t(onMend === undefined ? "uploads.left.file" : "uploads.left.ways")} />
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {onMend !== undefined && (
          <Button size="sm" onClick={onMend}>
            {t("uploads.left.mend")}
          </Button>
        )}
        <SaveButton upload={upload} rows="failed" isFirst={onMend === undefined} />
        <SaveButton upload={upload} rows="all" isFirst={false} />
        {onMended !== undefined && (
          <Button variant="outline" size="sm" onClick={onMended}>
            {t("uploads.done.mended")}
          </Button>
        )}
      </div>
    </div>
  );
}

function SaveButton(props: { upload: Upload; rows: "failed" | "all"; isFirst: boolean }) {
  const t = useT(uploadMessages);
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await saveUploadedFile(props.upload, props.rows);
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
      variant={props.isFirst ? "primary" : "outline"}
      size="sm"
      busy={isBusy}
      icon={<Download size={16} aria-hidden />}
      onClick={() => void save()}
    >
      {t(props.rows === "failed" ? "uploads.done.file" : "uploads.done.whole")}
    </Button>
  );
}
