export { builtInResponder } from "./built-in-responder.ts";
export { takeTurn } from "./take-turn.ts";
export { mayAskOfFiles } from "./papers.ts";
export { failureText } from "./context.ts";
export { titleFor } from "./title.ts";
export type {
  AnswerStream,
  AnswerEvent,
  AttachedImage,
  EarlierMessage,
  Responder,
  Turn,
  TurnAttachment,
} from "./turn.ts";
export type * from "./model/language-model.ts";
export type { LoadPicture } from "./model/pictures.ts";
export type { ModelLimits } from "./model/model-talk.ts";
export {
  modelResponder,
  type ModelResponderOptions,
  type ModelTurnReport,
} from "./model/model-responder.ts";
export { isSurePlainSearch } from "./model/plain-search.ts";
export { PROMPT_VERSION } from "./model/system-prompt.ts";
export type * from "./ports.ts";
export type { PlaceName, PlaceWords } from "./place-name.ts";
export type { HomeDistance } from "./results/home-distance.ts";
export type { ListingFacts } from "./results/listing-facts.ts";
export * from "./ladder/index.ts";
export type { CountedChange, NearestHome, Relaxation } from "./results/relaxation.ts";
export type { HomeCounts } from "./results/home-counts.ts";
export type { SearchOutcome } from "./results/search-outcome.ts";
