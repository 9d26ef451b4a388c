import {
  FEEDBACK_COMMENT_MAX,
  FEEDBACK_REASONS,
  type FeedbackReason,
  type FeedbackVerdict,
  type Message,
} from "@propertyvr/contracts";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useT } from "../../../lib/i18n/index.ts";
import { Button, showToast } from "../../../ui/index.ts";
import { Pill, Pills } from "../../../ui/pills.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { feedbackMessages } from "./feedback-messages.ts";
import { useFeedback } from "./feedback-queries.ts";

/** Why an answer was good or not: reasons to tap, and words. The verdict itself has been given already. */
export function FeedbackForm(props: {
  message: Message;
  verdict: FeedbackVerdict;
  onClose: () => void;
}) {
  const t = useT(feedbackMessages);
  const { message, verdict, onClose } = props;
  const give = useFeedback(message);
  const form = useRef<HTMLFormElement>(null);
  // It opens below the thumbs, which may be at the end of what is in view.
  useEffect(() => {
    // Some browsers answer with a promise, which is no clean-up.
    form.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const [reasons, setReasons] = useState<readonly FeedbackReason[]>([]);
  const [comment, setComment] = useState("");
  const toggle = (reason: FeedbackReason): void =>
    setReasons(
      reasons.includes(reason) ? reasons.filter((each) => each !== reason) : [...reasons, reason],
    );
  const send = (): void =>
    give.mutate(
      { verdict, reasons, comment: comment.trim() },
      {
        onSuccess: () => {
          onClose();
          showToast(t("feedback.thanks"), { kind: "success" });
        },
        onError: () => showToast(t("feedback.failed"), { kind: "error" }),
      },
    );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && !event.nativeEvent.isComposing) onClose();
  };
  return (
    <form
      ref={form}
      aria-label={t(`feedback.why.${verdict}`)}
      className="mt-1 flex max-w-[34rem] flex-col gap-3 rounded-md border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!give.isPending) send();
      }}
    >
      <Pills legend={t(`feedback.why.${verdict}`)} isLegendShown>
        {FEEDBACK_REASONS[verdict].map((reason) => (
          <Pill key={reason} checked={reasons.includes(reason)} onChange={() => toggle(reason)}>
            {t(`feedback.reason.${reason}`)}
          </Pill>
        ))}
      </Pills>
      <TextArea
        label={t("feedback.comment")}
        hint={t("feedback.readBy")}
        maxLength={FEEDBACK_COMMENT_MAX}
        value={comment}
        onKeyDown={onKeyDown}
        onChange={({ target }) => setComment(target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" size="sm" onClick={onClose}>
          {t("feedback.close")}
        </Button>
        <Button
          type="submit"
          size="sm"
          busy={give.isPending}
          disabled={reasons.length === 0 && comment.trim() === ""}
        >
          {t("feedback.send")}
        </Button>
      </div>
    </form>
  );
}
