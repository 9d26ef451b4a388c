import type { ChangedPart } from "@propertyvr/parts";
import { useT } from "../../lib/i18n/index.ts";
import { chatMessages } from "./messages.ts";
import type { LiveRun } from "./stream/chat-runs.ts";

/**
 * The one live region of the screen: a quiet line that says how the reply
 * stands. The list itself is silent, or a screen reader would read every word twice.
 */
export function RunStatus({ live }: { live: LiveRun | null }) {
  const t = useT(chatMessages);
  const changed = live === null ? undefined : changedIn(live);
  return (
    <output className="sr-only">
      {changed && <span lang={changed.language}>{changed.text} </span>}
      {live === null ? "" : statusText(live, t)}
    </output>
  );
}

/** What a change by hand did, once its answer is there: nothing else on the screen says that it took. */
function changedIn({ view }: LiveRun): ChangedPart | undefined {
  if (view.userMessage?.kind !== "edit") return undefined;
  return view.message?.parts.find((part) => part.type === "changed");
}

function statusText(
  { view, isOver }: LiveRun,
  t: ReturnType<typeof useT<keyof (typeof chatMessages)["en"]>>,
): string {
  if (!isOver) return t(view.runId === null ? "chat.status.sending" : "chat.status.working");
  switch (view.message?.status) {
    case "stopped":
      return t("chat.status.stopped");
    case "interrupted":
      return t("chat.status.interrupted");
    case "failed":
      return t("chat.status.failed");
    default: {
      const homes = view.message?.parts.find((part) => part.type === "listings")?.cards.length ?? 0;
      return homes === 0 ? t("chat.status.ready") : t("chat.status.readyHomes", { count: homes });
    }
  }
}
