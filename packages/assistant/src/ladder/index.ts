export { climbed, laddersOf, type Ladder } from "./ladders.ts";
export { costOf, pairsOf, type Pair } from "./pairs.ts";
export type { LadderMap, LetGo, Step } from "./rungs.ts";
