import type {
  CalculationPart,
  QuestionChoice,
  CitationPart,
  ContactPart,
  ContractPart,
  CriteriaPart,
  HomeFactsPart,
  InsightPart,
  ListingDraftPart,
  ListingsPart,
  NearestPart,
  Part,
  PartOf,
  PartType,
  PriceListPart,
  QuestionPart,
} from "@propertyvr/parts";
import type { CriteriaEdit, Language } from "@propertyvr/vocabulary";
import { Fragment, type ReactNode, useState } from "react";
import type { EditByHand, SendOutcome } from "../../lib/edit-by-hand.ts";
import { formatHomes, formatNumber } from "../../lib/format.ts";
import { SpokenIn, useLanguage, useT } from "../../lib/i18n/index.ts";
import { ChipButton } from "../../ui/index.ts";
import { ChangedLine, type Folded } from "./in-place/changed-line.tsx";
import { LiveText } from "./live-text.tsx";
import { chatMessages } from "./messages.ts";
import { Notice } from "./notice.tsx";
import { WrittenBy } from "./written-by.tsx";

/** Says something in the person's name, with what was changed by hand beside it. */
export type Say = (text: string, edit?: CriteriaEdit, isQuiet?: boolean) => Promise<SendOutcome>;

export interface CriteriaDrawing {
  part: CriteriaPart;
  conversation: Language;
  disabled: boolean;
  onEdit?: ((edit: EditByHand) => Promise<SendOutcome>) | undefined;
  /** Shares the row of the chips: what the message changed. */
  beside?: ReactNode;
}

export interface CalculationDrawing {
  part: CalculationPart;
  disabled: boolean;
  /** Says something in the person's name. */
  onSay?: ((text: string) => void) | undefined;
}

/** How the parts that belong to homes are drawn; the page brings it. */
export interface ResultsDrawing {
  readonly criteria: (drawing: CriteriaDrawing) => ReactNode;
  readonly listings: (part: ListingsPart) => ReactNode;
  readonly nearest: (part: NearestPart) => ReactNode;
  readonly homeFacts: (part: HomeFactsPart) => ReactNode;
  readonly insight: (part: InsightPart) => ReactNode;
  readonly calculation: (drawing: CalculationDrawing) => ReactNode;
  readonly contact: (part: ContactPart) => ReactNode;
  readonly citation: (part: CitationPart) => ReactNode;
  readonly contract: (part: ContractPart) => ReactNode;
  readonly priceList: (part: PriceListPart) => ReactNode;
  readonly listingDraft: (part: ListingDraftPart) => ReactNode;
  readonly searching: () => ReactNode;
}

export interface AnswerPartsProps {
  /** Of another answer in the same place the parts are others; its chips are the same, changed. */
  answerKey: string;
  parts: readonly Part[];
  /** Stands below what was understood, or else at the end. */
  notice: ReactNode;
  /** Stands below what can be chosen. */
  atChoices: ReactNode;
  openPart: number;
  visibleChars: number;
  /** The newest answer of the chat: its chips and choices can be tapped. */
  isNewest: boolean;
  /** A reply is pending: what can be tapped waits. */
  isReplying: boolean;
  drawing: ResultsDrawing;
  onSay: Say;
  /** What stood in its place before. */
  folded: Folded | null;
}

/** The same while it streams and after a reload. */
export function AnswerParts(props: AnswerPartsProps) {
  const { answerKey, parts, openPart, visibleChars, notice, ...context } = props;
  const { folded, isNewest, isReplying, onSay } = context;
  const interfaceLanguage = useLanguage();
  const conversation = languageOf(parts) ?? interfaceLanguage;
  const changed = parts.find((part) => part.type === "changed") ?? null;
  const chipsAt = parts.findLastIndex(({ type }) => type === "criteria");
  const [isOpen, setOpen] = useState(false);
  const line = (changed !== null || folded !== null) && (
    <ChangedLine
      part={changed}
      folded={folded}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
      isActive={isNewest}
      disabled={isReplying}
      onUndo={({ say, before }) => void onSay(say, before)}
    />
  );
  const below = (
    <>
      {isOpen && folded?.draw()}
      {notice}
    </>
  );
  // What changed stands in the row of the chips, which come last while an answer streams.
  const isBeside = chipsAt !== -1 || isReplying;
  if (parts.length === 0 && folded === null && !notice) return null;
  return (
    <SpokenIn language={conversation}>
      {!isBeside && line}
      {parts.map(
        (part, at) =>
          part !== changed && (
            <Fragment key={partKey(parts, at, answerKey)}>
              <div className="min-w-0 not-first:mt-3">
                {draw(part.type, {
                  ...context,
                  part,
                  line: at === chipsAt && line,
                  visibleChars: at === openPart ? visibleChars : null,
                  conversation,
                })}
              </div>
              {at === chipsAt && below}
            </Fragment>
          ),
      )}
      {chipsAt === -1 && below}
    </SpokenIn>
  );
}

