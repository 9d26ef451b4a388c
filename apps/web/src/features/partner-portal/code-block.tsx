import { memo, type ReactNode } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { cn } from "../../ui/classes.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { showToast } from "../../ui/toast.ts";
import { manualMessages } from "./manual/messages.ts";
import { tokensOf, type CodeLanguage, type TokenKind } from "./manual/tokens.ts";

const colours: Readonly<Record<TokenKind, string>> = {
  plain: "",
  comment: "text-ink-3",
  text: "text-good",
  word: "text-brand font-[550]",
  number: "text-on-gold",
};

export interface CodeBlockProps {
  code: string;
  language: CodeLanguage;
  /** What the code is: names the figure and what is copied. */
  name: string;
  /** Stands at the head instead of the name, e.g. tabs. */
  head?: ReactNode;
  /** Goes around the code itself, e.g. the panel of the tabs. */
  renderCode?: (code: ReactNode) => ReactNode;
  className?: string;
}

/** Code in a frame of its own, that scrolls sideways by itself and can be copied. */
export function CodeBlock(props: CodeBlockProps) {
  const { code, language, name, head, renderCode = (shown) => shown, className } = props;
  const t = useT(manualMessages);
  return (
    <figure
      aria-label={name}
      className={cn("min-w-0 overflow-hidden rounded-md border border-line bg-surface", className)}
    >
      <div className="flex items-center justify-between gap-2 border-b border-line px-2 py-1.5">
        {head ?? <span className="px-2 text-sm text-ink-2">{name}</span>}
        <CopyButton
          text={code}
          label={t("manual.copy")}
          copiedLabel={t("manual.copied")}
          variant="quiet"
          size="sm"
          className="shrink-0"
          onBlocked={() => showToast(t("manual.copy.blocked"), { kind: "error" })}
        />
      </div>
      {renderCode(<Code code={code} language={language} />)}
    </figure>
  );
}

/** By keyboard, because what is wider than the screen scrolls. */
export const reachable = { tabIndex: 0 } as const;

const Code = memo(function Code({ code, language }: Pick<CodeBlockProps, "code" | "language">) {
  return (
    <pre
      {...reachable}
      dir="ltr"
      translate="no"
      className="max-h-[34rem] overflow-auto px-4 py-3 font-mono text-[13px] leading-[1.65] [overflow-wrap:normal] -outline-offset-2"
    >
      <code>
        {tokensOf(code, language).map(({ kind, text }, at) => (
          // Pieces have no names of their own and never move.
          <span key={at} className={colours[kind] || undefined}>
            {text}
          </span>
        ))}
      </code>
    </pre>
  );
});
