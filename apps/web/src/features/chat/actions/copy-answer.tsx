import type { Part } from "@propertyvr/parts";
import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { useT } from "../../../lib/i18n/index.ts";
import { IconButton } from "../../../ui/index.ts";
import { answerText, copyText, loadMarkdown } from "./copy-text.ts";
import { actionMessages } from "./messages.ts";
import { showCopyFailed } from "./show-copied.ts";

const COPIED_MS = 2_000;

/** Copies an answer as Markdown; a tick says so for two seconds, and is read aloud. */
export function CopyAnswer({ parts }: { parts: readonly Part[] }) {
  const t = useT(actionMessages);
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return undefined;
    const timer = setTimeout(() => setCopied(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    // Counted, so that a second press lets it stand for another two seconds.
    if (await copyText(answerText(parts))) setCopied((times) => times + 1);
    else showCopyFailed();
  };
  // Browsers copy only right after a press: what it takes is fetched before.
  const fetchNow = (): void => void loadMarkdown().catch(() => undefined);
  const Icon = copied > 0 ? Check : Copy;
  return (
    <>
      <IconButton
        label={t("actions.copy.answer")}
        title={t("actions.copy.answer")}
        icon={<Icon size={17} aria-hidden />}
        className="size-9"
        onPointerEnter={fetchNow}
        onPointerDown={fetchNow}
        onFocus={fetchNow}
        onClick={() => void copy()}
      />
      <output className="sr-only">{copied > 0 && t("actions.copied")}</output>
    </>
  );
}
