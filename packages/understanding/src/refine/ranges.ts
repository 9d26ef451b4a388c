import type { Range } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import type { Measure } from "../shapes/meanings.ts";
import type { Contradiction, MessageDraft } from "./draft.ts";

/** "2 bed" is exactly two. */
export function exactRange({ from, to, bound }: Measure): Range {
  if (bound === "max") return { max: to ?? from };
  if (bound === "min") return { min: from };
  return { min: from, max: to ?? from };
}

/** A bare size means about that size: a fifth down, a fifth up. */
export function sizeRange({ from, to, bound }: Measure): Range {
  if (bound === "max") return { max: to ?? from };
  if (bound === "min") return { min: from };
  return to === null ? aroundRange(from) : { min: from, max: to };
}
export const aroundRange = (n: number): Range => ({ min: rounded(n * 0.8), max: rounded(n * 1.2) });
const rounded = (n: number): number => Math.round(n * 100) / 100;

/** A second statement about rooms widens the first where "or" stands between, else the count of beds holds. */
export function addRooms(
  draft: MessageDraft,
  range: Range,
  fact: Fact,
  facts: readonly Fact[],
  at: number,
): void {
  if (draft.bedrooms === null) {
    draft.bedrooms = range;
    return;
  }
  if (areTwoEnds(draft.bedrooms, range)) {
    draft.bedrooms = joinBounds("bedrooms", draft.bedrooms, range, draft, fact);
    return;
  }
  if (isAlternative(facts, at)) {
    const low = Math.min(draft.bedrooms.min ?? 0, range.min ?? 0);
    const high = Math.max(draft.bedrooms.max ?? 99, range.max ?? 99);
    draft.bedrooms = {
      ...(low > 0 || range.min === 0 || draft.bedrooms.min === 0 ? { min: low } : {}),
      ...(high < 99 ? { max: high } : {}),
    };
    return;
  }
  if (
    range.min === range.max &&
    draft.bedrooms.min === range.min &&
    draft.bedrooms.max === range.max
  )
    return;
  const isOneSided = (r: Range): boolean => r.min === undefined || r.max === undefined;
  if (isOneSided(range) && isOneSided(draft.bedrooms)) {
    draft.bedrooms = joinBounds("bedrooms", draft.bedrooms, range, draft, fact);
    return;
  }
  // A count says more than the word "studio", which people use for any small home.
  const [taken, other] =
    draft.bedrooms.max === 0 ? [range, draft.bedrooms] : [draft.bedrooms, range];
  draft.contradictions.push({ key: "bedrooms", fact, ranges: [taken, other] });
  draft.bedrooms = taken;
}

/** "At most 3, at least 2": a floor and a ceiling, never a choice of the two. */
const areTwoEnds = (one: Range, other: Range): boolean =>
  (one.min === undefined && other.max === undefined) ||
  (one.max === undefined && other.min === undefined);

/** True when a word of choice stands between this fact and the one about rooms before it. */
function isAlternative(facts: readonly Fact[], at: number): boolean {
  for (let i = at - 1; i >= 0 && i >= at - 8; i--) {
    const kind = facts[i]?.kind ?? "";
    if (["or", "comma", "slash", "and", "also", "to", "dash", "isOk"].includes(kind)) return true;
    if (kind === "measure") return false;
  }
  return false;
}

/** "over 30, under 50" are two ends of one range; a floor above the ceiling is a contradiction. */
export function joinBounds(
  key: Contradiction["key"],
  have: Range | null,
  next: Range,
  draft: MessageDraft,
  fact: Fact,
): Range {
  if (have === null) return next;
  const isComplement =
    (have.min === undefined) !== (next.min === undefined) &&
    (have.max === undefined) !== (next.max === undefined);
  if (!isComplement) return next;
  const joined = { ...have, ...next };
  if ((joined.min ?? 0) > (joined.max ?? Infinity)) {
    draft.contradictions.push({ key, fact, ranges: [next, have] });
    return next;
  }
  return joined;
}
