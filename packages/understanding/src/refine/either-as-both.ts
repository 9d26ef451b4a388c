import {
  type Reading,
  settledJoins,
  type Understood,
  WHERE_KEYS,
  type WhereKey,
} from "@propertyvr/vocabulary";

/** A choice is said in one breath: what stands longer apart belongs to something else. UTF-16 units. */
const BETWEEN_MAX = 24;
const OR = /(?:^|[\s,])or(?:\s|$)|หรือ/i;

/**
 * What a message joins by "or" although the search asks for both ("a gym or a garden"), as it is
 * said. Empty where each choice is one: of places, of things of one kind, of what `extensions` join.
 */
export function eitherAsBoth(
  text: string,
  understood: Pick<Understood, "readings" | "criteria" | "extensions">,
): readonly string[] {
  const { readings } = understood;
  return readings.flatMap((one, at) => {
    // "Near a mall or a hospital" is read as one.
    const [first, second] = nearKinds(one);
    if (OR.test(one.text) && isBothAsked([first, second], understood)) return [one.text];
    const other = readings[at + 1];
    if (other === undefined) return [];
    const between = text.slice(one.end, other.start);
    if (between.length > BETWEEN_MAX || !OR.test(between)) return [];
    const keys = [keyOf(one), keyOf(other)] as const;
    return isBothAsked(keys, understood) ? [text.slice(one.start, other.end)] : [];
  });
}

type EitherKey = WhereKey | "amenities";

/** What a reading asks for; undefined for what has nothing to do with where a home lies or what it has. */
function keyOf(reading: Reading): EitherKey | undefined {
  const { means } = reading;
  if (means.startsWith("amenities=")) return "amenities";
  if (means.startsWith("places=")) return "places";
  return nearKinds(reading)[0];
}

/** The kinds of what a reading asks to be near, each once. */
function nearKinds({ means }: Reading): readonly WhereKey[] {
  const kinds = [...means.matchAll(/(?:^| )near\.(\w+)=/g)].map(([, kind]) => kind);
  return WHERE_KEYS.filter((key) => kinds.includes(key));
}

function isBothAsked(
  [one, other]: readonly [EitherKey | undefined, EitherKey | undefined],
  { criteria, extensions }: Pick<Understood, "criteria" | "extensions">,
): boolean {
  if (one === undefined || other === undefined) return false;
  const isAsked = (key: EitherKey): boolean =>
    key === "amenities" || key === "places"
      ? criteria[key].length > 0
      : criteria.near.some(({ kind }) => kind === key);
  if (!isAsked(one) || !isAsked(other)) return false;
  if (one === "amenities" || other === "amenities") return true;
  if (one === other) return false;
  const { near_any, one_of } = settledJoins(criteria, extensions);
  const areNear = one !== "places" && other !== "places";
  return !((near_any && areNear) || (one_of.includes(one) && one_of.includes(other)));
}
