import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button, type ButtonProps } from "./button.tsx";

/** How long "Copied" stands (ROWS, constants). */
export const COPIED_MS = 2_000;

export interface CopyButtonProps extends Pick<ButtonProps, "variant" | "size" | "className"> {
  /** What goes to the clipboard. */
  text: string;
  /** "Copy"; say what, where several stand on a page. */
  label: string;
  /** Stands for two seconds after it worked, and is read aloud. */
  copiedLabel: string;
  /** It went to the clipboard. */
  onCopied?: () => void;
  /** The browser refuses, e.g. without HTTPS: show a way to copy by hand. */
  onBlocked: () => void;
}

/** Puts a text into the clipboard and says so. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label, copiedLabel, onCopied, onBlocked, ...variant } = props;
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      onBlocked();
      return;
    }
    // Counted, so that a second press lets it stand for another two seconds.
    setCopied((times) => times + 1);
    onCopied?.();
  };
  const isCopied = copied > 0;
  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <Button
        variant="outline"
        {...variant}
        icon={<Icon size={16} aria-hidden />}
        onClick={() => void copy()}
      >
        {isCopied ? copiedLabel : label}
      </Button>
      <output className="sr-only">{isCopied && copiedLabel}</output>
    </>
  );
}
