import { ARTICLES, pointOf } from "@propertyvr/knowledge";
import { fail, ok } from "@propertyvr/vocabulary";
import { z } from "zod";
import { cited, CitedPassage } from "./cited-passage.ts";
import { tool } from "./tool.ts";

export const citeGuide = tool({
  name: "cite_guide",
  description:
    "Gives one passage of the guide to renting and buying in Thailand by its article and rule, with its sources and dates. Use read_guide to find a passage by a question.",
  input: z.object({
    /** Of the article; its page is `/guide/{slug}`. */
    slug: z.string().min(1).max(100),
    /** The rule; null: the summary of the article. */
    key: z.string().max(100).nullable(),
  }),
  output: CitedPassage,
  run: (ports, { slug, key }, { language }) => {
    const article = ARTICLES.find((each) => each.slug === slug);
    const point = article && pointOf(article, key);
    return Promise.resolve(
      article === undefined || point === undefined
        ? fail("not_found" as const)
        : ok(cited({ article, point }, language, ports.today())),
    );
  },
  visibleToModel: (passage) => passage,
});
