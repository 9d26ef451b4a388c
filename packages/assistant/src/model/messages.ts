import { plainText } from "@propertyvr/documents";
import { isOpen, CRITERIA_KEYS, type Criteria } from "@propertyvr/vocabulary";
import type { ResponderRequest } from "../turn.ts";
import type { AnswerDraft } from "./draft.ts";
import type { ModelMessage } from "./language-model.ts";
import type { LoadedPicture } from "./pictures.ts";

/** Of the talk before, as far as a model needs it. */
const EARLIER_MOST = 8;
const EARLIER_LETTERS = 1_200;
/** Of each file. */
const FILE_LETTERS = 12_000;

/** The talk before and the message with all that is known of it: JSON, so that no text can pass for another. */
export function messagesOf(
  request: ResponderRequest,
  draft: AnswerDraft,
  pictures: readonly LoadedPicture[] = [],
): readonly ModelMessage[] {
  const { turn } = request;
  const earlier = (turn.earlier ?? []).slice(-EARLIER_MOST).map(({ role, text }): ModelMessage => {
    const short = text.length <= EARLIER_LETTERS ? text : `${text.slice(0, EARLIER_LETTERS)}…`;
    return role === "person"
      ? { role: "user", text: JSON.stringify({ person_wrote: short }) }
      : { role: "assistant", text: short, toolCalls: [] };
  });
  const files = (turn.attachments ?? []).flatMap(({ name, document, mayGoToModel }) =>
    document === null || !mayGoToModel
      ? []
      : [{ name, text: plainText(document).slice(0, FILE_LETTERS), is_cut: document.isCut }],
  );
  const now = {
    person_wrote: turn.text,
    understood: understoodOf(request, draft),
    ...(files.length > 0 && { files }),
    ...(pictures.length > 0 && { pictures: pictures.map(({ name }) => name) }),
    looked_up: draft.lookUps.map(({ tool, input, result }) => ({ tool, input, result })),
  };
  const images = pictures.map(({ image }) => image);
  return [
    ...alternating(earlier),
    { role: "user", text: JSON.stringify(now), ...(images.length > 0 && { images }) },
  ];
}

/** Begins with the person, and neither side speaks twice in a row: some models take nothing else. */
function alternating(messages: readonly ModelMessage[]): readonly ModelMessage[] {
  const kept: ModelMessage[] = [];
  for (const message of messages) {
    if (message.role !== "tool" && message.text === "") continue;
    if (kept.length === 0 && message.role !== "user") continue;
    if (kept.at(-1)?.role === message.role) kept.pop();
    kept.push(message);
  }
  if (kept.at(-1)?.role === "user") kept.pop();
  return kept;
}

function understoodOf({ understood, turn }: ResponderRequest, draft: AnswerDraft) {
  const { state } = draft.last ?? draft.first;
  const { intent, wishes, unread, unclear } = understood;
  return {
    intent,
    criteria: said(state.criteria),
    ...(state.extensions && { beside: state.extensions }),
    ...(state.status && { status: state.status }),
    ...(state.nice_to_have && { nice_to_have: state.nice_to_have }),
    no_criterion_for: wishes,
    not_read: unread.map(({ text }) => text),
    unclear: unclear.map(({ text, choices }) => ({
      text,
      may_mean: choices.map(({ means }) => means.en),
    })),
    homes_on_screen: (state.shown ?? []).map((home, at) => ({ number: at + 1, ...home })),
    talked_about: state.about_home ?? null,
    is_first_message: turn.state === null,
  };
}

/** Only what is asked for. */
const said = (criteria: Criteria): Partial<Criteria> =>
  Object.fromEntries(
    CRITERIA_KEYS.filter((key) => !isOpen(criteria, key)).map((key) => [key, criteria[key]]),
  );
