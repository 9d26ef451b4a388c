import type { HomePlace } from "./chat-scroll-target.ts";
import { type DynamicKey, readStored, writeStored } from "./storage.ts";

/** As many pages as are worth going back from; older ones lead to the newest chat. */
const MAX_PLACES = 40;

interface KeptPlace extends HomePlace {
  /** The home whose page was opened from there. */
  readonly openedId: string;
}

const keyOf = (userId: string): DynamicKey => `places:${userId}`;

/**
 * Keeps the place in a chat that led this person to the page of a home, for every tab of the
 * browser. The newest one counts.
 */
export function keepPlace(userId: string, openedId: string, place: HomePlace): void {
  const others = readPlaces(userId).filter((each) => each.openedId !== openedId);
  const kept: readonly KeptPlace[] = [{ ...place, openedId }, ...others];
  writeStored(keyOf(userId), JSON.stringify(kept.slice(0, MAX_PLACES)));
}

/** The place in a chat that led this person to the page of the home, if one did. */
export const placeOfHome = (userId: string, openedId: string): HomePlace | null =>
  readPlaces(userId).find((place) => place.openedId === openedId) ?? null;

function readPlaces(userId: string): readonly KeptPlace[] {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(userId)) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isPlace) : [];
  } catch {
    return [];
  }
}

function isPlace(value: unknown): value is KeptPlace {
  if (typeof value !== "object" || value === null) return false;
  const { openedId, homeId, chatId, messageId, topPx } = value as Record<string, unknown>;
  return (
    [openedId, homeId, chatId, messageId].every((text) => typeof text === "string") &&
    typeof topPx === "number"
  );
}
