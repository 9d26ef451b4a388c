import { lazy, Suspense } from "react";
import type { Message } from "@propertyvr/contracts";
import { Skeleton } from "../../../ui/index.ts";
import type { AnswerActionsProps } from "./answer-actions.tsx";
import type { QuestionActionsProps } from "./question-actions.tsx";
import { lazyOrNothing } from "../../../lib/lazy-or-nothing.ts";

const loadEdit = () => import("./edit-question.tsx");
const LateEdit = lazy(loadEdit);

// What can be done with a message waits for its first picture; the place of it is kept meanwhile.
const LateAnswerActions = lazyOrNothing(() => import("./answer-actions.tsx"));
const LateSwitch = lazyOrNothing(() => import("./branch-switch.tsx"));
const LateQuestionActions = lazyOrNothing(() => import("./question-actions.tsx"));

/** The row below an answer. */
export const AnswerActions = (props: AnswerActionsProps) => (
  <div className="mt-2 min-h-9 touch:min-h-11">
    <Suspense fallback={null}>
      <LateAnswerActions {...props} />
    </Suspense>
  </div>
);

/** The switch below a question that was edited. */
export const QuestionVersions = (props: { message: Message }) => (
  <div className="-mr-2 min-h-9 touch:min-h-11">
    <Suspense fallback={null}>
      <LateSwitch {...props} />
    </Suspense>
  </div>
);

/** The menu beside a question. */
export const QuestionActions = (props: QuestionActionsProps) => (
  <div className="size-9 shrink-0 touch:size-11">
    <Suspense fallback={null}>
      <LateQuestionActions {...props} />
    </Suspense>
  </div>
);

/** The words of a question in a box, while they are changed. */
export const EditQuestion = ({ message }: { message: Message }) => (
  <Suspense fallback={<Skeleton className="h-32 w-full rounded-[18px]" />}>
    <LateEdit message={message} />
  </Suspense>
);
