import type {
  Amenity,
  CriteriaKey,
  Deal,
  Language,
  ListingStatus,
  PricePeriod,
  PropertyType,
  Tenure,
  WhereKey,
} from "@propertyvr/vocabulary";

/** What must be true after one message of a person. What is left out is not looked at. */
export interface Expectation {
  readonly deal?: Deal | null;
  readonly types?: readonly PropertyType[];
  readonly bedrooms?: { readonly min?: number; readonly max?: number };
  readonly bathrooms?: { readonly min: number };
  /** The bounds that are given must be these, and no other may stand. */
  readonly price?: { readonly min?: number; readonly max?: number; readonly per: PricePeriod };
  /** The upper bound must have come down under, or gone up over, so many baht. */
  readonly priceMaxBelow?: number;
  readonly priceMaxAbove?: number;
  /** The lower bound of the area must be over so many square metres. */
  readonly areaMinAbove?: number;
  /** Canonical names, in any order. */
  readonly places?: readonly string[];
  /** "transit Asok": kind and the beginning of the name; "transit" for any of the kind. In any order. */
  readonly near?: readonly string[];
  readonly amenities?: readonly Amenity[];
  readonly tenure?: Tenure | null;
  readonly sort?: "cheapest" | "newest" | "largest" | null;
  readonly notTypes?: readonly PropertyType[];
  readonly nearAny?: boolean;
  /** Places and kinds of things to be near of which one is enough; [] for none. */
  readonly oneOf?: readonly WhereKey[];
  /** "available" is what is found unless somebody asks for others. */
  readonly status?: ListingStatus;
  /** Keys under which nothing may be asked any more. */
  readonly nothingUnder?: readonly CriteriaKey[];
  /** The search of the message before stands as it was. */
  readonly keepsSearch?: true;
  /** Each must be found in what the answer says, labels of its parts included. */
  readonly says?: readonly RegExp[];
  /** None may be found in what the answer says. */
  readonly neverSays?: readonly RegExp[];
  /** Each must be found on a card: its title, place, price ("฿12,000") and facts in one line. */
  readonly lists?: readonly RegExp[];
  readonly neverLists?: readonly RegExp[];
  /** The homes of the answer before that this one is about, counted from 1: each is named by its title. */
  readonly about?: readonly number[];
  /** The language of the answer where it is not the one of the message. */
  readonly language?: Language;
  /** How the title of the chat begins after it. */
  readonly titleBegins?: RegExp;
  /**
   * "homes": at least one home is listed. "search": homes, or a dead end that can be left by a tap.
   * "taps": at least two choices. "words": an answer in words, without a list of homes.
   * "honest": words that say what cannot be answered yet, make no figure up and show a way on.
   * "table": a part with the facts of the homes it is `about`, beside each other.
   */
  readonly answer: "homes" | "search" | "taps" | "words" | "honest" | "table";
}

/** When the connection or the server goes, after which the same message is sent again with its `client_id`. */
export type Outage =
  /** The server is down when the message is sent. */
  | "not reached"
  /** The server is killed while it answers. */
  | "killed"
  /** The answer was written and its reply lost. */
  | "reply lost"
  /** The message is sent twice at once. */
  | "sent twice";

/** What the person does. */
export type Move =
  | { readonly say: string }
  /** Taps the n-th choice of the answer before, counted from 1. */
  | { readonly tap: number }
  /** Taps Undo on the line of what changed. */
  | { readonly undo: true };

export type ScriptedTurn = Move & { readonly expect: Expectation; readonly outage?: Outage };

export interface ScriptedConversation<About extends string = string> {
  readonly id: string;
  /** Of the interface. */
  readonly language: Language;
  /** What is tried. */
  readonly about: About;
  readonly turns: readonly [ScriptedTurn, ScriptedTurn, ...ScriptedTurn[]];
}
