import { MARKET_WORDS } from "../grammar.ts";
import type { MarketWords } from "../languages/market-words.ts";
import { asksWhether, QUESTION_OPENER } from "../languages/question-words.ts";
import type { MessageDraft } from "./draft.ts";
import { roomsSaid } from "./rooms-compared.ts";

/**
 * Whether a message asks about a market in words that leave no other sense: one place set against
 * another, what a place is like or why it costs what it costs, whether a price is usual, what a home
 * yields, where a budget reaches, how much is on offer.
 * `hasAmount`: whether it names money, were it more than any search can mean; `hasEarlier`: whether a
 * search or a question before it says of which homes.
 */
export function saysMarket(
  text: string,
  draft: MessageDraft,
  { hasAmount, hasEarlier }: { readonly hasAmount: boolean; readonly hasEarlier: boolean },
): boolean {
  const said = bare(text);
  const places = draft.areas.length + draft.targets.length;
  const isBounded = draft.money.some(({ measure }) => measure.bound !== null);
  const hasMoney = draft.money.length > 0 || hasAmount;
  const rooms = roomsSaid(said).length;
  // "แพงไป ขอ 25k" behind a search asks for other homes.
  const isQuestion = asksWhether(said.replace(QUESTION_OPENER, ""));
  const isOfNoHome = draft.types.length + draft.deals.length === 0 && draft.bedrooms === null;
  return MARKET_WORDS.some(
    (words) =>
      (places > 1 && !hasMoney && words.versus.test(said)) ||
      (places > 1 && isBounded && words.sideBySide.test(said)) ||
      (rooms > 1 && !hasMoney && words.roomsAgainst.test(said)) ||
      (places > 1 && !hasMoney && words.against.test(said) && words.better.test(said)) ||
      (places > 1 && words.invests.test(said) && words.better.test(said)) ||
      (places > 0 && !hasMoney && isOfNoHome && words.areaLike.test(said)) ||
      (places > 0 && (isOfNoHome || words.whether.test(said)) && words.enough.test(said)) ||
      ((places > 0 || !isOfNoHome || hasEarlier) && !hasMoney && words.whyPrice.test(said)) ||
      ((places > 0 || !isOfNoHome || (hasEarlier && isQuestion)) &&
        hasMoney &&
        !isBounded &&
        words.usual.test(said) &&
        words.whether.test(said)) ||
      (places > 0 && !hasMoney && isOfNoHome && words.ofFigure.test(said)) ||
      (places > 0 && !hasMoney && words.yield.test(said) && !wishesYield(text, draft)) ||
      ((asksWhich(said, words) || (hasEarlier && !hasMoney && words.howMuch.test(said))) &&
        words.yield.test(said)) ||
      (places === 0 && hasMoney && words.whichPlace.test(said)) ||
      (places > 0 && hasMoney && words.whereWithin.test(said)) ||
      (!hasMoney && asksWhich(said, words) && ranks(said, words)) ||
      (!hasMoney && hasEarlier && words.whichOfThem.test(said)) ||
      (hasMoney && words.whichStation.test(said)) ||
      (!hasMoney && words.timing.test(said)) ||
      ((places > 0 || !isOfNoHome) && !hasMoney && words.ofOwnHome.test(said)) ||
      (!hasMoney && words.doubtsDeal.test(said)) ||
      (places === 1 && !hasMoney && words.compares.test(said)) ||
      (places > 0 && !hasMoney && isOfPriceAlone(draft) && words.priceOf.test(said)) ||
      ((places > 0 || !isOfNoHome) && !hasMoney && words.usualSize.test(said)) ||
      (places > 0 && !hasMoney && (words.supply.test(said) || words.unlisted.test(said))) ||
      (places > 0 && !hasMoney && words.trend.test(said) && words.whether.test(said)) ||
      (places > 0 && !hasMoney && words.perSqm.test(said) && words.howMuch.test(said)) ||
      (hasEarlier && !hasMoney && words.perWah.test(said) && words.howMuch.test(said)),
  );
}

const asksWhich = (said: string, { whichPlace, whichStation }: MarketWords): boolean =>
  whichPlace.test(said) || whichStation.test(said);
const ranks = (said: string, { cheapest, dearest }: MarketWords): boolean =>
  cheapest.test(said) || dearest.test(said);

/** "ค่าเช่าคอนโดสาทร": with more to it, homes are looked for. */
const isOfPriceAlone = (draft: MessageDraft): boolean =>
  draft.types.length > 0 &&
  draft.amenities.length + draft.changes.length + draft.wishes.length === 0 &&
  draft.sort === null;

/** "A condo in Hua Hin with a good yield" looks for one; with a question it asks about the market. */
export function wishesYield(text: string, draft: MessageDraft): boolean {
  const said = bare(text);
  return (
    draft.types.length > 0 &&
    MARKET_WORDS.some(({ yieldWished }) => yieldWished.test(said)) &&
    !MARKET_WORDS.some(({ whether, whichPlace, howMuch }) =>
      [whether, whichPlace, howMuch].some((asked) => asked.test(said)),
    )
  );
}

/** In small letters, without signs around it: a question stays one in brackets or between pictures. */
const bare = (text: string): string =>
  text.toLowerCase().replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}?%]+$/gu, "");
