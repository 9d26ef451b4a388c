import type { EnquiryMessage } from "@propertyvr/contracts";
import { formatMoment } from "../../lib/format.ts";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { cn } from "../../ui/index.ts";
import { enquiryMessages } from "./messages.ts";

interface ThreadProps {
  messages: readonly EnquiryMessage[];
  /** Which side reads it: its own messages stand on the right. */
  side: EnquiryMessage["from"];
  /** What the other side is called. */
  other: string;
  /** What the reading side is called, to somebody who is on neither. */
  own?: string;
}

/** What was written after the first message, the oldest first. */
export function Thread({ messages, side, other, own }: ThreadProps) {
  const t = useT(enquiryMessages);
  const language = useLanguage();
  if (messages.length === 0) return null;
  return (
    <ol className="flex flex-col gap-2" aria-label={t("enquiries.thread")}>
      {messages.map(({ id, from, text, created_at: at }) => (
        <li
          key={id}
          className={cn(
            "max-w-[85%] rounded-md px-3.5 py-2.5 text-sm",
            from === side ? "self-end bg-brand-soft" : "self-start bg-surface-2",
          )}
        >
          <p className="text-xs text-ink-2">
            <span className="font-[550]">
              {from === side ? (own ?? t("enquiries.thread.you")) : other}
            </span>
            {" · "}
            <time dateTime={at}>{formatMoment(at, language)}</time>
          </p>
          <p className="mt-0.5 wrap-anywhere whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ol>
  );
}
