import { ResultView, FailedView } from "./result-view.tsx";
import { RunningView } from "./running-view.tsx";
import type { UploadRunState } from "./upload-run.ts";

/** How an upload goes, or what came of it. */
export function RunView(props: {
  run: UploadRunState;
  /** Of the file that was chosen here. */
  name: string;
  onAgain: () => void;
  onGivenUp: () => void;
  onAnother: () => void;
  onClose: () => void;
}) {
  const { run, name, onAnother } = props;
  if (run.at === "sending" || run.at === "working")
    return <RunningView run={run} name={name} onGivenUp={props.onGivenUp} />;
  if (run.at === "done")
    return <ResultView upload={run.upload} onAnother={onAnother} onClose={props.onClose} />;
  if (run.at === "failed")
    return <FailedView {...run} onAgain={props.onAgain} onAnother={onAnother} />;
  return null;
}
