import type {
  AttachmentsWords,
  CalculationPart,
  ChangedWords,
  ContactWords,
  HomeFactsWords,
  Insight,
  NearestWords,
  NoticeWords,
  QuestionWords,
} from "@propertyvr/parts";
import type {
  Amenity,
  BeyondFigures,
  Change,
  ContractType,
  Criteria,
  CriteriaKey,
  Known,
  Language,
  LetGoKey,
  ListingStatus,
  MarketMetric,
  NearKind,
  PricePeriod,
  PropertyType,
  Tenure,
  TermKey,
  TermValue,
  WhereGroup,
} from "@propertyvr/vocabulary";
import type { Adviser, Article, InputKey } from "@propertyvr/knowledge";
import type { DeclineReason, NotBuiltTopic, SmallTalk } from "../plan.ts";
import type { ListingFacts } from "../results/listing-facts.ts";
import type { Difference } from "./listing-facts.ts";
import type { Choose } from "@propertyvr/parts";

/** What was asked for, with names as people of the writer's language say them. */
export interface Homes {
  readonly criteria: Criteria;
  readonly places: readonly string[];
  readonly near: readonly {
    readonly kind: NearKind;
    /** null: any of the kind. A network ("BTS") and a common noun ("cafe") stand as they are. */
    readonly name: string | null;
    readonly isCommonNoun: boolean;
    /** As said, or the radius that was searched; null where nothing was searched yet. Metres. */
    readonly withinM: number | null;
  }[];
  /** Which of the places and things to be near are enough one for another. */
  readonly where: readonly WhereGroup[];
  /** Words that narrowed by title. */
  readonly titleWords: string | null;
  /** Types that are left out. */
  readonly notTypes: readonly PropertyType[];
  readonly status: ListingStatus;
}

/** The home talked about, the median of the homes shown, or so much off the limit before. */
export type AdjustedFrom = "home" | "shown" | "limit";

/** What "cheaper", "bigger" and the like were taken to mean. */
export type Adjustment =
  | {
      readonly kind: "price_max" | "price_raised" | "price_min";
      readonly amount: number;
      readonly per: PricePeriod;
      readonly basis: AdjustedFrom;
    }
  | {
      readonly kind: "area_min" | "area_max";
      readonly sqm: number;
      readonly basis: AdjustedFrom;
    }
  | { readonly kind: "within"; readonly metres: number; readonly isUp: boolean }
  /** In the words of the language, the nearest first. */
  | { readonly kind: "places_beside"; readonly names: readonly string[] };

export interface FoundFacts {
  readonly homes: Homes;
  /** Other sentences follow, so that this one is to be short. */
  readonly isFollowed?: boolean;
  /** No real home fits, and these are samples. */
  readonly areSamples: boolean;
  readonly total: number;
  /** 1-based positions of the cards shown with this answer. */
  readonly first: number;
  readonly last: number;
}

export type AskedFeature = Amenity | Tenure;

/** A place that is on no map: a name, or a common noun ("park"). */
export interface UnplacedWords {
  readonly name: string;
  readonly isCommonNoun: boolean;
}

/** Of `total` homes `stated` say everything asked; the rest leave something open. */
export interface StandingFacts {
  readonly asked: readonly AskedFeature[];
  readonly stated: number;
  readonly total: number;
  /** Whether the order of the list puts the homes that state it before the others. */
  readonly areFirst: boolean;
}

/** A sum as its tool worked it out. */
export type SumSheet = Omit<CalculationPart, "type" | "version" | "text" | "language">;

/**
 * Prose of the built-in answer in one language. Every figure comes in as an argument; a writer
 * adds none. Each function gives whole sentences without a space at the end.
 */
