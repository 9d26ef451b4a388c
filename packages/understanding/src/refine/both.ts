import type { ConversationState, Criteria, CriteriaKey, Near } from "@propertyvr/vocabulary";
import { type Fact, FILLER } from "../engine/fact.ts";
import { widen } from "./follow-up.ts";
import { unique } from "./imply.ts";

export const saysBoth = (facts: readonly Fact[]): boolean =>
  facts.some(
    ({ kind, value: said }) => kind === FILLER && (said === "both" || said === "anyOfThem"),
  );

/** What may stand beside "both": anything else names what is meant. */
const BESIDE = new Set([
  FILLER, "isOk", "replace", "also", "or", "and", "comma", "stop", "talk", "seek", "amenity", "softAfter", "sorry", "negation",
]); // prettier-ignore
/** "Both are fine": both of what the last change was about. */
export const bothMeant = (
  facts: readonly Fact[],
  state: ConversationState | undefined,
): JoinedAgain | null => (saysOnlyBoth(facts) || opensWithBoth(facts) ? joinedAgain(state) : null);

const saysOnlyBoth = (facts: readonly Fact[]): boolean =>
  saysBoth(facts) && facts.every(({ kind }) => BESIDE.has(kind));

/** What would name something else that is meant. */
const NAMES = new Set(["areas", "targets", "type", "measure", "number", "deal", "tenure", "ordinal", "action", "question"]); // prettier-ignore
/** "Both, or we will never stop arguing": a clause of its own, and then why. */
function opensWithBoth(facts: readonly Fact[]): boolean {
  const end = facts.findIndex(({ kind }) => kind === "comma" || kind === "stop");
  return (
    end > 0 &&
    saysOnlyBoth(facts.slice(0, end)) &&
    !facts.slice(end).some(({ kind }) => NAMES.has(kind))
  );
}

/** What the last change put aside, beside what took its place. */
export interface JoinedAgain {
  readonly criteria: Criteria;
  readonly keys: readonly CriteriaKey[];
}

/**
 * "Both are fine" after Ari gave way to Ekkamai, a condo to a house, one bedroom to two: what was
 * put aside by the last change stands again beside what took its place. Null where nothing was.
 */
function joinedAgain(state: ConversationState | undefined): JoinedAgain | null {
  if (state?.previous === undefined) return null;
  const { criteria: now, previous: before } = state;
  const joined: Partial<{ -readonly [K in CriteriaKey]: Criteria[K] }> = {};
  if (isReplaced(before.places, now.places))
    joined.places = unique([...before.places, ...now.places]);
  if (isReplaced(before.types, now.types)) joined.types = unique([...before.types, ...now.types]);
  if (isReplaced(before.near.map(keyOf), now.near.map(keyOf)))
    joined.near = [...before.near.filter((near) => !isAmong(near, now.near)), ...now.near];
  if (isOther(before.bedrooms, now.bedrooms))
    joined.bedrooms = widen(before.bedrooms, now.bedrooms);
  if (isOther(before.deal, now.deal)) joined.deal = null;
  if (isOther(before.tenure, now.tenure)) joined.tenure = null;
  const keys = Object.keys(joined) as CriteriaKey[];
  return keys.length === 0 ? null : { criteria: { ...now, ...joined }, keys };
}

const keyOf = ({ kind, name }: Near): string => `${kind}:${name ?? ""}`;
const isAmong = (near: Near, list: readonly Near[]): boolean =>
  list.some((other) => keyOf(other) === keyOf(near));

/** Something stood, and something else stands in its place. */
const isReplaced = (before: readonly string[], now: readonly string[]): boolean =>
  now.length > 0 && before.some((name) => !now.includes(name));
function isOther<T>(before: T | null, now: T | null): before is T {
  return before !== null && now !== null && JSON.stringify(before) !== JSON.stringify(now);
}
