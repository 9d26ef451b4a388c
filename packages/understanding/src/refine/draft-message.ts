import type { Criteria, Range } from "@propertyvr/vocabulary";
import { type Fact, FILLER } from "../engine/fact.ts";
import { value } from "../shapes/meanings.ts";
import { allowAgain, type SearchExtras } from "./beside.ts";
import type { MessageDraft } from "./draft.ts";
import { impliesForeignQuota } from "./imply.ts";
import { letGoOfNamed, letOnlyNamedStand } from "./letting-go.ts";
import { merge } from "./merge.ts";
import { holdsPlace } from "./where-said.ts";
import { readSteps } from "./shift-price.ts";

/** What one message says, given what stood before it. */
export function draftMessage(
  facts: readonly Fact[],
  { criteria: before, beside }: { readonly criteria: Criteria; readonly beside: SearchExtras },
  hasEarlier: boolean,
): MessageDraft {
  const draft = merge(facts, before);
  readInThousands(draft, facts);
  if (impliesForeignQuota(draft, facts)) draft.tenure = "foreign_quota";
  if (hasEarlier && saysItWouldDo(facts) && draft.money.length === 0) {
    draft.isAlso = !narrowsCity(before, draft);
    draft.isCountAlone = isSpan(draft.bedrooms) || !areNeighbours(before.bedrooms, draft.bedrooms);
  }
  if (hasEarlier && (draft.isAlso || saysItWouldDo(facts))) tolerateTenure(draft, before);
  if (facts.some(isEnough)) lowerFloors(draft, before);
  keepFloors(draft, facts, before);
  letGoOfNamed(draft, facts, before);
  if (draft.amenities.length > 0) letOnlyNamedStand(draft, facts, before);
  allowAgain(draft, before, beside);
  if (!hasEarlier && seeksNothing(facts)) draft.notTypes = [];
  readSteps(draft, before.price);
  return draft;
}

/** "Hang Dong, Mae Rim, San Sai, any of them" behind Chiang Mai: where in it, and not beside it. */
const narrowsCity = ({ places, near }: Criteria, { areas, targets }: MessageDraft): boolean =>
  areas.length > 1 &&
  targets.length + near.length === 0 &&
  places.length > 0 &&
  places.every((name) => areas.every(({ ref }) => holdsPlace(name, ref.id)));

const isEnough = ({ kind, value: said }: Fact): boolean => kind === FILLER && said === "enough";

/** "Make it 180 sqm" after "at least 200": another floor, and no size to be near. */
function keepFloors(draft: MessageDraft, facts: readonly Fact[], before: Criteria): void {
  if (!facts.some((fact) => fact.kind === "replace" && value(fact, "replace") === "order")) return;
  for (const [slot, key] of [
    ["area", "area_sqm"],
    ["land", "land_sqm"],
  ] as const) {
    const said = facts.find(
      (fact) => fact.kind === "measure" && value(fact, "measure").dimension === slot,
    );
    const measure = said === undefined ? undefined : value(said, "measure");
    const isFloor = before[key]?.min !== undefined && before[key].max === undefined;
    if (measure !== undefined && isFloor && measure.bound === null && measure.to === null)
      draft[slot] = { min: measure.from };
  }
}

/** "2 beds is enough" after "at least 3": the floor comes down, and stays a floor. */
function lowerFloors(draft: MessageDraft, before: Criteria): void {
  const floorOf = (range: Range | null): number | null =>
    range?.min !== undefined && range.max === undefined ? range.min : null;
  const rooms = floorOf(before.bedrooms);
  if (rooms !== null && draft.bedrooms?.max !== undefined && draft.bedrooms.max < rooms)
    draft.bedrooms = { min: draft.bedrooms.max };
}

/** "A leasehold villa is ok too" after "freehold": either would do. */
function tolerateTenure(draft: MessageDraft, before: Criteria): void {
  if (draft.tenure === null || before.tenure === null || draft.tenure === before.tenure) return;
  draft.tolerated.push(draft.tenure);
  draft.tenure = null;
}

/** How far from what is paid today a new budget lies at the most. */
const REACH = 3;

/** "I pay 14k now and could stretch to 18": the eighteen are thousands as well. */
function readInThousands(draft: MessageDraft, facts: readonly Fact[]): void {
  const first = draft.money.find(({ measure }) => !measure.isBare && measure.from >= 1_000);
  const aside = facts
    .filter(({ kind }) => kind === "aside")
    .map(toldAmount)
    .find((amount) => amount !== null && amount >= 1_000);
  const told = aside ?? first?.measure.from;
  if (told === undefined || told === null) return;
  const money = draft.money.map((item) => {
    const { from, to, isBare, power } = item.measure;
    const isAlike = from * 1_000 <= told * REACH && from * 1_000 * REACH >= told;
    if (!isBare || to !== null || power > 1 || from >= 1_000 || !isAlike) return item;
    return { ...item, measure: { ...item.measure, from: from * 1_000, power: 1_000 } };
  });
  // "It was 15k but I can stretch to 18": the one said last is the budget.
  const isRaised = first !== undefined && money.some((item, at) => item !== draft.money[at]);
  draft.money = isRaised ? money.filter((item) => item !== first) : money;
}

/** "14k" in what is told beside the request; whole baht, null where no amount is. */
function toldAmount({ parts }: Fact): number | null {
  const at = parts.findIndex(({ kind }) => kind === "number");
  const [number, next] = parts.slice(at);
  if (at < 0 || number === undefined) return null;
  const { n, power } = value(number, "number");
  const numeral = next?.kind === "numeral" ? value(next, "numeral") : null;
  return n * (numeral !== null && "power" in numeral && power === 1 ? numeral.power : 1);
}

/** "I'm not looking for a house" and nothing else: not a search for all but houses. */
function seeksNothing(facts: readonly Fact[]): boolean {
  const said = facts.filter(({ kind }) => kind !== FILLER && kind !== "stop" && kind !== "talk");
  return said.every(
    (fact) => fact.kind === "negated" && value(fact, "negated").isNotSought === true,
  );
}

/**
 * "a townhouse is fine too" joins what was said; "down to one bedroom is fine" and "fine, a
 * townhouse then" replace it.
 */
function saysItWouldDo(facts: readonly Fact[]): boolean {
  const said = facts.filter(({ kind }) => kind !== FILLER);
  const [first, next] = said;
  const opens = first?.kind === "isOk" && (next?.kind === "comma" || next?.kind === "stop");
  const rest = opens ? said.slice(1) : said;
  const isOk = rest.some(
    // "พระโขนงด้วยก็ดี"
    ({ kind }, at) => kind === "isOk" || (kind === "softAfter" && rest[at - 1]?.kind === "areas"),
  );
  return isOk && !rest.some(({ kind }) => kind === "replace");
}

/** "1 to 2 bedrooms is fine" says both of its ends. */
const isSpan = (range: Range | null): boolean =>
  range?.min !== undefined && range.max !== undefined && range.min < range.max;

/** "1 bedroom is fine" after a studio means both; after six bedrooms nobody means one to six. */
function areNeighbours(have: Range | null, next: Range | null): boolean {
  if (have?.min === undefined || next?.max === undefined) return true;
  return next.max >= have.min - 1;
}