export interface Writer
  extends
    AttachmentsWords,
    ChangedWords,
    ContactWords,
    HomeFactsWords,
    NearestWords,
    NoticeWords,
    QuestionWords {
  readonly language: Language;
  /** What can be done with files that came without a word, or with one that nobody read. */
  readonly filesNext: (files: {
    readonly describeHome: boolean;
    readonly areOnlyPictures: boolean;
  }) => string;
  /** Heads the terms of a contract that came with the message. */
  readonly contractHead: (type: ContractType) => string;
  /** What it states of a term that the message asks for. */
  readonly contractStates: (
    term: { readonly key: TermKey; readonly values: readonly TermValue[] },
    type: ContractType,
  ) => string;
  /** That nothing was found in it of terms that the message asks for. */
  readonly contractSilent: (keys: readonly TermKey[], type: ContractType) => string;
  /** What the files are, and what stands below; `isAnswered` where a term was told already. */
  readonly contractRead: (types: readonly ContractType[], isAnswered: boolean) => string;
  /** That the amounts of a table of costs stand beside ours; or that it names no price to reckon with. */
  readonly costsRead: (isPriced: boolean) => string;
  readonly priceListHead: () => string;
  /** Heads a listing filled from a post. */
  readonly draftHead: () => string;
  /** That a post is filled into a draft below. */
  readonly postRead: () => string;
  /** That a price list is summed up below, and what can be looked for. */
  readonly pricesRead: () => string;
  readonly found: (facts: FoundFacts, choose: Choose) => string;
  readonly nextPage: (facts: FoundFacts, choose: Choose) => string;
  readonly noMore: (total: number, choose: Choose) => string;
  readonly standing: (facts: StandingFacts, choose: Choose) => string;
  /** That homes with these come first; empty where nothing is wished for. */
  readonly niceToHave: (amenities: readonly Amenity[]) => string;
  readonly dealCounts: (facts: {
    readonly total: number;
    readonly rent: number;
    readonly sale: number;
  }) => string;
  /** Which of them was searched meanwhile. */
  readonly takenAs: (means: string) => string;
  /** That what was said as a choice is asked for together; empty where nothing is. */
  readonly takenAsBoth: (choices: readonly string[]) => string;
  /** Places that are on no map and narrowed nothing; empty where there are none. */
  readonly unplaced: (places: readonly UnplacedWords[]) => string;
  readonly nothing: (homes: Homes, choose: Choose) => string;
  /** What a change would find; `isMore` where more than `count` fit. */
  readonly wouldFind: (found: {
    readonly change: Change;
    readonly count: number;
    readonly isMore: boolean;
    readonly allSample: boolean;
  }) => string;
  /** Before so many changes that would find more; 0 where none was found. */
  readonly moreByChange: (changes: number) => string;
  /** That not even two changes together would find any. */
  readonly noSmallChange: () => string;
  /** Homes that miss least lie too far from where they were asked for. */
  readonly noneNear: () => string;
  /** That smaller changes could not be counted. */
  readonly changesUnknown: () => string;
  readonly contradiction: (key: CriteriaKey) => string;
  readonly adjusted: (adjustment: Adjustment) => string;
  readonly cannotAdjust: (because: "unclear" | "no_figures" | "no_place" | "deal_open") => string;
  readonly ask: (choose: Choose) => string;
  readonly smallTalk: (kind: SmallTalk, choose: Choose) => string;
  /** To "ok" and the like in the middle of a search, of which `shown` homes are on screen. */
  readonly goOn: (homes: Homes, shown: number) => string;
  readonly notBuilt: (topic: NotBuiltTopic) => string;
  /** The main figures of the market, or why there are none. */
  readonly insight: (result: Insight, homes: Homes) => string;
  /** Heads the figures. */
  readonly insightHead: (result: Insight, homes: Homes) => string;
  /** Asks where, before figures of a market can be told. */
  readonly marketWhere: () => string;
  /** That an amount of nothing is none, and how to ask with one. */
  readonly amountNeeded: () => string;
  /** Figures of the question that no home can have ("99 bedrooms"), in its own words. */
  readonly leftOut: (phrases: readonly string[]) => string;
  /** One of two places is on no map: the figures are of the others. */
  readonly unknownBeside: (place: string, known: readonly string[]) => string;
  readonly marketFailed: () => string;
  /** That what it is like to live somewhere is not judged, and why homes cost what they cost not known. */
  readonly beyondFigures: (what: BeyondFigures) => string;
  /** Beside a yield where a budget was named. */
  readonly yieldOfAnyPrice: () => string;
  readonly widerQuestion: () => string;
  readonly knownPlacesQuestion: () => string;
  /** Over the same kind in the same place, without what else was said of it. */
  readonly anyRoomsQuestion: () => string;
  /** Over places beside the one that was to be compared. */
  readonly compareWithQuestion: () => string;
  readonly compareSay: (one: string, other: string) => string;
  /** A question for the level of prices, as a person says it. */
  readonly askMarket: (homes: Homes, metric: MarketMetric) => string;
  /** The same for what homes yield. */
  readonly askYield: (homes: Homes) => string;
  /** What a sum comes to, or what keeps it from being worked out. */
  readonly sum: (sheet: SumSheet) => string;
  /** That what was assumed can be changed; empty where nothing was. */
  readonly sumAssumes: (sheet: SumSheet) => string;
  /** Whether the price of a home, or one that was named, lies within what an income or an instalment carries. Baht. */
  readonly reaches: (
    price: { readonly of: "home" | "named"; readonly thb: number },
    carriesThb: number,
  ) => string;
  /** What a purchase with a loan takes in cash: the part paid down, and the buyer's costs of the transfer. Baht. */
  readonly cashToBuy: (cash: { readonly downThb: number; readonly costsThb: number }) => string;
  /** Beside what homes like one that is for sale are let for, which its yield is worked out from. */
  readonly rentNotStated: () => string;
  readonly sumTitle: (tool: SumSheet["tool"]) => string;
  /** Leads in the tap that searches up to a price. */
  readonly offerBudget: () => string;
  /** The price or the rent of the search, which the sum was worked out from: opens its answer. */
  readonly sumOfSearch: (sheet: SumSheet, key: InputKey) => string;
  /** For how many years who is that old can borrow, and why. */
  readonly yearsOfAge: (age: number, years: number) => string;
  /** Offers a search for what an income carries. */
  readonly withinMeans: (sheet: SumSheet) => string;
  readonly budgetLabel: (homes: Homes) => string;
  /** Stands before a passage of the guide. */
  readonly guideSays: (kind: Article["kind"]) => string;
  /** The guide tells nothing of it; who does. */
  /** @param year the year that was asked about, in its words */
  readonly guideOtherYear: (year: string) => string;
  readonly guideSilent: (asks: Adviser) => string;
  /** The question rests on a figure that cannot be, in its words. */
  readonly guideImpossible: (figure: string) => string;
  readonly offerSearch: () => string;
  readonly searchLabel: (homes: Homes) => string;
  readonly searchSay: (homes: Homes) => string;
  readonly declined: (because: DeclineReason) => string;
  /** The answer broke off by a fault of ours. */
  readonly failed: () => string;
  readonly reset: (choose: Choose) => string;
  readonly searchFailed: () => string;
  /** Real homes fit where only samples were shown. */
  readonly realCame: () => string;
  /**
   * The message changed nothing in the search.
   * @param unused the words of a wish that no search looks for; null where it says nothing new
   */
  readonly sameSearch: (unused: string | null) => string;
  /** A place was only wished for, or told as that of work, so that the search stays; looking there is a tap. */
  readonly wishKept: (isWorkplace: boolean) => string;
  /** Only samples fit where real homes were shown. */
  readonly realGone: () => string;
  /** Stands before the table of one home. */
  readonly described: (facts: ListingFacts) => string;
  /** The main differences of the homes of a table, which follows. */
  readonly comparison: (
    homes: readonly ComparedHome[],
    differences: readonly Difference[],
  ) => string;
  /** Which of several homes has the least or the most of something. */
  readonly whichHome: (which: WhichHome) => string;
  /** Which of several homes has something. */
  readonly whichHave: (which: WhichHave) => string;
  readonly listingGone: () => string;
  readonly listingUnavailable: () => string;
  /** Nothing with that number is on screen; `shown` says how many are. */
  readonly notShown: (shown: number) => string;
  readonly compareWhich: (shown: number) => string;
  /** How to reach whoever offers a home, or why nobody can be reached. */
  readonly contactOf: (facts: ListingFacts, about: "viewing" | "contact") => string;
  /** A home was pointed at, but not which of those shown. */
  readonly selectWhich: (shown: number) => string;
  /** It is not clear which home is meant; those that can be asked about follow. */
  readonly contactWhich: (about: "viewing" | "contact") => string;
  /** None of the homes on screen can be asked about; `shown` says how many there are. */
  readonly contactNobody: (shown: number) => string;
  readonly title: (homes: Homes) => string;
  /** The homes of a chat in few words, the place first: a narrow list tells chats apart by their beginnings. */
  readonly chatTitle: (homes: Homes) => string;
  /** What the place asked for now cannot have, so that it was let go of unasked; empty where nothing was. */
  readonly letGo: (gone: readonly LetGoWords[], places: readonly string[]) => string;
  readonly onlyThisLabel: (homes: Homes) => string;
  /** To somebody who seeks a home and has said next to nothing of it. */
  readonly vague: (choose: Choose) => string;
  /** What one home's listing states about one thing. */
  readonly homeAnswer: (answer: HomeAnswer) => string;
  /** The home the answers are about, as their opening. */
  readonly homeNamed: (facts: ListingFacts) => string;
  /** Nobody can be asked about what a listing leaves open: it is a sample, or it is taken. */
  readonly nobodyToAsk: (facts: ListingFacts) => string;
  /** Beside a price: it is nobody's offer. */
  readonly sampleHome: () => string;
  readonly askAgent: () => string;
  /** That no one change helps, where two do. */
  readonly onlyTogether: () => string;
  /** "an airport": any of a kind. */
  readonly anyOfKind: (kind: NearKind) => string;
}

