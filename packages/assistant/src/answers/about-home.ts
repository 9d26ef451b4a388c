import {
  AMENITIES,
  DEALS,
  TENURES,
  type AboutShown,
  type Criteria,
  type HomeAsk,
} from "@propertyvr/vocabulary";
import { say, type TurnContext } from "../context.ts";
import type { ListingFacts } from "../results/listing-facts.ts";
import { shownAt } from "../shown.ts";
import type { AnswerStream } from "../turn.ts";
import { knownOf } from "../writer/listing-facts.ts";
import type { HomeAnswer } from "../writer/writer.ts";
import { canBeAsked, contactPart } from "./contact-answer.ts";
import { perSqmFact } from "./home-facts-part.ts";
import { readListing } from "./listing-answers.ts";

/**
 * What one home's listing says to a question: yes, no, a figure, or that it does not say. Where it
 * leaves something open, its agent can be asked with one tap.
 */
export async function* answerAboutHome(
  context: TurnContext,
  { index, asks }: AboutShown,
): AnswerStream {
  const { writer, state } = context;
  const shown = state.shown ?? [];
  const id = index === null ? state.about_home : shownAt(shown, index)?.id;
  if (id === undefined) {
    yield* say(writer, [writer.selectWhich(shown.length)]);
    return;
  }
  const facts = await readListing(context, id);
  if (typeof facts === "string") {
    yield* say(writer, [facts]);
    return;
  }
  const answers = (await Promise.all(asks.map((ask) => answerTo(context, facts, ask)))).flat();
  const isOpen = answers.some(isLeftOpen);
  const canAsk = canBeAsked(facts);
  yield* say(writer, [
    writer.homeNamed(facts),
    ...answers.map(writer.homeAnswer),
    facts.is_sample && answers.some(({ about }) => about === "price") ? writer.sampleHome() : "",
    isOpen ? (canAsk ? writer.askAgent() : writer.nobodyToAsk(facts)) : "",
  ]);
  if (isOpen && canAsk) yield contactPart(context, [facts], "contact");
}

async function answerTo(
  context: TurnContext,
  facts: ListingFacts,
  { topic, near, amenity, tenure }: HomeAsk,
): Promise<readonly HomeAnswer[]> {
  switch (topic) {
    case "distance":
      return [await distanceOf(context, facts, near ?? { kind: "transit", name: null })];
    case "amenity": {
      const asked = amenity === undefined ? AMENITIES : [amenity];
      const all = asked.map(
        (what) => ({ about: "stated", what, known: knownOf(facts, what) }) as const,
      );
      return amenity === undefined ? all.filter(({ known }) => known !== "unknown") : all;
    }
    case "tenure": {
      const asked = tenure === undefined ? TENURES : [tenure];
      const all = asked.map(
        (what) => ({ about: "stated", what, known: knownOf(facts, what) }) as const,
      );
      const stated = all.filter(({ known }) => known !== "unknown");
      return stated.length > 0 ? stated : all.slice(0, 1);
    }
    case "price_per_sqm":
      return [{ about: "per_sqm", figures: perSqmFigures(context, facts) }];
    case "price":
      return [{ about: "price", rent: facts.rent, sale: facts.sale }];
    case "size":
    case "land":
      return [{ about: "size", areaSqm: facts.area_sqm, landSqm: facts.land_sqm }];
    case "rooms":
      return [{ about: "rooms", bedrooms: facts.bedrooms, bathrooms: facts.bathrooms }];
    case "floor":
      return [{ about: "floor", floor: facts.floor }];
    case "location":
      return [{ about: "location", location: facts.location }];
    case "availability":
      return [{ about: "availability", status: facts.status, from: facts.available_from }];
    case "fees":
      return [{ about: "fees" }];
    case "other":
      return [{ about: "other" }];
    case "age":
      return [{ about: "age", yearBuilt: facts.year_built }];
  }
}

function perSqmFigures({ writer }: TurnContext, facts: ListingFacts): readonly string[] {
  const stated = DEALS.flatMap((deal) => perSqmFact(facts, deal) ?? []);
  return stated.filter(({ kind }) => kind === "per_sqm").map((fact) => writer.fact(fact));
}

/** How far a home lies from what was asked, or why that cannot be told. */
export async function distanceOf(
  { tools, placeName, writer, understood, state }: TurnContext,
  { id }: ListingFacts,
  asked: NonNullable<HomeAsk["near"]>,
): Promise<HomeAnswer> {
  const { language } = writer;
  const near = standingFor(asked, state.criteria);
  const placeRefs = [...understood.place_refs, ...(state.place_refs ?? [])];
  const found = await tools.callTool("measure_distance", { listing_id: id, near }, placeRefs);
  if (!found.ok) return { about: "unavailable" };
  const ref = placeRefs.find(({ name }) => name === near.name);
  const name =
    near.name === null
      ? writer.anyOfKind(near.kind)
      : placeName({ name: near.name, id: ref?.id }, language);
  const { value } = found;
  switch (value.kind) {
    case "no_place":
      return { about: "no_place", name };
    case "no_point":
      return { about: "distance", to: name, metres: null, isAbout: false };
    case "known":
      return { about: "distance", to: value.to.text, metres: value.metres, isAbout: value.isAbout };
  }
}

/** "The campus" after a search near one university is that one, not the school next door. */
function standingFor(
  asked: NonNullable<HomeAsk["near"]>,
  { near }: Criteria,
): NonNullable<HomeAsk["near"]> {
  // An office is on no map: "how far is it to my office?" means the place to be near, where one is.
  const isOffice = asked.kind === "poi" && asked.name === "office";
  const named = near.filter(
    ({ kind, name }) => name !== null && name !== "office" && (isOffice || kind === asked.kind),
  );
  const [only] = named;
  return (asked.name === null || isOffice) && only !== undefined && named.length === 1
    ? { kind: only.kind, name: only.name }
    : asked;
}

function isLeftOpen(answer: HomeAnswer): boolean {
  switch (answer.about) {
    case "stated":
      return answer.known === "unknown";
    case "distance":
      return answer.metres === null;
    case "price":
      return answer.rent?.price === null || answer.sale?.price === null;
    case "size":
      return answer.areaSqm === null && answer.landSqm === null;
    case "rooms":
      return answer.bedrooms === null || answer.bathrooms === null;
    case "floor":
      return answer.floor === null;
    case "availability":
      return answer.status === "available" && answer.from === null;
    case "age":
      return answer.yearBuilt === null;
    case "per_sqm":
      return answer.figures.length === 0;
    case "fees":
    case "other":
      return true;
    case "location":
    case "no_place":
    case "unavailable":
      return false;
  }
}
