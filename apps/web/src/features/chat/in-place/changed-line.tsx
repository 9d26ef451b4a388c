import type { ChangedPart } from "@propertyvr/parts";
import type { ReactNode } from "react";
import { useT } from "../../../lib/i18n/index.ts";
import { VisuallyHidden } from "../../../ui/index.ts";
import { chatMessages } from "../messages.ts";
import { languageOfScript } from "../stream/run-view.ts";
import type { Late } from "./use-late.ts";

/** What stood in the place of an answer before. */
export interface Folded {
  /** The words of the edit that led to the answer shown. */
  readonly words: string;
  /** Edits before that one. */
  readonly earlierCount: number;
  /** Opens it; null where its code is not there. */
  readonly Toggle: Late["FoldToggle"] | null;
  /** Drawn where it is opened. */
  readonly draw: () => ReactNode;
}

export interface ChangedLineProps {
  /** null where the answer does not say what changed. */
  part: ChangedPart | null;
  folded: Folded | null;
  /** What stood here before is drawn, wherever there is room for it. */
  isOpen: boolean;
  onToggle: () => void;
  /** The newest answer: its change can be undone. */
  isActive: boolean;
  disabled: boolean;
  onUndo: (part: ChangedPart) => void;
}

const SIGNS = { added: "+ ", removed: "− ", changed: "" };

/** One quiet line: what was changed of the search before, what stood here then, and the way back. */
export function ChangedLine(props: ChangedLineProps) {
  const { part, folded, isOpen, isActive, disabled, onUndo } = props;
  const t = useT(chatMessages);
  const what = part === null ? <Words text={folded?.words ?? ""} /> : <Changes part={part} />;
  return (
    <p data-changed className="text-sm text-ink-2 sm:max-w-[60%] sm:shrink-0">
      {!folded?.Toggle ? (
        what
      ) : (
        <folded.Toggle
          isOpen={isOpen}
          onToggle={props.onToggle}
          isShort={part !== null}
          earlierCount={folded.earlierCount}
        >
          {what}
        </folded.Toggle>
      )}
      {isActive && part !== null && (
        <button
          type="button"
          data-undo
          // It keeps the focus while the answer to it is awaited.
          aria-disabled={disabled}
          onClick={() => disabled || onUndo(part)}
          className="relative ml-3 inline-flex min-h-6 items-center rounded-sm font-[550] text-brand underline underline-offset-3 aria-disabled:opacity-55 touch:after:absolute touch:after:-inset-3"
        >
          {t("chat.undo")}
        </button>
      )}
    </p>
  );
}

const Words = ({ text }: { text: string }) => <span lang={languageOfScript(text)}>{text}</span>;

function Changes({ part }: { part: ChangedPart }) {
  const line = part.changes.map(({ kind, name, from, to }) => {
    const values = [from, to].filter((value) => value !== null).join(" → ");
    return SIGNS[kind] + (name === null ? values : `${name} ${values}`);
  });
  return (
    <>
      <VisuallyHidden>
        <span lang={part.language}>{part.text}</span>
      </VisuallyHidden>
      <span aria-hidden lang={part.language}>
        {line.join(" · ")}
      </span>
    </>
  );
}
