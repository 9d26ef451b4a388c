import type { WrittenByPart } from "@propertyvr/parts";
import { Sparkles } from "lucide-react";
import { useT } from "../../lib/i18n/index.ts";
import { chatMessages } from "./messages.ts";

/** Which model wrote the words above, and how much of them was left out. */
export function WrittenBy({ part }: { part: WrittenByPart }) {
  const t = useT(chatMessages);
  const by = part.is_begun === true ? "chat.begunBy" : "chat.writtenBy";
  const said = [t(by, { model: part.model_name })];
  if (part.held_back > 0) said.push(t("chat.heldBack", { count: part.held_back }));
  return (
    <p className="flex items-baseline gap-x-1.5 text-sm text-ink-3">
      <Sparkles size={14} aria-hidden className="shrink-0 translate-y-0.5" />
      <span className="min-w-0">{said.join(" · ")}</span>
    </p>
  );
}
