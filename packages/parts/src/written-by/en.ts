import { counted } from "../words/en.ts";
import type { WrittenByWords } from "./words.ts";

export const writtenByWords: WrittenByWords = {
  writtenBy: (model) => `Written by ${model}`,
  begunBy: (model) => `Begun by ${model}`,
  heldBack: (sentences) => `${counted(sentences, "sentence")} left out: not backed by our data`,
};
