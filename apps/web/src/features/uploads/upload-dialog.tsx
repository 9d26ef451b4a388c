import { useState } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { useLeaveGuard } from "../../lib/use-leave-guard.ts";
import { Dialog } from "../../ui/index.ts";
import { useFocusOf } from "../../ui/use-focus-of.ts";
import { goTo, startOver, useFlow } from "./flow.ts";
import { UploadReport } from "./history/upload-report.tsx";
import { uploadMessages } from "./messages.ts";
import { RunView } from "./run/run-view.tsx";
import { useShowUploadEnd } from "./run/show-upload-end.ts";
import { forgetRun, useRun } from "./run/upload-run.ts";
import { StepFooter, useStepActions } from "./step-footer.tsx";
import { StepList } from "./step-list.tsx";
import { StepView } from "./step-view.tsx";
import { useRunningElsewhere } from "./use-running-elsewhere.ts";

/** Files of homes, from choosing one to what came of it. Loaded when it is opened. */
export default function UploadDialog({ onClose }: { onClose: () => void }) {
  const t = useT(uploadMessages);
  const flow = useFlow();
  const run = useRun();
  const [report, setReport] = useState<string | null>(null);
  // A yes holds for what was shown, and for nothing that is shown later.
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const guard = run.at === "checked" ? run.upload.brake : null;
  const isConfirmed = guard !== null && guard.token === confirmed;
  const actions = useStepActions({ isConfirmed });
  useShowUploadEnd();
  // A file half sent, or cells mended that nobody has sent.
  useLeaveGuard(
    run.at === "sending" || (flow.fixes.length > 0 && (run.at === "none" || run.at === "checked")),
  );
  useRunningElsewhere();

  const isRunShown = run.at !== "none" && (run.at !== "checked" || flow.step === "changes");
  const isStepShown = report === null && (!isRunShown || run.at === "checked");
  const view = report ?? (isRunShown ? run.at : `${flow.step} ${flow.check.at === "planning"}`);
  const body = useFocusOf(view);
  const another = (): void => {
    forgetRun();
    startOver();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="desk"
      phone="screen"
      title={t("uploads.title")}
      description={flow.step === "file" && isStepShown ? t("uploads.text") : undefined}
      closeLabel={t("uploads.close")}
      footer={
        isStepShown && flow.step !== "file" ? (
          <StepFooter actions={actions} isConfirmed={isConfirmed} onAnother={another} />
        ) : undefined
      }
    >
      <div ref={body} tabIndex={-1} className="flex h-full min-h-0 flex-col outline-none">
        {report !== null ? (
          <UploadReport id={report} onBack={() => setReport(null)} />
        ) : (
          <>
            {isStepShown && flow.step !== "file" && (
              <StepList
                step={flow.step}
                reached={actions.reached}
                from={flow.source === null ? "fix" : "file"}
                onGo={goTo}
              />
            )}
            {isStepShown ? (
              <StepView
                flow={flow}
                run={run}
                isConfirmed={isConfirmed}
                onConfirm={(isYes) => setConfirmed(isYes ? (guard?.token ?? null) : null)}
                onReport={({ id }) => setReport(id)}
                onMode={actions.changeMode}
                onAnother={another}
              />
            ) : (
              <RunView
                run={run}
                name={flow.source?.file.name ?? ""}
                onAgain={actions.again}
                onGivenUp={actions.giveUp}
                onAnother={another}
                onClose={onClose}
              />
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
