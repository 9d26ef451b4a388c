import { EMPTY_CRITERIA, isRoundedCount, roundToDigits } from "@propertyvr/vocabulary";
import type { Homes } from "./writer.ts";

/** The longest description of homes that leaves the prose on one line of a desktop. Characters. @param isFollowed by other sentences */
export const phraseMax = (isFollowed: boolean): number => (isFollowed ? 40 : 80);

/** What kind of homes they are, rented or sold; nothing of where and how. */
export const kindOnly = ({ criteria: { deal, types }, status }: Homes): Homes => ({
  criteria: { ...EMPTY_CRITERIA, deal, types },
  places: [],
  near: [],
  where: [],
  titleWords: null,
  notTypes: [],
  status,
});

/** How many of the homes leave something open; of a rounded number, rounded. */
export const openOf = (total: number, stated: number): number =>
  isRoundedCount(total) ? roundToDigits(total - stated, 2) : total - stated;
