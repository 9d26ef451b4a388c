import type { FeedbackVerdict, Message } from "@propertyvr/contracts";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { useT } from "../../../lib/i18n/index.ts";
import { IconButton, showToast } from "../../../ui/index.ts";
import { feedbackMessages } from "./feedback-messages.ts";
import { useFeedback } from "./feedback-queries.ts";

const ICONS = { up: ThumbsUp, down: ThumbsDown } as const;

/** Whether an answer was good: a press says it, the same press again takes it back. */
export function Thumbs(props: {
  message: Message;
  /** The reasons for this verdict are asked for below the row. */
  asking: FeedbackVerdict | null;
  onAsk: (verdict: FeedbackVerdict | null) => void;
}) {
  const t = useT(feedbackMessages);
  const { message, asking, onAsk } = props;
  const give = useFeedback(message);
  const given = message.feedback?.verdict ?? null;
  const press = (verdict: FeedbackVerdict): void => {
    const isTakenBack = given === verdict;
    onAsk(isTakenBack ? null : verdict);
    give.mutate(isTakenBack ? null : { verdict, reasons: [], comment: "" }, {
      onError: () => {
        onAsk(null);
        showToast(t("feedback.failed"), { kind: "error" });
      },
    });
  };
  return (["up", "down"] as const).map((verdict) => {
    const Icon = ICONS[verdict];
    const isGiven = given === verdict;
    return (
      <IconButton
        key={verdict}
        label={t(`feedback.${verdict}`)}
        title={t(`feedback.${verdict}.title`)}
        aria-pressed={isGiven}
        aria-expanded={asking === verdict}
        icon={<Icon size={17} aria-hidden className={isGiven ? "fill-brand-soft" : undefined} />}
        className="size-9 aria-pressed:text-brand"
        onClick={() => press(verdict)}
      />
    );
  });
}
