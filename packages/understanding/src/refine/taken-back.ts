import type { Criteria } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import { value } from "../shapes/meanings.ts";
import { isNetworkOf } from "./locate.ts";
import { VIEWS_OF } from "./letting-go.ts";

/**
 * "Drop the gym" after a gym was asked for: it is done, and no wish is left; nor is one where "forget the
 * dishwasher" takes back what no search looked for.
 */
export const takesBack = (fact: Fact, asked: Criteria): boolean => {
  if (fact.kind !== "negated") return false;
  const isForgotten = fact.parts.some(({ kind }) => kind === "remove");
  return value(fact, "negated").facts.every(
    (part) => stood(part, asked) || (isForgotten && part.kind === "quality"),
  );
};

function stood(part: Fact, { amenities, places, near, tenure }: Criteria): boolean {
  switch (part.kind) {
    case "amenity":
      return value(part, "amenity").every((each) => amenities.includes(each));
    case "quality":
      return (value(part, "quality")?.stands ?? []).some((each) => amenities.includes(each));
    case "areas":
      return value(part, "areas").every(
        ({ name }) => places.includes(name) || near.some((wish) => wish.name === name),
      );
    case "targets":
      return value(part, "targets").every((target) =>
        near.some(
          (wish) =>
            wish.kind === target.kind &&
            (wish.name === target.name || isNetworkOf(target.name ?? "", wish)),
        ),
      );
    case "nearNoun": {
      const { kind, name } = value(part, "nearNoun");
      const views = VIEWS_OF[name ?? kind] ?? [];
      return (
        near.some((wish) => wish.kind === kind && (name === null || wish.name === name)) ||
        views.some((view) => amenities.includes(view))
      );
    }
    case "tenure":
      return tenure === value(part, "tenure");
    default:
      return false;
  }
}