/** Something let go of: a thing of a kind that is not there at all, a named one that lies elsewhere, or what the kind of home or the deal asked for now does not have. */
export type LetGoWords =
  | { readonly kind: "network"; readonly name: string }
  | { readonly kind: "any"; readonly near: NearKind }
  | { readonly kind: "named"; readonly name: string }
  | { readonly kind: "amenity"; readonly amenity: Amenity }
  | { readonly kind: "criterion"; readonly key: LostCriterion };
export type LostCriterion = Exclude<LetGoKey, "near" | "amenities">;

/** What came of looking which of several homes stands out. */
export interface WhichHome {
  readonly topic: WhichTopic;
  readonly wants: "least" | "most";
  /** The first of them, or those that share the first place, with the figure as the table words it; null where none stands out. */
  readonly winner: { readonly homes: readonly ComparedHome[]; readonly figure: string } | null;
  /** Why none stands out: nothing is known, the figures are alike, or they are too rough. */
  readonly because: "unknown" | "alike" | "rough" | null;
  readonly homes: number;
  /** Of these, how many do not state it. */
  readonly silent: number;
}
/** Which homes state that they have something; of the others some state that they do not. */
export interface WhichHave {
  readonly what: Amenity;
  readonly having: readonly ComparedHome[];
  readonly without: number;
  readonly silent: number;
}
export type WhichTopic =
  | "distance"
  | "rent"
  | "sale"
  | "rent_per_sqm"
  | "sale_per_sqm"
  | "area"
  | "land"
  | "year_built";

