import { grouped, quotable, trimmed } from "@propertyvr/parts/words";
import {
  ASKED_NAMES,
  claimOf,
  distance,
  inWords,
  joined,
  opening,
  priced,
} from "@propertyvr/parts/words/en";
import type { Amenity } from "@propertyvr/vocabulary";
import type { Difference } from "../listing-facts.ts";
import type { ComparedHome, ListingWriter, WhichHave, WhichHome, WhichTopic } from "../writer.ts";

export const listingWriter: ListingWriter = {
  described({ title, status, is_sample }) {
    const sentences = [`Here is what the listing says about “${quotable(title, 80)}”.`];
    if (status !== "available")
      sentences.push(status === "pending" ? "It is reserved at the moment." : `It is already ${status}.`);
    if (is_sample) sentences.push("It is a sample, not a real offer.");
    return sentences.join(" ");
  },
  comparison,
  whichHome,
  whichHave,
  listingGone: () => "That home is no longer listed.",
  listingUnavailable: () => "The details couldn't be read just now. Ask again in a moment.",
  notShown(shown) {
    if (shown === 0) return "No homes are on screen yet. Tell me what you are looking for first.";
    if (shown === 1) return "Only one home is on screen.";
    return `${opening(shown)} homes are on screen; tell me a number from 1 to ${String(shown)}.`;
  },
  compareWhich: (shown) =>
    shown < 2
      ? "There are not two homes on screen to compare."
      : `Tell me which ones to compare, up to four of them, for example “compare 1 and 2”.`,
  selectWhich: (shown) =>
    shown === 0
      ? "No homes are on screen yet. Tell me what you are looking for first."
      : `I'm not sure which of them you mean. Say its number, 1 to ${String(shown)}.`,
}; // prettier-ignore

const MAIN_MAX = 2;

/** The main differences in one sentence, what each costs a square metre in another. */
function comparison(homes: readonly ComparedHome[], differences: readonly Difference[]): string {
  const isPerSqm = ({ kind }: Difference) => kind === "rent_per_sqm" || kind === "sale_per_sqm";
  const main = differences.filter((each) => !isPerSqm(each)).slice(0, MAIN_MAX);
  const [perSqm] = differences.filter(isPerSqm);
  const ofTwo = homes.length === 2;
  const words = ofTwo ? byWords : bestWords;
  const [first, second] = main;
  const sentences = [
    first === undefined
      ? ""
      : `${nameAt(homes, first.winner)} ${words(first)}${
          second === undefined
            ? ""
            : second.winner === first.winner
              ? ` and ${words(second)}`
              : `; ${inside(nameAt(homes, second.winner))} ${words(second)}`
        }.`,
    perSqm === undefined
      ? ""
      : `Per square metre, ${inside(nameAt(homes, perSqm.winner))} ${words(perSqm)}.`,
  ].filter((sentence) => sentence !== "");
  return sentences.length === 0
    ? `Here are the ${inWords(homes.length)} side by side.`
    : sentences.join(" ");
}

function nameAt(homes: readonly ComparedHome[], at: number): string {
  const home = homes[at];
  if (home === undefined) return "";
  return home.number === null ? `“${quotable(home.facts.title, 60)}”` : `Number ${String(home.number)}`;
} // prettier-ignore
const inside = (name: string): string => name.replace(/^Number/, "number");

/** How one of two homes beats the other. */
function byWords({ kind, by }: Difference): string {
  switch (kind) {
    case "rent":
    case "rent_per_sqm":
      return `costs ${priced(by, "month")} less`;
    case "sale":
    case "sale_per_sqm":
      return `costs ${priced(by, "total")} less`;
    case "area":
      return `is ${trimmed(by)} m² larger`;
    case "bedrooms":
      return `has ${grouped(by)} more ${by === 1 ? "bedroom" : "bedrooms"}`;
    case "station":
      return `is ${distance(by)} closer to a station`;
  }
}

