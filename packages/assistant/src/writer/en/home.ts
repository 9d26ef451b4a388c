import { quotable, trimmed } from "@propertyvr/parts/words";
import { ANY_OF_KIND, ASKED_NAMES, distance, joined, priced } from "@propertyvr/parts/words/en";
import type { ListingFacts } from "../../results/listing-facts.ts";
import type { AskedFeature, HomeAnswer, HomeWriter } from "../writer.ts";

export const homeWriter: HomeWriter = {
  homeNamed: ({ title }) => `${quotable(title, 80)}:`,
  homeAnswer,
  anyOfKind: (kind) => ANY_OF_KIND[kind],
  sampleHome: () => "It is a sample, not a real offer.",
  nobodyToAsk: ({ is_sample }: ListingFacts) =>
    is_sample
      ? "It is a sample home, so there is no agent to ask."
      : "It is taken, so there is no agent to ask.",
  askAgent: () => "The agent can tell you:",
};

function homeAnswer(answer: HomeAnswer): string {
  switch (answer.about) {
    case "stated":
      return stated(answer.what, answer.known);
    case "distance": {
      const to = quotable(answer.to);
      if (answer.metres === null)
        return `The listing doesn't say exactly where it is, so I can't tell how far it is from ${to}.`;
      return `${answer.isAbout ? "About " : ""}${distance(answer.metres)} from ${to} in a straight line.`;
    }
    case "no_place":
      return answer.name === "office"
        ? "I don't know where your office is, so I can't measure it. Tell me the station or the building it is near."
        : `I don't know where ${quotable(answer.name)} is, so I can't measure it.`;
    case "unavailable":
      return "That couldn't be looked up just now. Ask again in a moment.";
    case "price":
      return price(answer);
    case "per_sqm":
      return answer.figures.length === 0
        ? "The listing doesn't state both its price and its size, so I can't tell what a square metre costs."
        : `That makes ${joined(answer.figures)} per m².`;
    case "size":
      return size(answer);
    case "rooms":
      return rooms(answer);
    case "floor":
      return answer.floor === null
        ? "The listing doesn't say which floor it is on."
        : floorWords(quotable(answer.floor));
    case "location":
      return `It is in ${quotable(answer.location, 120)}.`;
    case "availability":
      return availability(answer);
    case "fees":
      return "The listing doesn't give the common fee or other charges.";
    case "other":
      return "I can't tell that from its listing; its page has the whole description.";
    case "age":
      return answer.yearBuilt === null
        ? "The listing doesn't say when it was built."
        : `It was built in ${String(answer.yearBuilt)}.`;
  }
}

/** A lister writes a number ("24", "12A") or words of any kind ("high floor"). */
const floorWords = (floor: string): string =>
  /^\d+[A-Z]?$/i.test(floor) ? `On floor ${floor}.` : `The listing gives the floor as “${floor}”.`;

function stated(what: AskedFeature, known: "yes" | "no" | "unknown"): string {
  const claim = claims(what);
  if (known === "yes") return `Yes, ${claim.yes}.`;
  if (known === "no") return `No, ${claim.no}.`;
  return `The listing doesn't say whether ${claim.open ?? claim.yes}.`;
}

interface Claims {
  readonly yes: string;
  readonly no: string;
  /** Where neither is known; left out: `yes`. */
  readonly open?: string;
}

function claims(what: AskedFeature): Claims {
  const name = ASKED_NAMES[what];
  switch (what) {
    case "pet_friendly":
      return {
        yes: "pets are welcome; how large or how many is not among its facts",
        no: "pets are not allowed",
        open: "pets are welcome",
      };
    case "furnished":
      return { yes: "it is furnished", no: "it is not furnished" };
    case "freehold":
    case "leasehold":
      return { yes: `it is ${what}`, no: `it is not ${what}` };
    case "foreign_quota":
      return {
        yes: "it is in the foreign quota, so a foreigner can own it freehold",
        open: "it is in the foreign quota",
        no: "it is not in the foreign quota",
      };
    case "security":
    case "parking":
    case "wifi":
    case "aircon":
      return { yes: `there is ${name}`, no: `there is no ${name}` };
    default:
      return { yes: `it has ${name}`, no: `it has no ${name.replace(/^an? /, "")}` };
  }
}

function price({ rent, sale }: Extract<HomeAnswer, { about: "price" }>): string {
  const onRequest = rent === null ? "price on request" : "sale price on request";
  const offers = [
    ...(rent === null
      ? []
      : [rent.price === null ? "rent on request" : `${priced(rent.price, "month")} to rent`]),
    ...(sale === null
      ? []
      : [sale.price === null ? onRequest : `${priced(sale.price, "total")} to buy`]),
  ];
  return offers.length === 0 ? "The listing states no price." : `${capital(joined(offers))}.`;
}

function size({ areaSqm, landSqm }: Extract<HomeAnswer, { about: "size" }>): string {
  const land = landSqm === null ? "" : `${trimmed(landSqm)} m² of land`;
  if (areaSqm !== null) return `It is ${trimmed(areaSqm)} m²${land === "" ? "" : `, on ${land}`}.`;
  return land === "" ? "The listing doesn't say how large it is." : `It has ${land}.`;
}

function rooms({ bedrooms, bathrooms }: Extract<HomeAnswer, { about: "rooms" }>): string {
  const count = (n: number, noun: string) => `${String(n)} ${noun}${n === 1 ? "" : "s"}`;
  const known = [
    ...(bedrooms === null
      ? []
      : [bedrooms === 0 ? "no separate bedroom (a studio)" : count(bedrooms, "bedroom")]),
    ...(bathrooms === null ? [] : [count(bathrooms, "bathroom")]),
  ];
  const open = [
    ...(bedrooms === null ? ["bedrooms"] : []),
    ...(bathrooms === null ? ["bathrooms"] : []),
  ];
  return [
    known.length === 0 ? "" : `It has ${joined(known)}.`,
    open.length === 0 ? "" : `The listing doesn't say how many ${joined(open)} it has.`,
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

function availability({ status, from }: Extract<HomeAnswer, { about: "availability" }>): string {
  if (status !== "available")
    return status === "pending" ? "It is reserved at the moment." : `It is already ${status}.`;
  return from === null
    ? "It is listed as available; the listing doesn't say from when."
    : `It is listed as available from ${DAY.format(new Date(`${from.slice(0, 10)}T00:00:00Z`))}.`;
}

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
