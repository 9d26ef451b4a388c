import { CloudOff } from "lucide-react";
import { useCopyTime } from "../../lib/copy-times.ts";
import { formatMoment } from "../../lib/format.ts";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { chatMessages } from "./messages.ts";

/** Says that a chat is shown as it was kept on this device, and as of when. */
export function CopyLine({ chatId }: { chatId: string | null }) {
  const t = useT(chatMessages);
  const language = useLanguage();
  const atMs = useCopyTime(chatId ?? "");
  if (atMs === undefined) return null;
  const time = formatMoment(new Date(atMs).toISOString(), language);
  return (
    <p className="flex shrink-0 items-center gap-2 border-b border-line bg-surface-2 px-4 py-2 text-sm text-ink-2 lg:px-6">
      <CloudOff size={16} aria-hidden className="shrink-0" />
      {t("chat.copy", { time })}
    </p>
  );
}
