import type { ModelTrouble, NoticeWords } from "./words.ts";

const TROUBLES: Readonly<Record<ModelTrouble, (model: string) => string>> = {
  bad_key: (model) => `${model} did not accept the key.`,
  rate_limited: (model) => `${model} takes no more requests just now.`,
  refused: (model) => `${model} declined to answer this.`,
  timed_out: (model) => `${model} took too long.`,
  cut: (model) => `${model} broke off.`,
  unavailable: (model) => `${model} cannot be reached just now.`,
  wrong_shape: (model) => `${model} gave nothing that could be used.`,
  limit: (model) => `${model} did not come to an end.`,
};

export const noticeWords: NoticeWords = {
  searchFailedNotice: () => "Your criteria are kept. Send the message again in a moment.",
  samples: () => "These are sample homes made for trying things out, not real offers.",
  modelTrouble: (trouble, model) =>
    `${TROUBLES[trouble](model)} The built-in assistant answered instead.`,
  modelNotAvailable: (model) =>
    `${model ?? "The model you chose"} isn’t available right now, so the built-in assistant answers. You can choose another model in App Settings.`,
  modelNotAgreed: (provider) =>
    `You haven’t agreed to send your messages to ${provider}, so the built-in assistant answers.`,
  modelDayLimit: () =>
    "You’ve reached today’s limit for AI models. Until midnight, Bangkok time, the built-in assistant answers.",
};
