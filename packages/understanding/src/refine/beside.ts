import {
  settledJoins,
  type ConversationState,
  type Criteria,
  type ListingStatus,
  type PropertyType,
  type SearchExtensions,
} from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import { saysBoth } from "./both.ts";
import type { MessageDraft } from "./draft.ts";
import { areAlternatives, joinsByOr, systemsOf } from "./either-near.ts";
import { type AppliedSearch, oneOfAfter } from "./one-of.ts";
import { unique } from "./imply.ts";

/** What a search asks beside its criteria. */
export interface SearchExtras {
  readonly extensions: SearchExtensions;
  readonly status: ListingStatus;
}

export const NOTHING_BESIDE: SearchExtras = { extensions: {}, status: "available" };

export const besideOf = (state: ConversationState | undefined): SearchExtras => ({
  extensions: state?.extensions ?? NOTHING_BESIDE.extensions,
  status: state?.status ?? NOTHING_BESIDE.status,
});

/** True where something is asked that no criterion holds. */
export const asksBeside = ({ extensions, status }: SearchExtras): boolean =>
  (extensions.not_types ?? []).length > 0 || isEither(extensions) || status !== "available";

/** True where one of several things is enough. */
const isEither = ({ near_any, one_of = [] }: SearchExtensions): boolean =>
  near_any === true || one_of.length > 0;

/** "Go back": what was asked beside the criteria that return. */
export function takeBackBeside(state: ConversationState | undefined): SearchExtras {
  if (state?.previous === undefined) return besideOf(state);
  return besideOf({ criteria: state.previous, ...state.previous_beside });
}

/** Lays what one message asks beside the criteria over what was asked before. */
export function besideAfter(before: SearchExtras, applied: AppliedSearch): SearchExtras {
  const not_types = notTypesAfter(before.extensions.not_types ?? [], applied.draft);
  const one_of = oneOfAfter(before.extensions, applied, saysBoth(applied.facts));
  const wasAny = settledJoins(applied.criteria, before.extensions).near_any;
  const isAny = one_of.length === 0 && isAnyEnough(wasAny, applied);
  const { status, deals } = applied.draft;
  return {
    extensions: {
      ...(not_types.length > 0 && { not_types }),
      ...(isAny && { near_any: true }),
      ...(one_of.length > 0 && { one_of }),
    },
    // "For sale" after "sold condos" asks for those that still are.
    status: status ?? (deals.length > 0 ? "available" : before.status),
  };
}

function notTypesAfter(
  before: readonly PropertyType[],
  draft: MessageDraft,
): readonly PropertyType[] {
  const isAnyType = draft.changes.some(({ do: does, key }) => does === "clear" && key === "types");
  const wanted = draft.types.filter(({ isWeak }) => isWeak !== true).flatMap(({ types }) => types);
  const standing = isAnyType
    ? []
    : before.filter((type) => !wanted.includes(type) && !draft.allowed.includes(type));
  return unique([...standing, ...draft.notTypes]);
}

/** "Condos are fine too" after "no condos": any kind is asked for again, not condos alone. */
export function allowAgain(draft: MessageDraft, before: Criteria, beside: SearchExtras): void {
  const refused = beside.extensions.not_types ?? [];
  const named = draft.types.flatMap(({ types }) => types);
  if (!draft.isAlso || named.length === 0 || before.types.length > 0) return;
  if (!named.every((type) => refused.includes(type))) return;
  draft.allowed = named;
  draft.types = [];
}

/** "Both please": of things of which one was enough. */
export const wantsBoth = (
  facts: readonly Fact[],
  draft: MessageDraft,
  beside: SearchExtras,
): boolean => isEither(beside.extensions) && draft.targets.length === 0 && saysBoth(facts);

/** Whether one of the things to be near is enough, where they differ in kind or railway. */
function isAnyEnough(
  wasEnough: boolean,
  { facts, draft, before, criteria, refs }: AppliedSearch,
): boolean {
  const systems = systemsOf(criteria.near, refs);
  if (systems.size < 2) return false;
  const named = draft.targets;
  if (named.length === 0) return wasEnough && !saysBoth(facts);
  const isNamed = ({ kind, name }: Criteria["near"][number]): boolean =>
    named.some((target) => target.kind === kind && target.name === name);
  const kept = criteria.near.filter((near) => !isNamed(near));
  if (kept.length === 0) return areAlternatives(facts);
  const keptAreOne = wasEnough || systemsOf(kept, refs).size === 1;
  return keptAreOne && before.near.length > 0 && joinsByOr(facts);
}
