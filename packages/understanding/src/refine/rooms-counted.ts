import type { ConversationState, Criteria, PropertyType } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import { type Measure, value } from "../shapes/meanings.ts";
import { measureOf, numberOf } from "../shapes/numbers.ts";

const ROOMS_IN_CONTEXT_RULE = "measure.rooms-in-context";
/** Nobody lives in more. */
export const BEDROOMS_LIKELY = 9;

/**
 * "3 rooms would be better", "4 ห้องก็ได้", "เอาแค่ห้องเดียว" where bedrooms or a house are asked for already: so
 * many bedrooms. Where neither is, "2 ห้อง" may as well be two homes.
 */
export function withRoomsCounted(
  facts: readonly Fact[],
  state: ConversationState | undefined,
  text: string,
): readonly Fact[] {
  if (state === undefined) return facts;
  const standing = state.criteria.bedrooms?.min ?? state.criteria.bedrooms?.max ?? 0;
  if (facts.some((fact) => isOneOfThem(fact, standing, text)))
    return facts.map((fact) =>
      isOneOfThem(fact, standing, text) ? { ...fact, kind: "quality", value: null } : fact,
    );
  const isShared = (fact: Fact): boolean => SHARED_OUT.test(text.slice(fact.end));
  const isKnown = isOfRooms(state.criteria);
  if (!isKnown && !facts.some((fact, at) => countsRooms(facts, at - 1) && isShared(fact)))
    return facts;
  return facts.flatMap((fact, at): readonly Fact[] => {
    if (ONE_ROOM.test(text.slice(fact.start, fact.end))) return [rooms(fact, oneRoom)];
    if (countsRooms(facts, at - 1)) return [];
    return countsRooms(facts, at)
      ? [rooms(fact, measureOf("bedrooms", numberOf(fact), 1))]
      : [fact];
  });
}

const HOUSES: ReadonlySet<PropertyType> = new Set(["house", "townhouse", "villa"]);
const isOfRooms = ({ bedrooms, types }: Criteria): boolean =>
  bedrooms !== null || (types.length > 0 && types.every((type) => HOUSES.has(type)));

/** "1 bedroom on the ground floor" behind three of them, "1 ห้องนอนชั้นล่าง": where one of them is to be. */
const isOneOfThem = (fact: Fact, standing: number, text: string): boolean =>
  fact.kind === "measure" &&
  value(fact, "measure").dimension === "bedrooms" &&
  value(fact, "measure").from < standing &&
  ON_A_FLOOR.test(text.slice(fact.end));
const ON_A_FLOOR =
  /^ ?(?:(?:must be |should be |has to be |needs to be )?(?:on the (?:ground|first|lower|same)|downstairs|upstairs)\b|(?:อยู่)?(?:ชั้นล่าง|ชั้น 1|ข้างล่าง))/;
/** "Two rooms, one for my son" */
const SHARED_OUT = /^,? (?:one|1) (?:for|as|is for|to)\b/;
const ONE_ROOM = /^ห้องเดียว(?:ก็(?:ได้|พอ))?$/;
const oneRoom = measureOf("bedrooms", { n: 1, power: 1, isDigits: false }, 1);

/** "3 rooms", "4 ห้อง", where they are not refused. */
function countsRooms(facts: readonly Fact[], at: number): boolean {
  const [before, number, word] = [facts[at - 1], facts[at], facts[at + 1]];
  if (number?.kind !== "number" || word?.kind !== "type" || before?.kind === "negation")
    return false;
  const { n, power, to = n } = numberOf(number);
  const { isWeak, bedrooms } = value(word, "type");
  return (
    isWeak === true && bedrooms === undefined && power === 1 && n >= 1 && to <= BEDROOMS_LIKELY
  );
}

const rooms = (fact: Fact, measure: Measure): Fact => ({
  ...fact,
  kind: "measure",
  value: measure,
  rule: ROOMS_IN_CONTEXT_RULE,
  certainty: "implied",
});
