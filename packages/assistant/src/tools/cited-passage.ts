import {
  isDue,
  sourceIn,
  type Article,
  type GuidePassage,
  type SourceId,
} from "@propertyvr/knowledge";
import type { Language, ReadonlyDeep } from "@propertyvr/vocabulary";
import { z } from "zod";

/** A passage of the guide with where it was read and when. */
export const CitedPassage = z.object({
  kind: z.literal("passage"),
  /** Its page is `/guide/{slug}`. */
  slug: z.string(),
  /** The rule that answers; null: the summary of the article. */
  key: z.string().nullable(),
  article_kind: z.enum(["rules", "steps"]),
  title: z.string(),
  says: z.string(),
  disputed: z.string().nullable(),
  has_disputes: z.boolean(),
  sources: z.array(z.object({ title: z.string(), url: z.string() })),
  /** Days of the calendar, "2026-10-01". */
  checked_at: z.string(),
  review_by: z.string(),
  overdue: z.boolean(),
});
export type CitedPassage = ReadonlyDeep<z.infer<typeof CitedPassage>>;

export function cited(
  { article, point }: GuidePassage,
  language: Language,
  day: string,
): CitedPassage {
  const points = article.sections.flatMap((section) => section.points);
  return {
    kind: "passage",
    slug: article.slug,
    key: point?.key ?? null,
    article_kind: article.kind,
    title: article.title[language],
    says: (point?.says ?? article.summary)[language],
    disputed: point?.disputed?.[language] ?? null,
    has_disputes: points.some((each) => each !== point && each.disputed !== undefined),
    sources: (point?.sources ?? sourcesOf(article)).map((id) => sourceIn(id, language)),
    checked_at: article.checkedAt,
    review_by: article.reviewBy,
    overdue: isDue(article, day),
  };
}

/** A summary rests on whatever its article rests on. */
const sourcesOf = ({ sections }: Article): readonly SourceId[] => [
  ...new Set(sections.flatMap(({ points }) => points.flatMap(({ sources }) => sources))),
];
