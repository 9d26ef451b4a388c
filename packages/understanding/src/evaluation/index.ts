export { type LabelledMessage, parseLines, type PlaceSpellings } from "./labelled.ts";
export { type GroupScore, type Score, score } from "./score.ts";
