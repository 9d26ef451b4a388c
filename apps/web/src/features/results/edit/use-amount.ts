import type { Deal, Language } from "@propertyvr/vocabulary";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call, endpoints } from "../../../lib/api/index.ts";
import { useLanguage } from "../../../lib/i18n/index.ts";
import { type AmountOf, type AmountRead, readAmount } from "./read-amount.ts";
import { useSettled } from "../../../lib/use-settled.ts";

const SETTLED_MS = 200;

export interface AmountField {
  readonly text: string;
  /** How the text as it stands is read; null while that is not known. */
  readonly read: AmountRead | null;
  /** Reads it now; null where the server could not be asked. */
  readonly settle: () => Promise<AmountRead | null>;
}

/** An amount in a field, read by the server as a message is, shortly after the last key. */
export function useAmount(text: string, of: AmountOf, deal: Deal | null): AmountField {
  const client = useQueryClient();
  const language = useLanguage();
  const settled = useSettled(text, SETTLED_MS);
  const { data } = useQuery(amountOptions(settled, of, deal, language));
  return {
    text,
    read: settled === text ? (data ?? null) : null,
    settle: () => client.fetchQuery(amountOptions(text, of, deal, language)).catch(() => null),
  };
}

const amountOptions = (text: string, of: AmountOf, deal: Deal | null, language: Language) => ({
  queryKey: ["amount", of, deal, language, text.trim()],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    readAmount(text, { of, deal, language }, (body) =>
      call(endpoints.understand, { body, signal }),
    ),
  staleTime: Infinity,
  retry: false,
});
