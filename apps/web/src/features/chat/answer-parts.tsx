import type {
  ChangedPart,
  Choice,
  ContactPart,
  CriteriaPart,
  HomeFactsPart,
  ListingsPart,
  NearestPart,
  Part,
  PartOf,
  PartType,
  QuestionPart,
} from "@propertyvr/parts";
import type { CriteriaEdit, Language } from "@propertyvr/vocabulary";
import { CircleAlert, Info } from "lucide-react";
import type { ReactNode } from "react";
import type { EditByHand, Sent } from "../../lib/edit-by-hand.ts";
import { formatNumber } from "../../lib/format.ts";
import { SpokenIn, useLanguage, useT } from "../../lib/i18n/index.ts";
import { ChipButton, cn, VisuallyHidden } from "../../ui/index.ts";
import { LiveText } from "./live-text.tsx";
import { chatMessages } from "./messages.ts";

/** Says something in the person's name, with what was changed by hand beside it. */
export type Say = (text: string, edit?: CriteriaEdit, isQuiet?: boolean) => Promise<Sent>;

export interface CriteriaDrawing {
  part: CriteriaPart;
  conversation: Language;
  disabled: boolean;
  onEdit?: ((edit: EditByHand) => Promise<Sent>) | undefined;
  /** Shares the row of the chips: what the message changed. */
  beside?: ReactNode;
}

/** How the parts that belong to homes are drawn; the page brings it. */
export interface ResultsDrawing {
  readonly criteria: (drawing: CriteriaDrawing) => ReactNode;
  readonly listings: (part: ListingsPart) => ReactNode;
  readonly nearest: (part: NearestPart) => ReactNode;
  readonly homeFacts: (part: HomeFactsPart) => ReactNode;
  readonly contact: (part: ContactPart) => ReactNode;
  readonly searching: () => ReactNode;
}

export interface AnswerPartsProps {
  parts: readonly Part[];
  openPart: number;
  visibleChars: number;
  /** The newest answer of the chat: its chips and choices can be tapped. */
  isNewest: boolean;
  /** A reply is pending: what can be tapped waits. */
  isReplying: boolean;
  drawing: ResultsDrawing;
  onSay: Say;
}

/** The same while it streams and after a reload. */
export function AnswerParts({ parts, openPart, visibleChars, ...context }: AnswerPartsProps) {
  const interfaceLanguage = useLanguage();
  const conversation = languageOf(parts) ?? interfaceLanguage;
  const changed = parts.find((part) => part.type === "changed");
  const hasChips = parts.some((part) => part.type === "criteria");
  if (parts.length === 0) return null;
  return (
    <SpokenIn language={conversation}>
      {parts.map((part, at) =>
        // What changed stands in the row of the chips, which come last while an answer streams.
        part === changed && (hasChips || context.isReplying) ? null : (
          <div key={`${at}:${part.type}`} className="min-w-0 not-first:mt-3">
            {draw(part.type, {
              ...context,
              part,
              changed,
              visibleChars: at === openPart ? visibleChars : null,
              conversation,
            })}
          </div>
        ),
      )}
    </SpokenIn>
  );
}

/** An answer is in one language: that of its prose, or of whatever names one. */
const languageOf = (parts: readonly Part[]): Language | undefined =>
  parts.flatMap((part) => ("language" in part ? [part.language] : []))[0];

interface Drawing<Drawn extends Part> extends Omit<
  AnswerPartsProps,
  "parts" | "openPart" | "visibleChars"
> {
  part: Drawn;
  changed: ChangedPart | undefined;
  visibleChars: number | null;
  conversation: Language;
}

type Renderers = {
  readonly [Type in PartType]: (drawing: Drawing<PartOf[Type]>) => ReactNode;
};

