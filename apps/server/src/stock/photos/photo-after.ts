import { isLastingFault } from "@propertyvr/contracts";
import type { PhotoAtAddress } from "./look-at-photo.ts";
import type { DuePhoto, PhotoAfter } from "./photo-store.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** After each failure in a row of a photo we do not have yet; after one more it is dead. */
const FIRST_RETRIES_MS = [MINUTE_MS, 10 * MINUTE_MS, 2 * HOUR_MS, DAY_MS] as const;
/** Of one that is shown: a weekend without its server is no reason to take it down. */
const LATER_RETRIES_MS = [DAY_MS, 3 * DAY_MS] as const;
const CHECKED_EVERY_MS = 7 * DAY_MS;
const LONGEST_WAIT_MS = DAY_MS;

/** How a photo stands after it was looked for, and when it is to be looked for again. */
export const photoAfter = (
  photo: Pick<DuePhoto, "hash" | "state" | "misses">,
  seen: Exclude<PhotoAtAddress, { is: "stopped" }>,
  now: Date,
): PhotoAfter => {
  const later = (ms: number): Date => new Date(now.getTime() + ms);
  const nextCheck = later(CHECKED_EVERY_MS + spread(photo.hash));
  switch (seen.is) {
    case "same":
      return { state: "ok", reason: null, status: null, misses: 0, nextTry: nextCheck };
    case "picture": {
      const { picture, etag, lastModified } = seen;
      const found = { pictureId: picture.id, etag, lastModified };
      return { state: "ok", reason: null, status: null, misses: 0, nextTry: nextCheck, found };
    }
    case "refused": {
      const { reason } = seen;
      // A name may come to stand for another host.
      const isForGood = reason !== "inward" && isLastingFault(reason);
      const nextTry = isForGood ? null : nextCheck;
      return { state: "refused", reason, status: null, misses: photo.misses + 1, nextTry };
    }
    case "missed": {
      const { reason, status } = seen;
      const misses = photo.misses + 1;
      const isGivenUp = photo.state === "dead" || photo.state === "refused";
      const retries = photo.state === "ok" ? LATER_RETRIES_MS : FIRST_RETRIES_MS;
      const wait = isGivenUp ? undefined : retries[misses - 1];
      if (wait === undefined) return { state: "dead", reason, status, misses, nextTry: nextCheck };
      const nextTry = later(Math.max(wait, Math.min(seen.waitMs ?? 0, LONGEST_WAIT_MS)));
      return { state: photo.state, reason, status, misses, nextTry };
    }
  }
};

/** Spreads what was fetched in one night over a day of the following weeks. */
const spread = (hash: string): number => (Number.parseInt(hash.slice(0, 8), 16) / 2 ** 32) * DAY_MS;