/** How one home beats two or more others. */
function bestWords({ kind, figure }: Difference): string {
  switch (kind) {
    case "rent":
    case "rent_per_sqm":
      return `costs least, ${priced(figure, "month")}`;
    case "sale":
    case "sale_per_sqm":
      return `costs least, ${priced(figure, "total")}`;
    case "area":
      return `is the largest, at ${trimmed(figure)} m²`;
    case "bedrooms":
      return `has the most bedrooms, ${grouped(figure)}`;
    case "station":
      return `is closest to a station, at ${distance(figure)}`;
  }
}

function whichHome({ topic, wants, winner, because, homes, silent }: WhichHome): string {
  if (winner === null) {
    if (because === "unknown") return `None of the ${inWords(homes)} listings says.`;
    return because === "rough"
      ? "Some of them are placed only roughly, so I can't say for sure. This is how far each is, about:"
      : "They are the same:";
  }
  const degree = homes === 2 ? 0 : 1;
  const found = `${numbersOf(winner.homes)} ${winner.homes.length === 1 ? "is" : "are"} ${DEGREES[topic][wants][degree]}: ${winner.figure}${topic === "distance" ? " in a straight line" : ""}.`;
  if (silent === 0) return found;
  return `${found} ${silent === 1 ? "One listing doesn't" : `${opening(silent)} listings don't`} say.`;
}

function whichHave({ what, having, without, silent }: WhichHave): string {
  const all = having.length + without + silent;
  const others =
    silent === 0
      ? ""
      : ` ${grouped(silent)} ${silent === 1 ? "listing doesn't" : "listings don't"} say.`;
  if (having.length === 0)
    return silent === all
      ? `None of the ${grouped(all)} listings says whether ${claimOf(what)}.`
      : `None of them ${has(what)}.${others}`;
  if (having.length === all) return `All ${grouped(all)} of them ${haves(what)}.`;
  return `${numbersOf(having)} ${having.length === 1 ? has(what) : haves(what)}.${others}`;
}

/** "Number 2", "Numbers 1 and 3". */
function numbersOf(homes: readonly ComparedHome[]): string {
  const numbers = homes.map(({ facts, number }) =>
    number === null ? `“${quotable(facts.title, 60)}”` : String(number),
  );
  return homes.length === 1 && homes[0]?.number === null
    ? joined(numbers)
    : `Number${homes.length === 1 ? "" : "s"} ${joined(numbers)}`;
}

/** Of one home, and of several. */
function has(what: Amenity): string {
  if (what === "pet_friendly") return "welcomes pets";
  return what === "furnished" ? "is furnished" : `has ${ASKED_NAMES[what]}`;
}
function haves(what: Amenity): string {
  if (what === "pet_friendly") return "welcome pets";
  return what === "furnished" ? "are furnished" : `have ${ASKED_NAMES[what]}`;
}

/** Of two homes, and of more. */
const DEGREES: Readonly<Record<WhichTopic, Record<"least" | "most", readonly [string, string]>>> = {
  distance: { least: ["closer", "the closest"], most: ["farther away", "the farthest away"] },
  rent: { least: ["cheaper", "the cheapest"], most: ["more expensive", "the most expensive"] },
  sale: { least: ["cheaper", "the cheapest"], most: ["more expensive", "the most expensive"] },
  rent_per_sqm: {
    least: ["cheaper per square metre", "the cheapest per square metre"],
    most: ["more expensive per square metre", "the most expensive per square metre"],
  },
  sale_per_sqm: {
    least: ["cheaper per square metre", "the cheapest per square metre"],
    most: ["more expensive per square metre", "the most expensive per square metre"],
  },
  area: { least: ["smaller", "the smallest"], most: ["larger", "the largest"] },
  land: { least: ["smaller", "the smallest"], most: ["larger", "the largest"] },
  year_built: { least: ["older", "the oldest"], most: ["newer", "the newest"] },
};
