export { climbed, laddersOf, type Ladder } from "./ladders.ts";
export { costOf, pairsOf, type Pair } from "./pairs.ts";
export type { LadderMap, DroppingRung, RelaxingRung } from "./rungs.ts";
