import { type ComponentType, lazy, Suspense } from "react";
import type { AnswerActionsProps } from "./answer-actions.tsx";
import type { QuestionActionsProps } from "./question-actions.tsx";

const Nothing = () => null;
// What can be done with a message waits for its first picture; the place of it is kept meanwhile.
const LateAnswerActions = lazy<ComponentType<AnswerActionsProps>>(() =>
  import("./answer-actions.tsx").catch(() => ({ default: Nothing })),
);
const LateQuestionActions = lazy<ComponentType<QuestionActionsProps>>(() =>
  import("./question-actions.tsx").catch(() => ({ default: Nothing })),
);

/** The row below an answer. */
export const AnswerActions = (props: AnswerActionsProps) => (
  <div className="mt-2 min-h-9 touch:min-h-11">
    <Suspense fallback={null}>
      <LateAnswerActions {...props} />
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