/** A home as it is spoken of beside others. */
export interface ComparedHome {
  readonly facts: ListingFacts;
  /** Its place among the homes on screen, counted from 1; null where it is no longer there. */
  readonly number: number | null;
}

/** An answer about one home; unknown is what its listing does not state. */
export type HomeAnswer =
  | { readonly about: "stated"; readonly what: AskedFeature; readonly known: Known }
  | {
      readonly about: "distance";
      readonly to: string;
      /** null: it is not known where the home is. Metres in a straight line. */
      readonly metres: number | null;
      readonly isAbout: boolean;
    }
  | { readonly about: "no_place"; readonly name: string }
  | { readonly about: "unavailable" }
  | { readonly about: "price"; readonly rent: Offer | null; readonly sale: Offer | null }
  | { readonly about: "size"; readonly areaSqm: number | null; readonly landSqm: number | null }
  | {
      readonly about: "rooms";
      readonly bedrooms: number | null;
      readonly bathrooms: number | null;
    }
  | { readonly about: "floor"; readonly floor: string | null }
  | { readonly about: "location"; readonly location: string }
  | {
      readonly about: "availability";
      readonly status: ListingStatus;
      /** A day of the calendar, "2026-12-01". */
      readonly from: string | null;
    }
  /** What a square metre costs under each deal, as the table words it; empty where price or size is not stated. */
  | { readonly about: "per_sqm"; readonly figures: readonly string[] }
  | { readonly about: "fees" }
  | { readonly about: "other" }
  | { readonly about: "age"; readonly yearBuilt: number | null };
