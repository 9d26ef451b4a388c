/** The words around a passage of the guide. Days are of the calendar, "2026-10-01". */
export interface CitationWords {
  readonly sources: () => string;
  /** Stands before what the sources contradict each other about. */
  readonly disputed: () => string;
  /** Other rules of the article are disputed. */
  readonly othersDisputed: () => string;
  readonly checkedAt: (day: string) => string;
  readonly reviewBy: (day: string) => string;
  readonly overdue: (day: string) => string;
  readonly openArticle: () => string;
}
