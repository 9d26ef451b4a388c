export { type DialogueScore, scoreDialogues } from "./dialogues.ts";
export {
  type LabelledDialogue,
  type LabelledMessage,
  parseDialogues,
  parseLines,
  type PlaceSpellings,
} from "./labelled.ts";
export { type GroupScore, type Score, score } from "./score.ts";