type Offer = { readonly price: number | null };

// The parts of a writer: in each language one file each.

export type FoundWriter = Pick<
  Writer,
  | "found"
  | "nextPage"
  | "noMore"
  | "standing"
  | "niceToHave"
  | "dealCounts"
  | "takenAs"
  | "takenAsBoth"
  | "unplaced"
  | "nothing"
  | "wouldFind"
  | "onlyTogether"
  | "moreByChange"
  | "noSmallChange"
  | "noneNear"
  | "changesUnknown"
  | "contradiction"
  | "adjusted"
  | "cannotAdjust"
>;

export type ListingWriter = Pick<
  Writer,
  | "described"
  | "comparison"
  | "whichHome"
  | "whichHave"
  | "listingGone"
  | "listingUnavailable"
  | "notShown"
  | "compareWhich"
  | "selectWhich"
>;

export type SumWriter = Pick<
  Writer,
  | "sum"
  | "sumAssumes"
  | "sumOfSearch"
  | "yearsOfAge"
  | "reaches"
  | "cashToBuy"
  | "rentNotStated"
  | "sumTitle"
  | "offerBudget"
  | "withinMeans"
  | "budgetLabel"
>;

export type GuideWriter = Pick<Writer, "letGo" | "onlyThisLabel" | "vague">;

export type HomeWriter = Pick<
  Writer,
  "homeAnswer" | "homeNamed" | "nobodyToAsk" | "sampleHome" | "askAgent" | "anyOfKind"
>;

export type KnowledgeWriter = Pick<
  Writer,
  "guideSays" | "guideOtherYear" | "guideSilent" | "guideImpossible"
>;

export type ContactWriter = Pick<Writer, "contactOf" | "contactWhich" | "contactNobody">;

export type ContractWriter = Pick<
  Writer,
  "contractHead" | "contractStates" | "contractSilent" | "contractRead"
>;

export type MarketWriter = Pick<
  Writer,
  | "insight"
  | "insightHead"
  | "marketWhere"
  | "amountNeeded"
  | "leftOut"
  | "unknownBeside"
  | "marketFailed"
  | "beyondFigures"
  | "yieldOfAnyPrice"
  | "widerQuestion"
  | "knownPlacesQuestion"
  | "anyRoomsQuestion"
  | "compareWithQuestion"
  | "compareSay"
  | "askMarket"
  | "askYield"
>;

export type TalkWriter = Pick<
  Writer,
  | "ask"
  | "smallTalk"
  | "goOn"
  | "notBuilt"
  | "offerSearch"
  | "searchLabel"
  | "searchSay"
  | "declined"
  | "failed"
  | "reset"
  | "searchFailed"
  | "realCame"
  | "realGone"
  | "sameSearch"
  | "wishKept"
  | "title"
  | "chatTitle"
>;
