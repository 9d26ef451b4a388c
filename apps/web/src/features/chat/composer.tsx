import { MESSAGE_MAX } from "@propertyvr/contracts";
import { ArrowUp, Square } from "lucide-react";
import type { ConversationState } from "@propertyvr/vocabulary";
import {
  type KeyboardEvent,
  type ReactNode,
  type RefCallback,
  type RefObject,
  startTransition,
  useCallback,
  useLayoutEffect,
  useState,
} from "react";
import { useT } from "../../lib/i18n/index.ts";
import { IconButton } from "../../ui/index.ts";
import { useDraft, useIsUnsent } from "./drafts.ts";
import { areOnTheirWay, type SentFiles, takeFiles, useDraftFiles } from "./files/draft-files.ts";
import { FileTools } from "./files/index.tsx";
import { chatMessages } from "./messages.ts";
import { isSendKey, isTouch } from "./send-key.ts";
import { TypingHelp } from "./typing/index.tsx";
import { UnsentLine } from "./unsent-line.tsx";

const HEIGHT_MAX_PX = 208;
/** Where CSS makes the box as high as its text, no key waits for a layout. */
const FITS_BY_ITSELF = CSS.supports("field-sizing", "content");

export interface ComposerProps {
  /** Where the draft is kept. */
  place: string;
  box: RefObject<HTMLTextAreaElement | null>;
  placeholder: string;
  /** The conversation after its newest answer, which the draft goes on with. */
  state: ConversationState | null;
  /** A reply is pending: Send is Stop. */
  isReplying: boolean;
  isStopping: boolean;
  onSend: (text: string, files: SentFiles | undefined) => void;
  onStop: () => void;
  /** Other ways to say something, before the count. */
  tools: ReactNode;
}

/** The prompt box. It keeps its text to itself, so that typing draws nothing else anew. */
export function Composer({ place, box, placeholder, ...props }: ComposerProps) {
  const t = useT(chatMessages);
  const [text, setText] = useDraft(place);
  const isUnsent = useIsUnsent(place, text) && !props.isReplying;
  const files = useDraftFiles(place);
  const isWaiting = areOnTheirWay(files);
  const isEmpty = text.trim() === "" && !files.some(({ state }) => state === "ready");
  const [filesPlace, filesRef] = usePlace();
  const [countPlace, countRef] = usePlace();
  useLayoutEffect(() => {
    if (!FITS_BY_ITSELF) fitHeight(box.current, text);
  }, [box, text]);

  const send = (): void => {
    if (isEmpty || isWaiting || props.isReplying) return;
    setText("");
    props.onSend(text, takeFiles(place));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    send();
  };

  return (
    <>
      <UnsentLine
        isUnsent={isUnsent}
        onSendAgain={() => {
          // The button goes with its line; on touch a focused box would bring the keyboard.
          if (!isTouch()) box.current?.focus();
          send();
        }}
      />
      <form
        className="relative mx-auto max-w-[920px] rounded-[22px] border border-line-3 bg-surface p-2 pl-4.5 shadow-2 transition-[border-color,box-shadow] duration-140 has-[textarea:focus-visible]:border-brand has-[textarea:focus-visible]:ring-1 has-[textarea:focus-visible]:ring-brand"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <FileTools place={place} box={box} buttons={filesPlace} />
        <div className="relative isolate grid">
          <TypingHelp box={box} text={text} state={props.state} countPlace={countPlace} />
          <textarea
            ref={box}
            rows={1}
            value={text}
            maxLength={MESSAGE_MAX}
            aria-label={t("chat.composer")}
            placeholder={placeholder}
            enterKeyHint={isTouch() ? "enter" : "send"}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            className="relative field-sizing-content max-h-52 min-h-11 w-full min-w-0 resize-none bg-transparent py-2 text-base outline-none placeholder:truncate"
          />
        </div>
        {/* On a phone the count has a line of its own: beside the buttons it would be a word wide. */}
        <div className="flex flex-wrap items-center gap-x-3 sm:flex-nowrap">
          <div ref={filesRef} className="-ml-2 flex min-w-20 shrink-0 touch:min-w-[8.25rem]" />
          {props.tools}
          <div
            ref={countRef}
            className="flex min-w-0 flex-1 max-sm:order-first max-sm:basis-full max-sm:has-[span]:pb-1"
          />
          {props.isReplying ? (
            <IconButton
              key="stop"
              variant="filled"
              shape="circle"
              className="ml-auto size-11"
              label={t(props.isStopping ? "chat.stopping" : "chat.stop")}
              disabled={props.isStopping}
              icon={<Square size={15} fill="currentColor" aria-hidden />}
              onClick={props.onStop}
            />
          ) : (
            <IconButton
              key="send"
              type="submit"
              variant="filled"
              shape="circle"
              className="ml-auto size-11"
              label={t("chat.send")}
              disabled={isEmpty || isWaiting}
              icon={<ArrowUp size={20} aria-hidden />}
            />
          )}
        </div>
      </form>
    </>
  );
}

/**
 * An element that others draw into, and the ref that finds it. It is told in a transition: as an urgent update it
 * would hold a slow phone, since React runs all effects of the page in one piece before such a one.
 */
function usePlace(): readonly [HTMLElement | null, RefCallback<HTMLElement>] {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const find = useCallback((element: HTMLElement | null) => {
    startTransition(() => setPlace(element));
  }, []);
  return [place, find];
}

/** Without `field-sizing`: the box is as high as its text, up to a limit. */
function fitHeight(element: HTMLTextAreaElement | null, text: string): void {
  if (element === null) return;
  element.style.height = "auto";
  // Empty, it is one line whatever the placeholder needs.
  const height = text === "" ? 0 : element.scrollHeight;
  element.style.height = height === 0 ? "" : `${Math.min(height, HEIGHT_MAX_PX)}px`;
  element.style.overflowY = height > HEIGHT_MAX_PX ? "auto" : "hidden";
}
