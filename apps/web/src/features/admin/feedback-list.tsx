import type { FeedbackVerdict, ReceivedFeedback } from "@propertyvr/contracts";
import { ThumbsUp } from "lucide-react";
import { useState } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { Moment } from "../../lib/moment.tsx";
import { Badge } from "../../ui/index.ts";
import { PillChoice } from "../../ui/pills.tsx";
import { adminMessages } from "./messages.ts";
import { Paged } from "./paged.tsx";
import { useReceivedFeedback } from "./queries.ts";

const VERDICTS = ["down", "up"] as const satisfies readonly FeedbackVerdict[];

/** What people said about answers, with the question and the answer, and nothing about who said it. */
export function FeedbackList() {
  const t = useT(adminMessages);
  const [verdict, setVerdict] = useState<FeedbackVerdict>("down");
  const query = useReceivedFeedback(verdict);
  const all = query.data?.pages.flatMap(({ feedback }) => feedback) ?? [];
  const counts = query.data?.pages[0]?.counts ?? { up: 0, down: 0 };
  return (
    <>
      <p className="mb-4 text-ink-2">{t("received.text")}</p>
      <div className="mb-4">
        <PillChoice
          legend={t("received.show")}
          choices={VERDICTS}
          value={verdict}
          onChange={setVerdict}
          labelOf={(each) => t(`received.${each}`, { count: counts[each] })}
        />
      </div>
      <Paged
        query={query}
        count={all.length}
        none={{ icon: <ThumbsUp size={24} />, title: t(`received.none.${verdict}`) }}
      >
        {all.map((feedback) => (
          <FeedbackRow key={feedback.id} feedback={feedback} />
        ))}
      </Paged>
    </>
  );
}

function FeedbackRow({ feedback }: { feedback: ReceivedFeedback }) {
  const t = useT(adminMessages);
  const { reasons, comment, question, answer, said_at } = feedback;
  return (
    <li className="rounded-md border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-2">
        {reasons.map((reason) => (
          <Badge key={reason}>{t(`received.reason.${reason}`)}</Badge>
        ))}
        <span className="text-sm text-ink-3">
          <Moment iso={said_at} />
        </span>
      </div>
      {comment !== "" && (
        <p lang={languageOf(comment)} className="mt-2 whitespace-pre-line wrap-anywhere">
          {comment}
        </p>
      )}
      <dl className="mt-3 flex flex-col gap-2 border-l-2 border-line-2 pl-3 text-sm">
        <Said term={t("received.question")} text={question} />
        <Said term={t("received.answer")} text={answer === "" ? t("received.noWords") : answer} />
      </dl>
    </li>
  );
}

const Said = ({ term, text }: { term: string; text: string }) => (
  <div className="min-w-0">
    <dt className="text-xs text-ink-3">{term}</dt>
    <dd lang={languageOf(text)} className="whitespace-pre-line text-ink-2 wrap-anywhere">
      {text}
    </dd>
  </div>
);

const languageOf = (text: string) => (/[\u0E01-\u0E5B]/.test(text) ? "th" : "en");
