import type { Upload, UploadMode } from "@propertyvr/contracts";
import { FileWarning } from "lucide-react";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { Button, EmptyState, Progress, Skeleton } from "../../ui/index.ts";
import { ChangesStep } from "./changes/changes-step.tsx";
import type { FileEncoding, ToldFault } from "./check/protocol.ts";
import { ColumnsStep } from "./columns/columns-step.tsx";
import { FileStep } from "./file/file-step.tsx";
import { FixStep } from "./fix/fix-step.tsx";
import { ServerFixes } from "./fix/server-fixes.tsx";
import { type Flow, goTo, type OpenCheck, openSource, type UploadSource } from "./flow.ts";
import { goOnWith } from "./go-on-with.ts";
import { UploadList } from "./history/upload-list.tsx";
import { keptTables } from "./kept-tables.ts";
import { uploadMessages } from "./messages.ts";
import { previewMessages } from "./preview/preview-messages.ts";
import { PreviewStep } from "./preview/preview-step.tsx";
import { useUploads } from "./queries.ts";
import type { UploadRunState } from "./run/upload-run.ts";

/** The step that one is at. */
export function StepView(props: {
  flow: Flow;
  run: UploadRunState;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
  onReport: (upload: Upload) => void;
  onMode: (mode: UploadMode) => void;
  onAnother: () => void;
}) {
  const t = useT(uploadMessages);
  const { flow, run } = props;
  const { step, check } = flow;
  const uploads = useUploads();
  const open = (source: UploadSource, encoding?: FileEncoding): void => {
    const earlier = uploads.data?.pages.flatMap((page) => page.uploads) ?? [];
    openSource(source, keptTables(earlier, flow.partnerId), encoding);
  };
  if (step === "file")
    return (
      <FileStep onChosen={(source) => open(source)}>
        <section className="min-w-0">
          <h3 className="mb-3 font-semibold">{t("uploads.history.title")}</h3>
          <UploadList level={3} onReport={props.onReport} onGoOn={goOnWith} />
        </section>
      </FileStep>
    );
  if (step === "changes" && run.at === "checked")
    return (
      <ChangesStep
        upload={run.upload}
        mode={run.upload.mode}
        isConfirmed={props.isConfirmed}
        onMode={props.onMode}
        onConfirm={props.onConfirm}
        onMend={() => goTo("fix")}
      />
    );
  if (step === "fix" && run.at === "checked" && !isWholeHere(flow))
    return <ServerFixes upload={run.upload} />;
  if (check.at === "failed") return <Fault fault={check.fault} onAnother={props.onAnother} />;
  if (check.at === "planning" || check.at === "none")
    return <Reading name={flow.source?.file.name ?? ""} />;
  return <CheckedStep flow={flow} check={check} onEncoding={open} />;
}

/** Whether all of the file was checked here, not only its first part. */
const isWholeHere = ({ check }: Flow): boolean =>
  "checked" in check && check.checked !== null && check.checked.isWhole;

function CheckedStep(props: {
  flow: Flow;
  check: OpenCheck;
  onEncoding: (source: UploadSource, encoding: FileEncoding) => void;
}) {
  const p = useT(previewMessages);
  const { flow, check } = props;
  const { step, source } = flow;
  const size = source?.file.size ?? 0;
  const progress = check.at === "checked" ? null : size === 0 ? 0 : check.bytes / size;
  return (
    <>
      {step !== "fix" && (
        <div className="h-0.5 shrink-0">
          {progress !== null && <Progress label={p("uploads.preview.checking")} value={progress} />}
        </div>
      )}
      {check.fault !== null && <EarlyEnd fault={check.fault} />}
      {step === "preview" && (
        <PreviewStep
          check={check}
          onEncoding={(encoding) => source !== null && props.onEncoding(source, encoding)}
        />
      )}
      {step === "columns" && <ColumnsStep check={check} />}
      {step === "fix" &&
        (check.checked === null ? (
          <Reading name={source?.file.name ?? ""} />
        ) : (
          <FixStep noted={check.checked.noted} progress={progress} />
        ))}
    </>
  );
}

function Reading({ name }: { name: string }) {
  const p = useT(previewMessages);
  return (
    <div aria-busy="true" className="flex flex-col gap-4 pt-4">
      <output className="block text-ink-2">{p("uploads.preview.reading", { name })}</output>
      <Skeleton className="h-16 rounded-md" />
      <Skeleton className="h-72 rounded-md" />
    </div>
  );
}

function Fault({ fault, onAnother }: { fault: ToldFault | null; onAnother: () => void }) {
  const t = useT(uploadMessages);
  const language = useLanguage();
  return (
    <EmptyState
      level={3}
      icon={<FileWarning size={24} />}
      title={t("uploads.fault.title")}
      text={
        <span role="alert">
          {fault === null
            ? t("uploads.fault.broken")
            : `${fault.says[language]}. ${fault.fix[language]}.`}
          {typeof fault?.line === "number" && ` ${t("uploads.fault.line", { line: fault.line })}.`}
        </span>
      }
      action={<Button onClick={onAnother}>{t("uploads.another")}</Button>}
    />
  );
}

/** The rest of the file cannot be read. */
function EarlyEnd({ fault }: { fault: ToldFault }) {
  const t = useT(uploadMessages);
  const language = useLanguage();
  return (
    <p role="alert" className="mt-3 rounded-sm bg-bad-soft px-3 py-2 text-sm text-bad">
      {fault.says[language]}
      {fault.line !== null && ` (${t("uploads.fault.line", { line: fault.line })})`}.{" "}
      {t("uploads.fault.early")}
    </p>
  );
}
