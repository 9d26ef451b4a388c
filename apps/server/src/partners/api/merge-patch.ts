import { hasThai, type SentRow } from "@propertyvr/ingest";

/** A row nests less deeply; what goes deeper is refused afterwards, so it need not be merged. */
const DEEPEST = 8;

/**
 * A row with a merge patch applied (RFC 7396): null takes a member out, an object is merged, anything
 * else replaces. A member that says the same as one of the row in another form takes its place,
 * where the two would contradict each other: `price` that of `rent_price`, `square_footage` that of `area_sqm`.
 * @param visit called once for each member of the patch that is looked at
 */
export const patchedRow = (
  row: SentRow,
  patch: SentRow,
  visit: () => void = () => undefined,
): SentRow => {
  const rivals = new Set(
    Object.entries(patch).flatMap(([name, value]) => (value === null ? [] : rivalsOf(name, value))),
  );
  const kept = Object.entries(row).filter(([name]) => !rivals.has(name));
  return merged(Object.fromEntries(kept), patch, { depth: 0, visit });
};

const merged = (
  into: SentRow,
  patch: SentRow,
  at: { readonly depth: number; readonly visit: () => void },
): SentRow => {
  const members = new Map(Object.entries(into));
  for (const [name, value] of Object.entries(patch)) {
    at.visit();
    const before = members.get(name);
    if (value === null) members.delete(name);
    else if (isRow(value) && at.depth < DEEPEST)
      members.set(name, merged(isRow(before) ? before : {}, value, { ...at, depth: at.depth + 1 }));
    else members.set(name, value);
  }
  return Object.fromEntries(members);
};

export const isRow = (value: unknown): value is SentRow =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const RIVALS: Readonly<Record<string, readonly string[]>> = {
  price: ["rent_price", "sale_price"],
  rent_price: ["price"],
  sale_price: ["price"],
  area_sqm: ["square_footage"],
  square_footage: ["area_sqm"],
};

const rivalsOf = (name: string, value: unknown): readonly string[] => {
  if ((name === "title" || name === "description") && typeof value === "string")
    return [`${name}_${hasThai(value) ? "th" : "en"}`];
  return RIVALS[name] ?? [];
};
