import type { DuePhoto } from "./photo-store.ts";

export interface LineRules {
  readonly inAll: number;
  readonly perHost: number;
  /** Leaves room for others beside a source whose servers are slow. */
  readonly perSource: number;
}

/** What waits to be fetched, and what is being fetched, on this server. */
export interface PhotoLine {
  readonly join: (photos: readonly DuePhoto[]) => void;
  /** The next that may be fetched now; the sources take turns, and each begins with what joined first. */
  readonly begin: () => DuePhoto | undefined;
  readonly end: (photo: DuePhoto) => void;
  /** Leaves a host alone until then; what waits for it is forgotten, to join again later. */
  readonly rest: (host: string, until: Date) => void;
  readonly resting: () => readonly string[];
  readonly waitingOf: (source: string) => number;
  /** The hashes of what is being fetched. */
  readonly begun: () => readonly string[];
}

/** @param now for hosts that rest */
export const photoLine = (rules: LineRules, now: () => Date): PhotoLine => {
  /** In the order of turns. */
  const waiting = new Map<string, DuePhoto[]>();
  const begun = new Map<string, DuePhoto>();
  const resting = new Map<string, Date>();
  const count = (is: (photo: DuePhoto) => boolean): number =>
    [...begun.values()].filter((photo) => is(photo)).length;
  const mayBegin = (photo: DuePhoto): boolean => {
    const host = hostOf(photo.url);
    return count(({ url }) => hostOf(url) === host) < rules.perHost;
  };
  return {
    join: (photos) => {
      for (const photo of photos) {
        if (begun.has(photo.hash) || resting.has(hostOf(photo.url))) continue;
        const line = waiting.get(photo.source) ?? [];
        if (!line.some(({ hash }) => hash === photo.hash)) line.push(photo);
        waiting.set(photo.source, line);
      }
    },
    begin: () => {
      if (begun.size >= rules.inAll) return undefined;
      for (const [source, line] of waiting) {
        if (count((photo) => photo.source === source) >= rules.perSource) continue;
        const at = line.findIndex(mayBegin);
        const photo = line[at];
        if (photo === undefined) continue;
        line.splice(at, 1);
        // Its turn is over: behind the others.
        waiting.delete(source);
        if (line.length > 0) waiting.set(source, line);
        begun.set(photo.hash, photo);
        return photo;
      }
      return undefined;
    },
    end: ({ hash }) => {
      begun.delete(hash);
    },
    rest: (host, until) => {
      resting.set(host, until);
      for (const [source, line] of waiting) {
        const others = line.filter(({ url }) => hostOf(url) !== host);
        if (others.length > 0) waiting.set(source, others);
        else waiting.delete(source);
      }
    },
    resting: () => {
      for (const [host, until] of resting) if (until <= now()) resting.delete(host);
      return [...resting.keys()];
    },
    waitingOf: (source) => waiting.get(source)?.length ?? 0,
    begun: () => [...begun.keys()],
  };
};

/** As the address writes it, its port included; `photosDue` reads it the same way. */
export const hostOf = (url: string): string => (url.split("/", 3)[2] ?? "").toLowerCase();
