import type { StatedFact } from "@propertyvr/parts";
import type { AboutShown, HomeAsk } from "@propertyvr/vocabulary";
import { askedOf, samplesNotice, say, type TurnContext } from "../context.ts";
import type { ListingFacts } from "../results/listing-facts.ts";
import { COMPARED_MAX, shownAt } from "../shown.ts";
import type { AnswerStream } from "../turn.ts";
import { perSqm } from "../writer/listing-facts.ts";
import type { ComparedHome, HomeAnswer, WhichTopic } from "../writer/writer.ts";
import { distanceOf } from "./about-home.ts";
import { homeFactsPart, offerFact, perSqmFact, sized } from "./home-facts-part.ts";
import { numbered, readListings } from "./listing-answers.ts";

/** A home with its figure; null is what its listing does not state. */
interface HomeFigure {
  readonly home: ComparedHome;
  readonly fact: StatedFact | null;
  readonly figure: number | null;
  readonly isRough: boolean;
}

/** Which of several homes is the cheapest, the closest ...: one sentence and the row of the table. */
export async function* answerWhichHome(
  context: TurnContext,
  { asks: [ask], wants = "least" }: AboutShown,
  among: readonly number[],
): AnswerStream {
  const { writer, state } = context;
  const shown = state.shown ?? [];
  const ids = among.flatMap((index) => shownAt(shown, index)?.id ?? []);
  const read = await readListings(context, ids);
  if (typeof read === "string" || ask === undefined) {
    yield* say(writer, [typeof read === "string" ? read : writer.selectWhich(shown.length)]);
    return;
  }
  const homes = read.map((facts) => numbered(context, facts));
  const topic = topicOf(ask, read, state.criteria.deal);
  const measured = await measure(context, homes, topic, ask);
  if ("about" in measured) {
    yield* say(writer, [writer.homeAnswer(measured)]);
    return;
  }
  const ranked = rank(measured, wants);
  const [first, second] = ranked;
  const known = ranked.filter(({ figure }) => figure !== null);
  const best = known.filter(({ figure }) => figure === first?.figure);
  const because =
    first === undefined || known.length === 0
      ? "unknown"
      : best.length > 1 && best.length === known.length
        ? "alike"
        : known.length > 1 && (first.isRough || second?.isRough === true)
          ? "rough"
          : null;
  const winner =
    because === null && first?.fact
      ? { homes: best.map(({ home }) => home), figure: writer.fact(first.fact) }
      : null;
  // "How far is it from the BTS?" behind this answer asks about the home that was named.
  const [only, ...tied] = winner?.homes ?? [];
  if (only !== undefined && tied.length === 0)
    yield {
      type: "state",
      state: { ...state, about_home: only.facts.id },
      origins: context.origins,
      language: writer.language,
    };
  const silent = ranked.length - known.length;
  yield* say(writer, [
    writer.whichHome({ topic, wants, winner, because, homes: ranked.length, silent }),
  ]);
  const told = ranked.slice(0, COMPARED_MAX);
  const rows = [{ key: topic, facts: told.map(({ fact }) => fact) }];
  yield homeFactsPart(
    writer,
    told.map(({ home }) => home),
    askedOf(state.criteria),
    rows,
  );
  if (read.every(({ is_sample }) => is_sample)) yield samplesNotice(writer);
}

/** Under which deal a price is compared: the one searched for, else one under which all are offered. */
function topicOf(
  { topic }: HomeAsk,
  homes: readonly ListingFacts[],
  searched: "rent" | "sale" | null,
): WhichTopic {
  const deal = searched ?? (homes.every(({ rent }) => rent !== null) ? "rent" : "sale");
  switch (topic) {
    case "price":
      return deal;
    case "price_per_sqm":
      return `${deal}_per_sqm`;
    case "size":
      return homes.every(({ type }) => type === "land") ? "land" : "area";
    case "land":
      return "land";
    case "age":
      return "year_built";
    default:
      return "distance";
  }
}

/** The figure of each home, or why none can be told. */
async function measure(
  context: TurnContext,
  homes: readonly ComparedHome[],
  topic: WhichTopic,
  { near }: HomeAsk,
): Promise<readonly HomeFigure[] | HomeAnswer> {
  if (topic !== "distance") return homes.map((home) => ({ home, ...stated(home.facts, topic) }));
  const target = near ?? { kind: "transit" as const, name: null };
  const found = await Promise.all(homes.map(({ facts }) => distanceOf(context, facts, target)));
  const broken = found.find(({ about }) => about === "no_place" || about === "unavailable");
  if (broken !== undefined) return broken;
  return homes.flatMap((home, at) => {
    const answer = found[at];
    if (answer?.about !== "distance") return [];
    const { metres, to, isAbout } = answer;
    const fact = metres === null ? null : ({ kind: "distance", to, metres, isAbout } as const);
    return [{ home, fact, figure: metres, isRough: isAbout }];
  });
}

function stated(
  facts: ListingFacts,
  topic: Exclude<WhichTopic, "distance">,
): Omit<HomeFigure, "home"> {
  switch (topic) {
    case "rent":
    case "sale":
      return { fact: offerFact(facts, topic), figure: facts[topic]?.price ?? null, isRough: false };
    case "rent_per_sqm":
      return { fact: perSqmFact(facts, "rent"), figure: perSqm(facts, "rent"), isRough: false };
    case "sale_per_sqm":
      return { fact: perSqmFact(facts, "sale"), figure: perSqm(facts, "sale"), isRough: false };
    case "area":
      return { fact: sized(facts.area_sqm), figure: facts.area_sqm, isRough: false };
    case "land":
      return { fact: sized(facts.land_sqm), figure: facts.land_sqm, isRough: false };
    case "year_built": {
      const { year_built: year } = facts;
      return { fact: year === null ? null : { kind: "year", year }, figure: year, isRough: false };
    }
  }
}

/** The least or the most first; what is not stated last. */
function rank(measured: readonly HomeFigure[], wants: "least" | "most"): readonly HomeFigure[] {
  const sign = wants === "least" ? 1 : -1;
  return measured.toSorted((a, b) => {
    if (a.figure === null || b.figure === null)
      return Number(a.figure === null) - Number(b.figure === null);
    return sign * (a.figure - b.figure);
  });
}
