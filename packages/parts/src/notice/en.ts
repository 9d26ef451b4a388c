import type { NoticeWords } from "./words.ts";

export const noticeWords: NoticeWords = {
  searchFailedNotice: () => "Your criteria are kept. Send the message again in a moment.",
  samples: () => "These are sample homes made for trying things out, not real offers.",
};
