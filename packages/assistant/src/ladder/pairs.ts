import { isSameThing, type Ladder } from "./ladders.ts";
import type { DroppingRung, RelaxingRung } from "./rungs.ts";

/** Two ladders climbed together, each to one of its rungs. */
export interface Pair {
  readonly ladders: readonly [Ladder, Ladder];
  readonly rungs: readonly [RelaxingRung | DroppingRung, RelaxingRung | DroppingRung];
}

/**
 * Of any two ladders their widest steps, and both let go: what nothing else of the two exceeds. The
 * smallest change first.
 */
export function pairsOf(ladders: readonly Ladder[]): readonly Pair[] {
  const pairs = ladders.flatMap((one, at) =>
    ladders
      .slice(at + 1)
      .filter((other) => !isSameThing(one, other))
      .flatMap((other): readonly Pair[] => {
        const letGo = rungPair(one.letGo, other.letGo);
        const steps = rungPair(widest(one), widest(other));
        const isStep = one.steps.length + other.steps.length > 0;
        return [...(isStep ? steps : []), ...letGo].map((rungs) => ({
          ladders: [one, other],
          rungs,
        }));
      }),
  );
  return pairs.toSorted((one, other) => costOf(one.rungs) - costOf(other.rungs));
}

export const costOf = (rungs: readonly { readonly cost: number }[]): number =>
  rungs.reduce((sum, { cost }) => sum + cost, 0);

const widest = ({ steps, letGo }: Ladder): RelaxingRung | DroppingRung | null =>
  steps.at(-1) ?? letGo;

const rungPair = (
  one: RelaxingRung | DroppingRung | null,
  other: RelaxingRung | DroppingRung | null,
): readonly (readonly [RelaxingRung | DroppingRung, RelaxingRung | DroppingRung])[] =>
  one === null || other === null ? [] : [[one, other]];
