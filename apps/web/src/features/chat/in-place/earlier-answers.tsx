import { Fragment, type ReactNode } from "react";
import type { ShownMessage } from "../stream/shown-messages.ts";
import { languageOfScript } from "../stream/run-view.ts";

export interface EarlierAnswersProps {
  earlier: readonly ShownMessage[];
  draw: (answer: ShownMessage) => ReactNode;
}

/** What stood in the place of an answer before: each answer, and what was changed of it. */
export function EarlierAnswers(props: EarlierAnswersProps) {
  return (
    <div className="mt-3 flex flex-col gap-4 border-l-2 border-line pl-4">
      {props.earlier.map((each) => {
        const { sender, content } = each.message;
        return (
          <Fragment key={`${sender}:${each.key}`}>
            {sender === "user" ? (
              <p lang={languageOfScript(content)} className="text-sm text-ink-2">
                {content}
              </p>
            ) : (
              props.draw(each)
            )}
          </Fragment>
        );
      })}
    </div>
  );
}
