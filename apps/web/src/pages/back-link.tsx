import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useChats } from "../features/chat/use-chats.ts";
import { askForPlace } from "../lib/chat-scroll-target.ts";
import { placeOfHome } from "../lib/chat-places.ts";
import { useUser } from "../lib/session/session-store.ts";

/**
 * The way back to the search: to the chat and the place in it that led to this home, else to the
 * newest chat, else to a new one.
 */
export function BackLink(props: { homeId?: string; className: string; children: ReactNode }) {
  const { homeId, className, children } = props;
  const user = useUser();
  const chats = useChats(user !== null).data;
  const kept = user === null || homeId === undefined ? null : placeOfHome(user.id, homeId);
  const isThere = chats === undefined || chats.some(({ id }) => id === kept?.chatId);
  const place = isThere ? kept : null;
  const chatId = place?.chatId ?? chats?.[0]?.id;
  return chatId === undefined ? (
    <Link to="/" className={className}>
      {children}
    </Link>
  ) : (
    <Link
      to="/chats/$chatId"
      params={{ chatId }}
      onClick={() => askForPlace(place)}
      className={className}
    >
      {children}
    </Link>
  );
}
