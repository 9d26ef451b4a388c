export { changedReadings, type MisreadFile } from "./changed-readings.ts";
export { type DialogueScore, scoreDialogues } from "./dialogues.ts";
export {
  type LabelledDialogue,
  type LabelledMessage,
  parseDialogues,
  parseLines,
  type PlaceSpellings,
} from "./labelled.ts";
export { judgeReadings, type JudgedReading } from "./judged-readings.ts";
export { type GroupScore, type Score, score } from "./score.ts";
