import type { WrittenByPart } from "@propertyvr/parts";
import { Sparkles } from "lucide-react";
import { useT } from "../../lib/i18n/index.ts";
import { chatMessages } from "./messages.ts";

/** Which model wrote the words above, and how much of them was left out. */
export function WrittenBy({ part }: { part: WrittenByPart }) {
  const t = useT(chatMessages);
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-3">
      <Sparkles size={14} aria-hidden className="shrink-0" />
      <span>{t("chat.writtenBy", { model: part.model_name })}</span>
      {part.held_back > 0 && <span>· {t("chat.heldBack", { count: part.held_back })}</span>}
    </p>
  );
}
