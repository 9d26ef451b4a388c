import { ENGLISH_MARKET_WORDS } from "../languages/en/market-words.ts";
import { THAI_MARKET_WORDS } from "../languages/th/market-words.ts";
import type { Draft } from "./draft.ts";

/**
 * Whether a message asks about a market in words that leave no other sense: one place set against
 * another, whether a price is usual, what a home yields, where a budget reaches, how much is on offer.
 */
export function saysMarket(text: string, draft: Draft): boolean {
  const said = text.toLowerCase();
  const places = draft.areas.length + draft.targets.length;
  const isBounded = draft.money.some(({ measure }) => measure.bound !== null);
  const hasMoney = draft.money.length > 0;
  return [ENGLISH_MARKET_WORDS, THAI_MARKET_WORDS].some(
    (words) =>
      (places > 1 && !hasMoney && words.versus.test(said)) ||
      (places > 0 &&
        hasMoney &&
        !isBounded &&
        words.usual.test(said) &&
        words.whether.test(said)) ||
      (places > 0 && !hasMoney && words.yield.test(said)) ||
      (places === 0 && hasMoney && words.whichPlace.test(said)) ||
      (places > 0 && !hasMoney && words.supply.test(said)) ||
      (places > 0 && !hasMoney && words.perSqm.test(said) && words.howMuch.test(said)),
  );
}
