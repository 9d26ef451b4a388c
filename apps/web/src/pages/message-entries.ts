import type { Language } from "@propertyvr/vocabulary";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { MessageSquareText } from "lucide-react";
import type { PaletteEntry } from "../features/palette/find-entries.ts";
import { accountEndpoints } from "../lib/api/account-endpoints.ts";
import { askForPlace } from "../lib/chat-scroll-target.ts";
import { call } from "../lib/api/index.ts";

/** Of a text in a list, for those who have it read aloud. */
export const languageOf = (text: string): Language => (/[\u0E00-\u0E7F]/.test(text) ? "th" : "en");

/** Fewer letters are in nearly every message. */
const TEXT_MIN = 2;
const TEXT_MAX = 100;
/** Where the message stands when its chat is opened. */
const BELOW_EDGE_PX = 24;

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
  return data.found.map(({ chat_id: chatId, message_id: messageId, title, excerpt }) => ({
    id: `message-${messageId}`,
    group: "messages",
    label: excerpt,
    detail: title,
    language: languageOf(excerpt),
    // Found for these words, wherever in the message they stand.
    words: [text],
    Icon: MessageSquareText,
    run: () => {
      askForPlace({ homeId: null, chatId, messageId, topPx: BELOW_EDGE_PX });
      void navigate({ to: "/chats/$chatId", params: { chatId } });
    },
  }));
}
