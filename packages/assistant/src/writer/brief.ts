import { EMPTY_CRITERIA, roundToDigits } from "@propertyvr/vocabulary";
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

/**
 * How the homes of a rounded number divide into those that state all that is asked and the others;
 * a part that is too small beside the whole gets no figure.
 */
export function roundedParts(
  total: number,
  stated: number,
): { readonly stated: number; readonly open: number } | "nearly_all" | "hardly_any" {
  if (stated < total * TOLD_FROM) return "hardly_any";
  if (stated > total * (1 - TOLD_FROM)) return "nearly_all";
  return { stated, open: roundToDigits(total - stated, 2) };
}

const TOLD_FROM = 0.02;
