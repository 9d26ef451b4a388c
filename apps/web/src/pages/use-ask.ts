import { useNavigate } from "@tanstack/react-router";
import { EXAMPLES } from "../features/chat/examples.ts";
import { useLanguage } from "../lib/i18n/index.ts";

/** What one can ask, and what puts such words into the box of a new chat; nothing is sent by it. */
export function useAsk() {
  const navigate = useNavigate();
  const language = useLanguage();
  return {
    examples: EXAMPLES[language],
    onAsk: (ask: string): void => void navigate({ to: "/", search: { ask } }),
  };
}
