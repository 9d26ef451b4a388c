import type { ShownMessage } from "../stream/shown-messages.ts";

/** A chip that was changed and whose answer is not there to be shown. */
export interface LateEdit {
  readonly kind: "pending" | "failed";
  readonly question: ShownMessage;
  /** null where nothing of it is known. */
  readonly answer: ShownMessage | null;
  /** Edits of the same answer that failed before, and what came of them; oldest first. */
  readonly tried: readonly ShownMessage[];
}

/** A question as the list draws it. */
export interface QuestionRow {
  readonly kind: "question";
  readonly key: string;
  readonly shown: ShownMessage;
}

/** An answer as the list draws it; what was changed at its chips is shown in its place. */
export interface AnswerRow {
  readonly kind: "answer";
  /** Of the first answer: it stays the same when another takes its place. */
  readonly key: string;
  readonly shown: ShownMessage;
  /** What stood here before, oldest first; the last is the edit that led to the answer shown. */
  readonly earlier: readonly ShownMessage[];
  readonly late: LateEdit | null;
}

export type ConversationRow = QuestionRow | AnswerRow;

const NOTHING: readonly ShownMessage[] = [];

/**
 * The messages of a chat as rows to draw. An edit made at a chip and the answer to it are no row of
 * their own: the answer takes the place of the one whose chip was edited, below the same question.
 */
export function foldEdits(messages: readonly ShownMessage[]): readonly ConversationRow[] {
  const rows: ConversationRow[] = [];
  for (const shown of messages) {
    const last = rows.at(-1);
    if (shown.message.sender === "user") {
      if (last?.kind === "answer" && isEditOf(last, shown)) {
        rows[rows.length - 1] = withEdit(last, shown);
      } else rows.push({ kind: "question", key: shown.key, shown });
    } else if (last?.kind === "answer" && last.late !== null) {
      rows[rows.length - 1] = withAnswer(last, last.late, shown);
    } else rows.push({ kind: "answer", key: shown.key, shown, earlier: NOTHING, late: null });
  }
  return rows;
}

/** A choice that was tapped is an answer to what the assistant asked: it stays in the person's name. */
const isEditOf = (row: AnswerRow, { message }: ShownMessage): boolean =>
  message.kind === "edit" && message.versions === undefined && !isChoiceOf(row, message.content);

/** Whether these are the words of a choice that the answer offers. */
export const isChoiceOf = ({ shown }: AnswerRow, words: string): boolean =>
  shown.message.parts.some(
    (part) => part.type === "question" && part.choices.some(({ say }) => say === words),
  );

const withEdit = (row: AnswerRow, question: ShownMessage): AnswerRow => ({
  ...row,
  late: { kind: "failed", question, answer: null, tried: triedIn(row.late) },
});

function triedIn(late: LateEdit | null): readonly ShownMessage[] {
  if (late === null) return NOTHING;
  const { tried, question, answer } = late;
  return answer === null ? [...tried, question] : [...tried, question, answer];
}

function withAnswer(row: AnswerRow, late: LateEdit, answer: ShownMessage): AnswerRow {
  if (answer.message.status === "running") {
    const pending: LateEdit = { ...late, kind: "pending", answer };
    const { instead } = answer;
    // Where it is answered again, the answer it stands in for is shown until then.
    if (instead === undefined || !isWhole(instead.message)) return { ...row, late: pending };
    return { ...shownAfter(row, late, instead), late: pending };
  }
  if (!isWhole(answer.message)) return { ...row, late: { ...late, answer } };
  return shownAfter(row, late, answer);
}

const shownAfter = (
  row: AnswerRow,
  { tried, question }: LateEdit,
  shown: ShownMessage,
): AnswerRow => ({
  ...row,
  shown,
  earlier: [...row.earlier, row.shown, ...tried, question],
  late: null,
});

/** Whether an answer has what it was asked for; one that broke off before its homes has not. */
function isWhole({ status, parts }: ShownMessage["message"]): boolean {
  if (status === "done") {
    return !parts.some((part) => part.type === "notice" && part.code === "search_failed");
  }
  return parts.some(({ type }) => type === "listings");
}
