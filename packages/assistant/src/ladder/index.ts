export {
  climbed,
  laddersOf,
  type Ladder,
  type LadderMap,
  type LetGo,
  type Step,
} from "./ladders.ts";
export { costOf, pairsOf, type Pair } from "./pairs.ts";
