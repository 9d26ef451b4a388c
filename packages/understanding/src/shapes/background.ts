import type { Fact } from "../engine/fact.ts";
import type { Rule, Slot } from "../engine/rule.ts";
import { is, maybe, value } from "./meanings.ts";
import { nearName } from "./place-meaning.ts";

/**
 * Stories hold homes that nobody asks for: a friend's rent, the flat of last
 * year, the town one comes from. They are set aside before anything in them
 * can be a price or a place.
 */
const CLAUSE_ENDS = new Set(["stop", "question", "comma", "seek", "elsewhere", "dayPlace"]);
export const restOfClause: Slot = {
  kinds: [],
  anyBut: CLAUSE_ENDS,
  where: ({ kind, value: turn }) => kind !== "filler" || turn !== "turn",
  many: true,
  optional: true,
};
const background = { kind: "aside", value: { what: "background", measure: null } } as const;

/** "we used to live in Ekkamai", "a friend pays 30k in Asok" */
export const elsewhere: Rule = {
  name: "aside.elsewhere",
  pattern: [is("elsewhere"), restOfClause],
  produce: ({ rows }) => ({
    kind: "aside",
    value: {
      ...background.value,
      told: (rows[1] ?? [])
        .filter(({ kind }) => kind === "place")
        .map((fact) => value(fact, "place")),
    },
  }),
};
/** "moving from Chiang Mai": only the name is past, what follows is not. */
export const origin: Rule = {
  name: "aside.origin",
  pattern: [is("origin"), maybe("type"), maybe("stayFor"), maybe("inArea"), is("place")],
  produce: () => background,
};
/** "I work in Silom": a place that is wanted only where the rest says so. */
export const dayPlace: Rule = {
  name: "place.of-the-day",
  pattern: [is("dayPlace"), maybe("inArea", "near"), maybe("network"), is("place")],
  produce: ({ facts }) => ({
    kind: "placeOfDay",
    value: { mention: value(facts[3], "place"), isArea: facts[1]?.kind === "inArea" },
  }),
};
/** "near my office in Asok", "near my mother's house in Bang Khae": that place is wanted. */
export const nearOwnPlace: Rule = {
  name: "near.own-place",
  pattern: [
    is("near"),
    { kinds: ["dayPlace", "origin", "nearNoun"], where: isOwn },
    maybe("stayFor"),
    maybe("inArea"),
    is("place"),
  ],
  produce({ facts }, { after }) {
    if (after?.kind === "network" || after?.kind === "station") return null;
    return nearName(value(facts[4], "place"), value(facts[0], "near").withinM);
  },
};
function isOwn(fact: Fact): boolean {
  return fact.kind !== "nearNoun" || value(fact, "nearNoun").name === "office";
}
