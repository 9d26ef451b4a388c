/** What an answer needs once it can be edited: fetched with the first answer, not before. */
export { EarlierAnswers } from "./earlier-answers.tsx";
export { EditFailed } from "./edit-failed.tsx";
export { FoldToggle } from "./fold-toggle.tsx";
export { keepPlace, placeOf } from "./place.ts";
