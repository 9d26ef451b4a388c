/** A home's place in a group, as it is stored. */
export interface Membership {
  readonly listingId: string;
  readonly groupId: string;
  /** Too many for one home; see `MOST_OF_ONE_HOME`. */
  readonly isStock: boolean;
}

/** A group of more is the stock of a project whose units are described alike. */
export const MOST_OF_ONE_HOME = 20;

/**
 * Groups homes that are linked, directly or by way of others.
 * @param pairs homes that are likely the same
 * @param known where homes of these pairs, and what stands with them, are grouped already
 * @returns where each of them is to be grouped
 */
export const joinGroups = (
  pairs: readonly (readonly [string, string])[],
  known: readonly Membership[],
): readonly Membership[] => {
  const roots = new Map<string, string>();
  const rootOf = (id: string): string => {
    const next = roots.get(id) ?? id;
    if (next === id) return id;
    const root = rootOf(next);
    roots.set(id, root);
    return root;
  };
  for (const [one, other] of pairs) roots.set(rootOf(one), rootOf(other));
  const firstOf = new Map<string, string>();
  for (const { listingId, groupId } of known) {
    const first = firstOf.get(groupId) ?? listingId;
    firstOf.set(groupId, first);
    roots.set(rootOf(listingId), rootOf(first));
  }

  const stocks = new Map(
    known.filter(({ isStock }) => isStock).map((each) => [rootOf(each.listingId), each.groupId]),
  );
  const ids = new Set([...pairs.flat(), ...known.map(({ listingId }) => listingId)]);
  const members = new Map<string, string[]>();
  for (const id of ids) {
    const root = rootOf(id);
    members.set(root, [...(members.get(root) ?? []), id]);
  }
  return [...members].flatMap(([root, listings]) => {
    const stock = stocks.get(root);
    const groupId = stock ?? smallest(listings);
    const isStock = stock !== undefined || listings.length > MOST_OF_ONE_HOME;
    return listings.map((listingId) => ({ listingId, groupId, isStock }));
  });
};

const smallest = (ids: readonly string[]): string =>
  ids.reduce((least, id) => (BigInt(id) < BigInt(least) ? id : least));
