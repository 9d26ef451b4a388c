import { useState } from "react";
import { useT } from "../../../lib/i18n/index.ts";
import { useFocusOf } from "../../../ui/use-focus-of.ts";
import { uploadMessages } from "../messages.ts";
import { UploadList } from "./upload-list.tsx";
import { UploadReport } from "./upload-report.tsx";

/** All partners' uploads with their reports, for an admin. */
export function AllUploads() {
  const t = useT(uploadMessages);
  const [open, setOpen] = useState<string | null>(null);
  const body = useFocusOf(open ?? "list");
  return (
    <div ref={body} tabIndex={-1} className="outline-none">
      {open === null ? (
        <>
          <p className="mb-4 text-ink-2">{t("uploads.history.text")}</p>
          <UploadList level={2} onReport={({ id }) => setOpen(id)} />
        </>
      ) : (
        <>
          <h2 className="sr-only">{t("uploads.history.title")}</h2>
          <UploadReport id={open} onBack={() => setOpen(null)} />
        </>
      )}
    </div>
  );
}
