import type { UploadMode } from "@propertyvr/contracts";
import { useT } from "../../lib/i18n/index.ts";
import { Button } from "../../ui/index.ts";
import { changeMessages } from "./changes/change-messages.ts";
import { fixMessages } from "./fix/fix-messages.ts";
import {
  chooseMode,
  goTo,
  goToChanges,
  readFlow,
  type UploadStep,
  STEPS,
  useFlow,
} from "./flow.ts";
import { uploadMessages } from "./messages.ts";
import { forgetRun, readRun, runAgain, sendAndRun, useRun } from "./run/upload-run.ts";
import { optionsOf } from "./upload-options.ts";

/** What leads from step to step, and from the last one to the import. */
export interface StepActions {
  /** The last step that can be gone to. */
  readonly reached: UploadStep;
  readonly back: () => void;
  readonly next: () => void;
  readonly changeMode: (mode: UploadMode) => void;
  /** What was asked for is given up: back to where it was asked. */
  readonly giveUp: () => void;
  /** Once more, where it failed on its way; back where the file has to change first. */
  readonly again: () => void;
}

export function useStepActions({ isConfirmed }: { isConfirmed: boolean }): StepActions {
  const flow = useFlow();
  const run = useRun();
  const { step, check } = flow;
  const isRead = check.at === "checked" || check.at === "checking";
  const startDryRun = (): void => {
    const { source } = readFlow();
    const now = readRun();
    const options = optionsOf(readFlow(), { dryRun: true, confirm: null, run: now });
    goToChanges();
    if (now.at === "checked") void runAgain(now.upload, options);
    else if (source !== null) void sendAndRun(source, options);
  };
  const importAll = (): void => {
    if (run.at !== "checked") return;
    const confirm = isConfirmed ? (run.upload.brake?.token ?? null) : null;
    void runAgain(run.upload, optionsOf(flow, { dryRun: false, confirm, run }));
  };
  const giveUp = (): void => {
    forgetRun();
    goTo(flow.source === null ? "file" : "fix");
  };
  return {
    reached: run.at === "checked" && flow.isDryRunDone ? "changes" : isRead ? "fix" : step,
    back: () => goTo(STEPS[STEPS.indexOf(step) - 1] ?? "file"),
    next: () => {
      if (step === "changes") importAll();
      else if (step === "fix") startDryRun();
      else goTo(STEPS[STEPS.indexOf(step) + 1] ?? step);
    },
    changeMode: (mode) => {
      chooseMode(mode);
      startDryRun();
    },
    giveUp,
    again: () => {
      const isOnItsWay = run.at === "failed" && run.upload === null && flow.source !== null;
      if (isOnItsWay) startDryRun();
      else giveUp();
    },
  };
}

/** The buttons under a step. What is good can always be gone on with. */
export function StepFooter(props: {
  actions: StepActions;
  isConfirmed: boolean;
  onAnother: () => void;
}) {
  const t = useT(uploadMessages);
  const f = useT(fixMessages);
  const c = useT(changeMessages);
  const { step, check, source } = useFlow();
  const run = useRun();
  const { actions } = props;
  const checked = "checked" in check ? check.checked : null;
  const upload = run.at === "checked" ? run.upload : null;
  const taken = upload === null ? 0 : upload.counts.inserted + upload.counts.updated;
  const isReplacing = upload !== null && upload.counts.delisted > 0;
  const isBraked =
    step === "changes" && upload !== null && upload.brake !== null && !props.isConfirmed;
  const isNothing = upload !== null && taken === 0 && !isReplacing;
  const isFirst = step === "preview" || source === null;
  const isNoneGood = step === "fix" && checked !== null && checked.isWhole && checked.good === 0;
  const label =
    step === "changes"
      ? taken === 0
        ? c("uploads.changes.import.delist", { count: upload?.counts.delisted ?? 0 })
        : c("uploads.changes.import", { count: taken })
      : isNoneGood && checked.rows > 0
        ? f("uploads.fix.toFile")
        : step === "fix" && checked !== null && checked.failed > 0
          ? f("uploads.fix.continueGood", { count: checked.good })
          : t("uploads.continue");
  if (check.at === "failed" && step !== "changes") return null;
  return (
    <>
      <Button variant="outline" onClick={isFirst ? props.onAnother : actions.back}>
        {t(isFirst ? "uploads.another" : "uploads.back")}
      </Button>
      {step === "changes" && isNothing ? (
        <Button onClick={props.onAnother}>{t("uploads.done.more")}</Button>
      ) : (
        <Button
          disabled={isBraked || check.at === "planning" || (isNoneGood && checked.rows === 0)}
          onClick={actions.next}
        >
          {label}
        </Button>
      )}
    </>
  );
}
