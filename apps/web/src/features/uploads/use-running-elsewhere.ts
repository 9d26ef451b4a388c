import { useEffect, useRef } from "react";
import { useUser } from "../../lib/session/session-store.ts";
import { readFlow } from "./flow.ts";
import { goOnWith } from "./go-on-with.ts";
import { useUploads } from "./queries.ts";
import { isUnderWay, readRun } from "./run/upload-run.ts";

/**
 * An upload that was begun before the page was loaded, or in another tab, is shown as it goes: once,
 * as the window opens, where nothing else has been begun here. An admin has everybody's in the list.
 */
export function useRunningElsewhere(): void {
  const isPartner = useUser()?.role === "partner";
  const { data } = useUploads();
  const isDone = useRef(false);
  useEffect(() => {
    if (data === undefined || isDone.current) return;
    isDone.current = true;
    const running = data.pages[0]?.uploads.find((each) => isUnderWay(each) && each.by === "dialog");
    if (!isPartner || running === undefined) return;
    if (readRun().at === "none" && readFlow().source === null) goOnWith(running);
  }, [data, isPartner]);
}
