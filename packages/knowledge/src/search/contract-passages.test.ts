import { CONTRACT_TYPES, TERM_KEYS } from "@propertyvr/vocabulary";
import { expect, it } from "vitest";
import { ARTICLES } from "../articles/articles.ts";
import { passagesForTerm } from "./contract-passages.ts";
import { pointOf } from "./find-passage.ts";

it("every passage that stands beside a term of a contract is in the guide", () => {
  const refs = CONTRACT_TYPES.flatMap((type) =>
    TERM_KEYS.flatMap((key) => passagesForTerm(key, type)),
  );
  expect(refs.length).toBeGreaterThan(15);
  for (const { slug, key } of refs) {
    const article = ARTICLES.find((each) => each.slug === slug);
    expect(article && pointOf(article, key), `${slug}#${String(key)}`).not.toBeUndefined();
  }
});
