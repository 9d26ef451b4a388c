import type { ApiKey } from "@propertyvr/contracts";
import { useEffect, useRef, useState } from "react";

/** Something that was done to a key while this list stood open, and not by it. */
export interface Elsewhere {
  readonly key: ApiKey;
  readonly what: "revoked" | "deleted";
}

/** @param own ids of keys that are being ended from here */
const doneElsewhere = (
  before: readonly ApiKey[],
  now: readonly ApiKey[],
  own: ReadonlySet<string>,
): readonly Elsewhere[] =>
  before.flatMap((key): readonly Elsewhere[] => {
    if (own.has(key.id)) return [];
    const found = now.find(({ id }) => id === key.id);
    if (found === undefined) return [{ key, what: "deleted" }];
    return key.revoked_at === null && found.revoked_at !== null ? [{ key, what: "revoked" }] : [];
  });

/** Remembers what was done elsewhere until it was seen. */
export function useElsewhere(keys: readonly ApiKey[] | undefined) {
  const before = useRef(keys);
  const own = useRef(new Set<string>());
  const [done, setDone] = useState<readonly Elsewhere[]>([]);
  useEffect(() => {
    if (keys === undefined) return;
    const found = doneElsewhere(before.current ?? keys, keys, own.current);
    before.current = keys;
    if (found.length > 0) setDone((earlier) => [...earlier, ...found]);
  }, [keys]);
  return {
    done,
    /** What happens to this key from now on is this person's doing ... */
    isOwn: (id: string) => void own.current.add(id),
    /** ... unless it came to nothing. */
    isNotOwn: (id: string) => void own.current.delete(id),
    seen: () => setDone([]),
  };
}
