import {
  ADVISERS,
  findPassage,
  isDue,
  sourceIn,
  type Article,
  type Passage,
  type SourceId,
} from "@propertyvr/knowledge";
import { ok, type Language, type ReadonlyDeep } from "@propertyvr/vocabulary";
import { z } from "zod";
import { tool } from "./tool.ts";

const CitedPassage = z.object({
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

const GuideAnswer = z.discriminatedUnion("kind", [
  CitedPassage,
  z.object({ kind: z.literal("unknown"), asks: z.enum(ADVISERS) }),
  /** The question rests on a figure that cannot be, in its words: "-5 years". */
  z.object({ kind: z.literal("impossible"), figure: z.string() }),
]);

export const readGuide = tool({
  name: "read_guide",
  description:
    "Looks up what the guide to renting and buying in Thailand says about a question on law, tax, papers, visas, deposits or steps to take. Gives the passage with its sources and dates, or says that the guide does not tell it and who to ask.",
  input: z.object({ question: z.string().min(1).max(10_000) }),
  output: GuideAnswer,
  run: (ports, { question }, { language }) => {
    const answer = findPassage(question);
    return Promise.resolve(
      ok(
        answer.kind === "passage"
          ? cited(answer.passage, language, ports.today())
          : answer.kind === "unknown"
            ? { kind: answer.kind, asks: answer.asks }
            : answer,
      ),
    );
  },
  visibleToModel: (answer) => answer,
});

function cited({ article, point }: Passage, language: Language, day: string): CitedPassage {
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
