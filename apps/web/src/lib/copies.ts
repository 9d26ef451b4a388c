/**
 * Copies of what a person reads, kept on their device for times without a network: a cache for each
 * account, named after it. Browsers have caches in secure contexts alone; elsewhere nothing is kept.
 */
const PREFIX = "copies ";

/** A copy, and when it was made. */
export interface Copy {
  readonly value: unknown;
  readonly atMs: number;
}

const storage = (): CacheStorage | undefined => globalThis.caches;

/** Forgets the copies of everybody but this account; without one, of everybody. */
export async function forgetCopies(except?: string): Promise<void> {
  for (const name of (await storage()?.keys()) ?? [])
    if (name.startsWith(PREFIX) && name !== PREFIX + (except ?? "")) await storage()?.delete(name);
}

/** The copies of one account. */
export function copiesOf(userId: string) {
  const open = () => storage()?.open(PREFIX + userId);
  const addressOf = (name: string): string => `/copies/${encodeURIComponent(name)}`;
  return {
    keep: async (name: string, copy: Copy): Promise<void> =>
      (await open())?.put(addressOf(name), new Response(JSON.stringify(copy))),
    read: async (name: string): Promise<Copy | undefined> => {
      const reply = await (await open())?.match(addressOf(name));
      return reply === undefined ? undefined : ((await reply.json()) as Copy);
    },
    remove: async (name: string): Promise<void> =>
      void (await (await open())?.delete(addressOf(name))),
    names: async (): Promise<readonly string[]> =>
      ((await (await open())?.keys()) ?? []).map(({ url }) =>
        decodeURIComponent(url.slice(url.lastIndexOf("/") + 1)),
      ),
  };
}
export type Copies = ReturnType<typeof copiesOf>;