/** The chips are the same elements in the next answer, so that the focus stays on them. */
function partKey(parts: readonly Part[], at: number, answerKey: string): string {
  const type = parts[at]?.type ?? "";
  const nth = parts.slice(0, at).filter((part) => part.type === type).length;
  return type === "criteria" ? `${type}:${nth}` : `${type}:${nth}:${answerKey}`;
}

/** An answer is in one language: that of its prose, or of whatever names one. */
const languageOf = (parts: readonly Part[]): Language | undefined =>
  parts.flatMap((part) => ("language" in part ? [part.language] : []))[0];

interface Drawing<Drawn extends Part> extends Omit<
  AnswerPartsProps,
  "answerKey" | "parts" | "openPart" | "visibleChars" | "notice"
> {
  part: Drawn;
  /** What changed, drawn beside the chips. */
  line: ReactNode;
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
  // It stands beside the chips, or above the answer.
  changed: () => null,
  criteria: ({ part, line, conversation, isNewest, isReplying, drawing, onSay }) =>
    drawing.criteria({
      part,
      beside: line,
      conversation,
      disabled: isReplying,
      onEdit: isNewest ? ({ say, edit, isQuiet }) => onSay(say, edit, isQuiet) : undefined,
    }),
  listings: ({ part, drawing }) => drawing.listings(part),
  nearest: ({ part, drawing }) => drawing.nearest(part),
  home_facts: ({ part, drawing }) => drawing.homeFacts(part),
  insight: ({ part, drawing }) => drawing.insight(part),
  calculation: ({ part, isNewest, isReplying, drawing, onSay }) =>
    drawing.calculation({
      part,
      disabled: isReplying,
      onSay: isNewest ? (text) => void onSay(text) : undefined,
    }),
  contact: ({ part, drawing }) => drawing.contact(part),
  citation: ({ part, drawing }) => drawing.citation(part),
  contract: ({ part, drawing }) => drawing.contract(part),
  price_list: ({ part, drawing }) => drawing.priceList(part),
  listing_draft: ({ part, drawing }) => drawing.listingDraft(part),
  question: ({ part, isNewest, isReplying, atChoices, onSay }) => (
    <Question part={part} isActive={isNewest} disabled={isReplying} onSay={onSay}>
      {atChoices}
    </Question>
  ),
  attachments: ({ part }) => (
    <div lang={part.language}>
      <p>{part.text}</p>
      <ul className="mt-1 list-disc pl-5 marker:text-ink-3">
        {part.files.map((file) => (
          <li key={file.id}>
            <b className="font-[550] wrap-anywhere">{file.name}</b>: {file.text}
          </li>
        ))}
      </ul>
    </div>
  ),
  notice: ({ part }) => (
    <Notice isBad={part.code === "search_failed"}>
      <span lang={part.language}>{part.text}</span>
    </Notice>
  ),
  written_by: ({ part }) => <WrittenBy part={part} />,
} satisfies Renderers;

function draw<Type extends PartType>(type: Type, drawing: Drawing<PartOf[Type]>): ReactNode {
  const renderers: Renderers = RENDERERS;
  return Object.hasOwn(renderers, type) && isOfToday(drawing.part) ? (
    renderers[type](drawing)
  ) : (
    <UnknownPart part={drawing.part} />
  );
}

/** Of every kind there is one version so far. */
const isOfToday = ({ version }: { readonly version: number }): boolean => version === 1;

interface TappedPart<Tapped extends Part> {
  part: Tapped;
  /** The newest answer: what it offers can be tapped. */
  isActive: boolean;
  disabled: boolean;
  onSay: Say;
  children: ReactNode;
}

function Question(props: TappedPart<QuestionPart>) {
  const t = useT(chatMessages);
  const language = useLanguage();
  const { part } = props;
  const countOf = (count: number, { all_sample, count_is_capped }: QuestionChoice): string => {
    if (count_is_capped !== true)
      return all_sample ? t("chat.samples", { count }) : formatHomes(count, language);
    const atLeast = formatNumber(count, language);
    return all_sample ? t("chat.manySamples", { count: atLeast }) : `${atLeast}+`;
  };
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
                  <span className="text-ink-3"> {countOf(choice.count, choice)}</span>
                )}
              </ChipButton>
            </li>
          ))}
        </ul>
      )}
      {props.children}
    </fieldset>
  );
}

/** Without criteria a choice only says something. */
const editOf = ({ criteria, extensions, status }: QuestionChoice): CriteriaEdit | undefined =>
  criteria && { criteria, ...(extensions && { extensions }), ...(status && { status }) };

/** A part of a newer server: its text if it has one, never nothing. */
function UnknownPart({ part }: { part: object }) {
  const t = useT(chatMessages);
  return (
    <p className="whitespace-pre-line text-ink-2">
      {"text" in part && typeof part.text === "string" ? part.text : t("chat.unknownPart")}
    </p>
  );
}
