import type { CitationWords } from "./words.ts";

export const citationWords: CitationWords = {
  sources: () => "Sources",
  disputed: () => "Sources disagree",
  othersDisputed: () => "Sources disagree on other points of this article; it says which.",
  checkedAt: (day) => `Checked on ${dayText(day)}`,
  reviewBy: (day) => `review due ${dayText(day)}`,
  overdue: (day) =>
    `This article was due for a review on ${dayText(day)}. Check it before you rely on it.`,
  openArticle: () => "Read the whole article",
};

const DAY = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

const dayText = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));
