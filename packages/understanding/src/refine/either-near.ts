import type { Near, PlaceRef } from "@propertyvr/vocabulary";
import { type Fact, FILLER, UNREAD } from "../engine/fact.ts";

/** Which kinds of thing, and of stations which railways, are to be near. */
export function systemsOf(near: readonly Near[], refs: readonly PlaceRef[]): ReadonlySet<string> {
  return new Set(
    near.map(({ kind, name }) => {
      if (kind !== "transit") return kind;
      const id = refs.find((ref) => ref.name === name && ref.kind === "station")?.id;
      return `transit:${id?.replace("station:", "").split("-")[0] ?? name?.toLowerCase() ?? ""}`;
    }),
  );
}

const JOINING = new Set(["or", "slash"]);
/** What may stand between two things of one row: "near the BTS, or else near a hospital". */
const BETWEEN = new Set([
  FILLER,
  "comma",
  "or",
  "slash",
  "near",
  "inArea",
  "isOk",
  "walkable",
  "seek",
]);

/**
 * True where all things of a message to be near stand in one row that "or", a slash or
 * "ก็ได้" behind each joins, and no "and".
 */
export function areAlternatives(facts: readonly Fact[]): boolean {
  const row = facts.flatMap(apart);
  const first = row.findIndex(({ kind }) => kind === "targets");
  const last = row.findLastIndex(({ kind }) => kind === "targets");
  if (first < 0 || first === last) return false;
  const between = row.slice(first, last + 1).filter(({ kind }) => kind !== "targets");
  return (
    between.every(({ kind }) => BETWEEN.has(kind)) &&
    between.some(({ kind }) => JOINING.has(kind) || kind === "isOk")
  );
}

/** Rows that rules have read as one are looked at piece by piece. */
function apart(fact: Fact): readonly Fact[] {
  if (!isRow(fact)) return [fact];
  return fact.parts.flatMap((part) =>
    part.kind === "place" || part.kind === "nearNoun"
      ? [{ ...part, kind: "targets" }]
      : apart(part),
  );
}

/** True for several things to be near that rules have read as one. */
export const isRow = ({ kind, parts }: Fact): boolean =>
  kind === "targets" &&
  parts.some((part) => part.kind === "or" || part.kind === "slash" || part.kind === "and");

export type NameSeparator = "or" | "comma" | "none";

/** How what stands between two things of a row joins them. */
export function separates(between: readonly Fact[]): NameSeparator {
  if (!between.every((fact) => BETWEEN.has(fact.kind) || saysOr(fact))) return "none";
  if (between.some((fact) => saysOr(fact) || fact.kind === "isOk")) return "or";
  return between.some(({ kind }) => kind === "comma") ? "comma" : "none";
}

/** "Or", a slash, "หรือแถว". */
const saysOr = ({ kind, value: said }: Fact): boolean =>
  JOINING.has(kind) || (kind === "also" && said === "or");

const OPENING = new Set([
  FILLER,
  UNREAD,
  "talk",
  "comma",
  "stop",
  "near",
  "inArea",
  "seek",
  "replace",
]);
/** "Or near a mall", "ใกล้ห้างก็ได้": joins what was said before by "or". */
export const joinsByOr = (facts: readonly Fact[]): boolean => opensWithOr(facts) || endsInOk(facts);

export function opensWithOr(facts: readonly Fact[]): boolean {
  const opens = facts.find(({ kind }) => !OPENING.has(kind));
  return opens !== undefined && saysOr(opens);
}

function endsInOk(facts: readonly Fact[]): boolean {
  const last = facts.findLastIndex(({ kind }) => kind === "targets" || kind === "areas");
  return facts.slice(last + 1).some(({ kind }) => kind === "isOk");
}
