import type { Language } from "@propertyvr/vocabulary";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { MessageSquareText } from "lucide-react";
import type { PaletteEntry } from "../features/palette/find-entries.ts";
import { accountEndpoints } from "../lib/api/account-endpoints.ts";
import { call } from "../lib/api/index.ts";

/** Of a text in a list, for those who have it read aloud. */
export const languageOf = (text: string): Language => (/[\u0E00-\u0E7F]/.test(text) ? "th" : "en");

/** Fewer letters are in nearly every message. */
const TEXT_MIN = 2;
const TEXT_MAX = 100;

/** Chats in whose messages the words stand; none where the server cannot be asked. */
export function useMessageEntries(isSignedIn: boolean, text: string): readonly PaletteEntry[] {
  const navigate = useNavigate();
  const isSearch = isSignedIn && text.length >= TEXT_MIN && text.length <= TEXT_MAX;
  const { data } = useQuery({
    queryKey: ["found messages", text],
    queryFn: ({ signal }) => call(accountEndpoints.findInChats, { body: { text }, signal }),
    enabled: isSearch,
    retry: false,
  });
  if (!isSearch || data === undefined) return [];
  return data.found.map(({ chat_id: id, title, excerpt }) => ({
    id: `message-${id}`,
    group: "messages",
    label: excerpt,
    detail: title,
    language: languageOf(excerpt),
    // Found for these words, wherever in the message they stand.
    words: [text],
    Icon: MessageSquareText,
    run: () => void navigate({ to: "/chats/$chatId", params: { chatId: id } }),
  }));
}
