import type { Day } from "../rules/dated-rule.ts";
import type { SourceId } from "../rules/sources.ts";

/** A text in both languages. */
export interface Bilingual {
  readonly en: string;
  readonly th: string;
}

/** One thing that an article says: a passage that can answer a question by itself. */
export interface ArticlePoint {
  /** Names it within its article: the end of its address, "#quota". A step has one where it answers a question. */
  readonly key?: string;
  readonly says: Bilingual;
  /** Where it was read; empty for a step to take, which states no rule and no figure. */
  readonly sources: readonly SourceId[];
  /** What sources contradict each other about, and the safe reading. */
  readonly disputed?: Bilingual;
}

export interface Section {
  readonly heading: Bilingual;
  readonly points: readonly ArticlePoint[];
}

/** A step to take: advice, which needs no source because it states nothing of the law and no figure. */
export const step = (en: string, th: string, key?: string): ArticlePoint => ({
  ...(key !== undefined && { key }),
  says: { en, th },
  sources: [],
});

/** An article of the guide. Rules carry sources and dates; steps tell what to do and state no rule. */
export interface Article {
  /** The last part of its address, in lower case with hyphens. */
  readonly slug: string;
  readonly kind: "rules" | "steps";
  readonly title: Bilingual;
  /** One sentence that answers the usual question. */
  readonly summary: Bilingual;
  readonly sections: readonly Section[];
  /** The day on which its sources were last read. */
  readonly checkedAt: Day;
  /** After this day the article says that it is due for a review. */
  readonly reviewBy: Day;
}
