export { takeTurn } from "./take-turn.ts";
export { failureText } from "./failure-text.ts";
export { titleFor } from "./title.ts";
export type { Answer, AnswerEvent, Turn } from "./turn.ts";
export type * from "./ports.ts";
export type { HomeDistance } from "./results/home-distance.ts";
export type { ListingFacts } from "./results/listing-facts.ts";
