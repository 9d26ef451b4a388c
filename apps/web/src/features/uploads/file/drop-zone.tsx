import { FileUp } from "lucide-react";
import { type DragEvent, useId, useRef, useState } from "react";
import { UPLOAD_BYTES_MAX } from "@propertyvr/contracts";
import { useT } from "../../../lib/i18n/index.ts";
import { Button } from "../../../ui/index.ts";
import { cn } from "../../../ui/classes.ts";
import { uploadMessages } from "../messages.ts";

const ACCEPTED = ".csv,.tsv,.txt,.xlsx,.json,.ndjson,.jsonl,.xml,text/csv,application/json";

type Refusal = "needed" | "one" | "tooLarge" | "empty";

/** A file is dropped here, or chosen; what it is is told by its content later, not by its name. */
export function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const t = useT(uploadMessages);
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const hintId = useId();
  const [isOver, setOver] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const take = (files: FileList | null): void => {
    const [file] = files ?? [];
    const found = refusalOf(files);
    setRefusal(found);
    if (file !== undefined && found === null) onFile(file);
  };
  const drag = (event: DragEvent, over: boolean): void => {
    event.preventDefault();
    setOver(over);
  };
  return (
    <div className="flex flex-col gap-3">
      <div
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false);
          take(event.dataTransfer.files);
        }}
        className={cn(
          "flex flex-col items-center gap-3 rounded-md border-2 border-dashed px-5 py-9 text-center transition-colors duration-140",
          isOver ? "border-brand bg-brand-soft" : "border-line-3 bg-surface-2",
        )}
      >
        <FileUp size={26} strokeWidth={1.6} aria-hidden className="text-brand" />
        <p className="font-[550]">{t("uploads.csv.drop")}</p>
        <Button
          data-autofocus
          variant="outline"
          aria-describedby={refusal === null ? hintId : `${errorId} ${hintId}`}
          onClick={() => input.current?.click()}
        >
          {t("uploads.csv.choose")}
        </Button>
        <p id={hintId} className="max-w-md text-sm text-balance text-ink-2">
          {t("uploads.csv.kinds")}
        </p>
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          aria-label={t("uploads.csv.choose")}
          tabIndex={-1}
          className="hidden"
          onChange={(event) => {
            take(event.target.files);
            // The same file may be chosen again, mended.
            event.target.value = "";
          }}
        />
      </div>
      <p id={errorId} role="alert" className="min-h-6 text-sm text-bad">
        {refusal !== null && t(`uploads.csv.${refusal}`)}
      </p>
      <Button className="self-end" onClick={() => setRefusal("needed")}>
        {t("uploads.continue")}
      </Button>
    </div>
  );
}

function refusalOf(files: FileList | null): Refusal | null {
  const [file] = files ?? [];
  if (files === null || file === undefined) return "needed";
  if (files.length > 1) return "one";
  if (file.size > UPLOAD_BYTES_MAX) return "tooLarge";
  return file.size === 0 ? "empty" : null;
}
