import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useConsent } from "../../lib/consent.ts";
import { copiesOf, forgetCopies } from "../../lib/copies.ts";
import { useUser } from "../../lib/session/session-store.ts";
import { askForCopied, followQueries } from "./follow-queries.ts";
import { NewVersion } from "./new-version.tsx";
import { dropWorker, startWorker } from "./worker-link.ts";

/** How often what is shown from a copy is asked for again, where the browser sees a network. */
const ASK_AGAIN_MS = 10_000;

/**
 * What lets the site be read without a network: its files in a worker, and copies of the last chats. Both
 * are kept only where the person accepted optional storage. Loaded after the page.
 */
export default function Offline(): ReactNode {
  const client = useQueryClient();
  const userId = useUser()?.id;
  const isAccepted = useConsent().consent === "accepted";

  useEffect(() => {
    if (isAccepted) startWorker();
    else void dropWorker();
  }, [isAccepted]);

  useEffect(() => {
    // Of anybody who was here before and could not take them along, e.g. because the browser was closed.
    void forgetCopies(isAccepted ? userId : undefined).catch(() => undefined);
    if (!isAccepted || userId === undefined) return undefined;
    const stop = followQueries(client, copiesOf(userId), () => Date.now());
    const asking = setInterval(() => askForCopied(client), ASK_AGAIN_MS);
    return () => {
      stop();
      clearInterval(asking);
    };
  }, [client, userId, isAccepted]);

  return <NewVersion />;
}
