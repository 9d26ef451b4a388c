import { type RefObject, useLayoutEffect, useRef } from "react";
import { cn } from "../../../ui/classes.ts";
import type { Mark } from "./protocol.ts";

/** Beyond the last mark only the words that share its line matter. UTF-16 units. */
const REST_OF_LINE = 400;

/**
 * The marks behind the prompt box: the same text in the same measures, unseen, its marks
 * coloured. It takes no room and no part in anything; the box itself stays as it is.
 */
export function Tint(props: {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  marks: readonly Mark[];
}) {
  const { box, text, marks } = props;
  const frame = useRef<HTMLDivElement>(null);
  const lines = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const area = box.current;
    if (area === null) return undefined;
    const follow = (): void => {
      if (frame.current === null || lines.current === null) return;
      const isScrolled = area.scrollHeight > area.clientHeight;
      // A scroll bar takes room from the text: the same one stands here, unseen.
      frame.current.style.overflowY = isScrolled ? "scroll" : "hidden";
      // What stands behind the last mark is not all here, but as far as it can be scrolled.
      lines.current.style.minHeight = isScrolled ? `${area.scrollHeight + 1}px` : "";
      // Scrolled and not moved, so that both come to rest on the same pixel.
      frame.current.scrollTop = area.scrollTop;
    };
    follow();
    const sizes = new ResizeObserver(follow);
    sizes.observe(area);
    area.addEventListener("scroll", follow, { passive: true });
    return () => {
      sizes.disconnect();
      area.removeEventListener("scroll", follow);
    };
  }, [box]);

  return (
    <div
      ref={frame}
      aria-hidden
      data-tint
      className="pointer-events-none absolute inset-0 [scrollbar-color:transparent_transparent] overflow-hidden text-base text-transparent select-none forced-colors:hidden"
    >
      <div ref={lines} className="py-2 wrap-break-word whitespace-pre-wrap">
        {piecesOf(text, marks).map(({ text: piece, taken }, at) =>
          taken === null ? piece : <Marked key={at} taken={taken} text={piece} />,
        )}
      </div>
    </div>
  );
}

/** Without padding or border, so that the text is set as if the mark were not there. */
function Marked({ taken, text }: { taken: Mark["taken"]; text: string }) {
  return (
    <span
      data-mark={taken}
      className={cn(
        taken === "understood" &&
          "rounded-[5px] bg-brand-soft box-decoration-clone shadow-[0_0_0_1px_var(--brand-soft),inset_0_-2px_var(--brand-line)]",
        taken === "noted" &&
          "underline decoration-ink-3 decoration-dotted decoration-[1.5px] underline-offset-4",
      )}
    >
      {text}
    </span>
  );
}

interface TintedPiece {
  readonly text: string;
  readonly taken: Mark["taken"] | null;
}

function piecesOf(text: string, marks: readonly Mark[]): readonly TintedPiece[] {
  const pieces: TintedPiece[] = [];
  let at = 0;
  for (const { start, end, taken } of marks) {
    if (start > at) pieces.push({ text: text.slice(at, start), taken: null });
    pieces.push({ text: text.slice(start, end), taken });
    at = end;
  }
  if (at > 0) pieces.push({ text: text.slice(at, at + REST_OF_LINE), taken: null });
  return pieces;
}
