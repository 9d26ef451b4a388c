import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { formatNumber } from "../../../lib/format.ts";
import { readLanguage, translate } from "../../../lib/i18n/index.ts";
import { showToast } from "../../../ui/toast.ts";
import { uploadMessages } from "../messages.ts";
import { onRunEnd, type UploadRunState } from "./upload-run.ts";

let windows = 0;

/** Where no window shows how an upload ends, a toast says it (F7). */
onRunEnd((run) => {
  if (windows > 0) return;
  const told = toastOf(run);
  if (told !== undefined) showToast(told.title, told);
});

function toastOf(run: UploadRunState) {
  const text = (
    id: Parameters<typeof translate<keyof (typeof uploadMessages)["en"]>>[1],
    count = 0,
  ) => translate(uploadMessages, id, { count: formatNumber(count, readLanguage()) });
  if (run.at === "done" && run.upload.state === "done")
    return {
      kind: "success",
      title: text("uploads.done.title"),
      description: text("uploads.done.text", run.upload.counts.inserted),
    } as const;
  if (run.at !== "failed") return undefined;
  const failure = run.upload?.failure;
  const said = readLanguage() === "th" ? failure?.message_th : failure?.message;
  const full = run.why?.code === "limit_reached" ? text("uploads.failed.full") : undefined;
  return {
    kind: "error",
    title: text("uploads.failed.title"),
    description: said ?? full ?? (run.why?.detail || text("uploads.failed.text")),
  } as const;
}

/** This window shows how an upload ends; the lists of uploads are asked for anew. */
export function useShowUploadEnd(): void {
  const client = useQueryClient();
  useEffect(() => {
    windows++;
    const stop = onRunEnd(() => void client.invalidateQueries({ queryKey: ["uploads"] }));
    return () => {
      windows--;
      stop();
    };
  }, [client]);
}
