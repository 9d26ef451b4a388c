import type { QuestionPart, SearchStarter, StartAbout } from "@propertyvr/parts";
import { isEmptyCriteria, type Criteria } from "@propertyvr/vocabulary";
import {
  localised,
  say,
  searchToChange,
  type TurnContext,
  choiceCount,
  countHomes,
} from "../context.ts";
import type { AnswerStream } from "../turn.ts";
import { criteriaPart } from "./search-parts.ts";

/** Somebody seeks a home and has said next to nothing of it: three questions, each answered by a tap. */
export async function* answerVague(context: TurnContext): AnswerStream {
  const { state, writer, choose } = context;
  yield* say(writer, [writer.vague(choose)]);
  const part = criteriaPart(context, null);
  if (part.wishes.length > 0 || !isEmptyCriteria(state.criteria)) yield { type: "part", part };
  yield* startQuestions(context);
}

/** Where, how much and who lives there, as far as that is not said; each choice with what it finds. */
export async function* startQuestions(
  context: TurnContext,
  {
    areCounted = true,
    isPriceOffered = false,
  }: { readonly areCounted?: boolean; readonly isPriceOffered?: boolean } = {},
): AnswerStream {
  const { state } = context;
  const open = STARTS.filter(({ about }) => !(isPriceOffered && about === "price"));
  const asked = open.map(({ about, starts }) => ({ about, starts: starts(state.criteria) }));
  const parts = await Promise.all(
    asked.map(({ about, starts }) => startQuestion(context, about, starts, areCounted)),
  );
  for (const part of parts) if (part.choices.length > 0) yield { type: "part", part };
}

const PLACES = ["Phuket", "Chiang Mai", "Pattaya", "Hua Hin"];
const AMOUNTS = [
  { deal: "rent", min: null, max: 20_000 },
  { deal: "rent", min: 20_000, max: 40_000 },
  { deal: "sale", min: null, max: 5_000_000 },
  { deal: "sale", min: 5_000_000, max: 15_000_000 },
] as const;

/** What is offered under each question; nothing where it is answered. */
const STARTS: readonly {
  readonly about: StartAbout;
  readonly starts: (criteria: Criteria) => readonly SearchStarter[];
}[] = [
  {
    about: "places",
    starts: ({ places, near }) =>
      places.length > 0 || near.length > 0
        ? []
        : [
            { about: "places", place: "Bangkok", isNearBts: true },
            ...PLACES.map((place): SearchStarter => ({ about: "places", place, isNearBts: false })),
          ],
  },
  {
    about: "price",
    starts: ({ price, deal }) =>
      price === null
        ? AMOUNTS.filter((amount) => deal === null || amount.deal === deal).map(
            (amount): SearchStarter => ({ about: "price", ...amount }),
          )
        : [],
  },
  {
    about: "bedrooms",
    starts: ({ bedrooms }) =>
      bedrooms === null
        ? (["alone", "two", "family", "parents"] as const).map((who): SearchStarter => ({
            about: "bedrooms",
            who,
          }))
        : [],
  },
];

async function startQuestion(
  { tools, placeName, state, writer }: TurnContext,
  about: StartAbout,
  starts: readonly SearchStarter[],
  areCounted: boolean,
): Promise<QuestionPart> {
  const choices = starts.map(async (start) => {
    const criteria = { ...state.criteria, ...setsOf(start) };
    const counts = areCounted
      ? await countHomes(tools, {
          ...searchToChange(state, state.title_words ?? null),
          criteria,
        })
      : null;
    const label = writer.startLabel(namedIn(start, { placeName, writer }));
    return {
      label: localised(writer, label),
      say: label,
      criteria,
      ...choiceCount(counts),
    };
  });
  return {
    type: "question",
    version: 1,
    about,
    text: writer.startQuestion(about),
    language: writer.language,
    // What finds nothing helps nobody.
    choices: (await Promise.all(choices)).filter(({ count }) => count !== 0),
  };
}

function namedIn(
  start: SearchStarter,
  { placeName, writer }: Pick<TurnContext, "placeName" | "writer">,
): SearchStarter {
  return start.about === "places"
    ? { ...start, place: placeName({ name: start.place }, writer.language) }
    : start;
}

const ROOMS = {
  alone: { max: 1 },
  two: { min: 1, max: 2 },
  family: { min: 3 },
  parents: { min: 2, max: 2 },
} as const;

function setsOf(start: SearchStarter): Partial<Criteria> {
  switch (start.about) {
    case "places":
      return {
        places: [start.place],
        near: start.isNearBts ? [{ kind: "transit", name: "BTS", within_m: null }] : [],
      };
    case "price":
      return {
        deal: start.deal,
        price: {
          ...(start.min !== null && { min: start.min }),
          max: start.max,
          per: start.deal === "rent" ? "month" : "total",
        },
      };
    case "bedrooms":
      return { bedrooms: ROOMS[start.who] };
  }
}
