/** How a market is asked about; found in a message in small letters. */
export interface MarketWords {
  /** What prices will be. */
  readonly forecast: RegExp;
  /** Whether to buy or sell now. */
  readonly timing: RegExp;
  /** How they changed so far. */
  readonly trend: RegExp;
  readonly yield: RegExp;
  /** Goes on with a yield: what of it is left after costs. */
  readonly netOfCosts: RegExp;
  /** Goes on with a price or a rent: whether buying there pays. */
  readonly isItWorthIt: RegExp;
  /** Asks for the yield, put behind a question that is gone on with. */
  readonly yieldQuestion: string;
  /** What a home of one's own would bring: "what can I rent my condo out for?" */
  readonly ofOwnHome: RegExp;
  /** Whether to rent or to buy. */
  readonly rentOrBuy: RegExp;
  /** Doubts the one deal without naming the other: "would it be smarter to buy?" */
  readonly doubtsDeal: RegExp;
  /** A yield that a home should have: a wish. */
  readonly yieldWished: RegExp;
  /** Found where one place is set against another. */
  readonly against: RegExp;
  /** The same, where no other sense is left: not "or", which joins wishes too. */
  readonly versus: RegExp;
  /** Found where somebody asks which place, of all of them. */
  readonly whichPlace: RegExp;
  /** Found where the place with the lowest prices is asked for. */
  readonly cheapest: RegExp;
  /** Found where one of several places is asked for, the cheaper or the dearer one. */
  readonly whichOfThem: RegExp;
  /** The same of the highest. */
  readonly dearest: RegExp;
  /** Found where somebody asks which station, of all of them. */
  readonly whichStation: RegExp;
  /** Names a comparison outright: a budget beside it bounds the homes that are compared. */
  readonly sideBySide: RegExp;
  /** Found where one number of rooms is set against another. */
  readonly roomsAgainst: RegExp;
  /** The place that was spoken of before. */
  readonly there: RegExp;
  /** Opens a question that goes on with the one before it. */
  readonly goesOn: RegExp;
  /** Opens a comparison whose second place may be left out. */
  readonly compares: RegExp;
  /** Heads a noun: the price or rent of it is asked for. */
  readonly priceOf: RegExp;
  /** Which of two places would do better. */
  readonly better: RegExp;
  /** To be let: of places that are set against each other the yield decides. */
  readonly invests: RegExp;
  /** What living in a place is like. */
  readonly areaLike: RegExp;
  /** Whether an amount is enough to live on. */
  readonly enough: RegExp;
  /** Why homes there cost what they cost. */
  readonly whyPrice: RegExp;
  /** What no listing tells: how many stand empty, how long one takes to sell, what is paid in the end. */
  readonly unlisted: RegExp;
  readonly supply: RegExp;
  /** Sets homes that have something against those that have not. */
  readonly withoutIt: RegExp;
  /** How large homes usually are. */
  readonly usualSize: RegExp;
  /** Whether a price is usual. */
  readonly usual: RegExp;
  /** "Is 36 low for Thong Lo?", where a place is named: a figure of money without its unit. */
  readonly ofFigure: RegExp;
  /** The budget that was named, and no home. */
  readonly ofBudget: RegExp;
  /** The home that was talked about. */
  readonly it: RegExp;
  /** Found in a message that asks whether something is so. */
  readonly whether: RegExp;
  readonly perSqm: RegExp;
  /** Of land, by the square wah. */
  readonly perWah: RegExp;
  readonly perRai: RegExp;
  /** Found where an amount is asked. */
  readonly howMuch: RegExp;
  /** Found where the rent that a home would bring is asked, whatever it is bought for. */
  readonly rentAsked: RegExp;
  readonly letting: RegExp;
  readonly buying: RegExp;
  /** The word that a place follows. */
  readonly placeFollows: RegExp;
  /** The word that the other of two places follows. */
  readonly otherPlaceFollows: RegExp;
  /** Where within a place a budget reaches. */
  readonly whereWithin: RegExp;
}
