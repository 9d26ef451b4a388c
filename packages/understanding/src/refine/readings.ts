import type { Reading } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import { originalSpan, type SourceText } from "../engine/source.ts";
import { type Measure, value } from "../shapes/meanings.ts";

/** Kinds that carry no meaning of their own: neither read out nor counted as unread. */
const SILENT = new Set([
  "filler", "comma", "stop", "question", "slash", "dash", "plus", "tilde", "and", "or", "also", "to", "from",
  "inArea", "seek", "ask", "replace", "needed", "stayFor", "comparative", "bound", "budget", "between", "near",
  "isOk", "softBefore", "softAfter", "negation", "remove", "numberWord", "period", "lease", "station", "foreigner", "ownTitle",
  "size", "old", "currency", "there", "dayPlace", "origin", "nowadays", "allAlong", "couple", "nearNoun", "sorry", "trade",
  "letGo", "beyond", "thanThis", "vague",
]); // prettier-ignore
/** Words of measure and the like that found no partner. */
const LOST = new Set([
  "unread",
  "number",
  "numeral",
  "unit",
  "metreOrMillion",
  "place",
  "fuzzy",
  "perLand",
  "perLandBefore",
]);

/** "Listings" that nobody counted are only homes. */
const isLost = (fact: Fact): boolean =>
  LOST.has(fact.kind) && !(fact.kind === "unit" && value(fact, "unit").dimension === "count");

export function readingsOf(source: SourceText, facts: readonly Fact[]): readonly Reading[] {
  return facts.flatMap((fact) => {
    if (SILENT.has(fact.kind) || LOST.has(fact.kind)) return [];
    const { start, end } = originalSpan(source, fact.start, fact.end);
    return [
      {
        text: source.original.slice(start, end),
        start,
        end,
        rule: fact.rule,
        means: meaningOf(fact),
        certainty: fact.certainty,
      },
    ];
  });
}

/** Neighbouring stretches that nothing read, as one each. */
export function unreadOf(
  source: SourceText,
  facts: readonly Fact[],
  isNumberRead: boolean,
): readonly { text: string; start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  let isOpen = false;
  for (const fact of facts) {
    if (!isLost(fact) || (isNumberRead && fact.kind === "number")) {
      isOpen = isOpen && fact.kind === "filler";
      continue;
    }
    const last = spans[spans.length - 1];
    if (isOpen && last !== undefined) last.end = fact.end;
    else spans.push({ start: fact.start, end: fact.end });
    isOpen = true;
  }
  return spans.map((span) => {
    const { start, end } = originalSpan(source, span.start, span.end);
    return { text: source.original.slice(start, end), start, end };
  });
}

/** True for the parts of a wish that names amenities and nothing else. */
const isOfAmenities = (part: Fact): boolean =>
  !["targets", "quality", "areas", "tenure", "stay"].includes(part.kind) &&
  part.parts.every(isOfAmenities);

/** "price.max=40000", "near.transit=Asok": what a fact says, for people who look inside. */
export function meaningOf(fact: Fact): string {
  switch (fact.kind) {
    case "measure":
      return measureMeaning(value(fact, "measure"));
    case "type":
      return `types=${value(fact, "type").types.join("|")}`;
    case "areas":
      return `places=${value(fact, "areas")
        .map(({ name }) => name)
        .join("|")}`;
    case "targets":
      return value(fact, "targets")
        .map(
          ({ kind, name, withinM }) =>
            `near.${kind}=${name ?? "any"}${withinM === null ? "" : `<=${withinM}m`}`,
        )
        .join(" ");
    case "amenity":
      return `amenities=${value(fact, "amenity").join("|")}`;
    case "wish":
      return value(fact, "wish").length > 0 && fact.parts.every(isOfAmenities)
        ? `nice_to_have=${value(fact, "wish").join("|")}`
        : fact.kind;
    case "negated":
      return `not(${value(fact, "negated").facts.map(meaningOf).join(", ")})`;
    case "action":
      return `action=${value(fact, "action").type}`;
    case "change": {
      const change = value(fact, "change");
      if (change.do === "shift")
        return `price.max ${change.direction} ${change.by}${change.unit === "percent" ? "%" : ""}`;
      if (change.do === "rooms") return `bedrooms ${change.by > 0 ? "+" : ""}${change.by}`;
      return change.do === "clear"
        ? `clear=${change.key}`
        : `adjust.${change.key}=${change.direction}`;
    }
    default:
      return typeof fact.value === "string" || typeof fact.value === "number"
        ? `${fact.kind}=${fact.value}`
        : fact.kind;
  }
}

const KEYS: Partial<Record<Measure["dimension"], string>> = {
  money: "price",
  area: "area_sqm",
  land: "land_sqm",
};
function measureMeaning({ dimension, from, to, bound, per }: Measure): string {
  const range = to === null ? `.${bound ?? "is"}=${from}` : `=${from}..${to}`;
  return `${KEYS[dimension] ?? dimension}${range}${per === null ? "" : ` per ${per}`}`;
}

/** Marks the facts that do not go with what was said before them. */
export function withContradictions(
  facts: readonly Fact[],
  found: readonly Fact[],
): readonly Fact[] {
  return found.length === 0
    ? facts
    : facts.map((fact) =>
        found.includes(fact) ? { ...fact, rule: `contradiction.${fact.rule}` } : fact,
      );
}