/** One renderer a part: a kind without one does not compile. */
const RENDERERS = {
  text: ({ part, visibleChars }) => (
    <LiveText text={part.text} language={part.language} visibleChars={visibleChars} />
  ),
  changed: ({ part, isNewest, isReplying, onSay }) => (
    <ChangedLine part={part} isActive={isNewest} disabled={isReplying} onSay={onSay} />
  ),
  criteria: ({ part, changed, conversation, isNewest, isReplying, drawing, onSay }) =>
    drawing.criteria({
      part,
      beside: changed && (
        <ChangedLine part={changed} isActive={isNewest} disabled={isReplying} onSay={onSay} />
      ),
      conversation,
      disabled: isReplying,
      onEdit: isNewest ? ({ say, edit, isQuiet }) => onSay(say, edit, isQuiet) : undefined,
    }),
  listings: ({ part, drawing }) => drawing.listings(part),
  nearest: ({ part, drawing }) => drawing.nearest(part),
  home_facts: ({ part, drawing }) => drawing.homeFacts(part),
  contact: ({ part, drawing }) => drawing.contact(part),
  question: ({ part, isNewest, isReplying, onSay }) => (
    <Question part={part} isActive={isNewest} disabled={isReplying} onSay={onSay} />
  ),
  notice: ({ part }) => (
    <Notice isBad={part.code === "search_failed" || part.code === "interrupted"}>
      <span lang={part.language}>{part.text}</span>
    </Notice>
  ),
} satisfies Renderers;

function draw<Type extends PartType>(type: Type, drawing: Drawing<PartOf[Type]>): ReactNode {
  const renderers: Renderers = RENDERERS;
  return Object.hasOwn(renderers, type) ? (
    renderers[type](drawing)
  ) : (
    <UnknownPart part={drawing.part} />
  );
}

interface TappedPart<Tapped extends Part> {
  part: Tapped;
  /** The newest answer: what it offers can be tapped. */
  isActive: boolean;
  disabled: boolean;
  onSay: Say;
}

const SIGNS = { added: "+ ", removed: "− ", changed: "" };

/** One quiet line: what the message changed of the search before, and the way back. */
function ChangedLine({ part, isActive, disabled, onSay }: TappedPart<ChangedPart>) {
  const t = useT(chatMessages);
  const line = part.changes.map(({ kind, name, from, to }) => {
    const values = [from, to].filter((value) => value !== null).join(" → ");
    return SIGNS[kind] + (name === null ? values : `${name} ${values}`);
  });
  return (
    <p data-changed className="text-sm text-ink-2">
      <VisuallyHidden>
        <span lang={part.language}>{part.text}</span>
      </VisuallyHidden>
      <span aria-hidden lang={part.language}>
        {line.join(" · ")}
      </span>
      {isActive && (
        <button
          type="button"
          disabled={disabled}
          onClick={() => void onSay(part.say, part.before)}
          className="relative ml-2 font-[550] text-brand underline underline-offset-3 disabled:opacity-55 touch:after:absolute touch:after:-inset-3"
        >
          {t("chat.undo")}
        </button>
      )}
    </p>
  );
}

function Question(props: TappedPart<QuestionPart>) {
  const t = useT(chatMessages);
  const language = useLanguage();
  const { part } = props;
  return (
    <fieldset className="mt-1 min-w-0">
      <legend lang={part.language}>{part.text}</legend>
      {props.isActive && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {part.choices.map((choice) => (
            <li key={choice.say}>
              <ChipButton
                lang={choice.label.language}
                disabled={props.disabled}
                onClick={() => void props.onSay(choice.say, editOf(choice))}
              >
                {choice.label.text}
                {choice.count !== null && (
                  <span className="text-ink-3">
                    {" "}
                    {choice.all_sample
                      ? t("chat.samples", { count: choice.count })
                      : formatNumber(choice.count, language)}
                  </span>
                )}
              </ChipButton>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

/** Without criteria a choice only says something. */
const editOf = ({ criteria, extensions, status }: Choice): CriteriaEdit | undefined =>
  criteria && { criteria, ...(extensions && { extensions }), ...(status && { status }) };

export function Notice({ isBad, children }: { isBad?: boolean; children: ReactNode }) {
  const Icon = isBad ? CircleAlert : Info;
  return (
    <div
      className={cn(
        "flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md px-4 py-2.5 text-sm",
        isBad ? "bg-bad-soft text-bad" : "bg-surface-2 text-ink-2",
      )}
    >
      <Icon size={17} aria-hidden className="shrink-0" />
      <div className="min-w-0 flex-1 basis-48">{children}</div>
    </div>
  );
}

/** A part of a newer server: its text if it has one, never nothing. */
function UnknownPart({ part }: { part: object }) {
  const t = useT(chatMessages);
  return (
    <p className="whitespace-pre-line text-ink-2">
      {"text" in part && typeof part.text === "string" ? part.text : t("chat.unknownPart")}
    </p>
  );
}
