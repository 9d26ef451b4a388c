import { inTransaction } from "@propertyvr/database";
import type { Pool } from "pg";
import { recordForGrouping } from "../listings/change-notes.ts";
import type { Clock, Log } from "../../platform/config/deps.ts";
import type { GuardedFetch } from "../../platform/outbound/guarded-fetch.ts";
import { ownReference } from "../partner-listings/partner-property.ts";
import { partnerOf } from "../partner-listings/stock-store.ts";
import { emitEvent } from "../../platform/outbox/emit-event.ts";
import { lookAtPhoto, type PhotoAtAddress } from "./look-at-photo.ts";
import { photoAfter } from "./photo-after.ts";
import { hostOf, photoLine, type PhotoLine } from "./photo-line.ts";
import { photoRoom, type PhotoRoom, type RoomLimits } from "./photo-room.ts";
import {
  type DuePhoto,
  type PhotoAfter,
  photosDue,
  readNotes,
  referenceOf,
  savePhoto,
  sourcesDue,
} from "./photo-store.ts";
import { storePicture } from "./picture-store.ts";

export interface PhotoDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly guardedFetch: GuardedFetch;
  readonly log: Log;
  /** In tests: room for fewer. */
  readonly room?: RoomLimits;
}

const RULES = { inAll: 4, perHost: 2, perSource: 3 } as const;
const NOTES_AT_ONCE = 500;
const FRESH_AT_ONCE = 16;
const AGAIN_AT_ONCE = 4;
const LOOK_EVERY_MS = 2_000;
const LONGEST_REST_MS = 3_600_000;

/**
 * Fetches every photo that is due, a few at a time, until none is or it is told to stop. What is due
 * stands in the database, and a photo that was being fetched when the server died is still due. Run on
 * one server at a time.
 */
export const fetchPhotos = async (deps: PhotoDeps, signal: AbortSignal): Promise<void> => {
  const { pool, clock } = deps;
  const line = photoLine(RULES, () => clock.now());
  const room = photoRoom(pool, deps.room);
  const running = new Set<Promise<void>>();
  let sources: readonly string[] = [];
  let lookedAt = Number.NEGATIVE_INFINITY;
  try {
    while (!signal.aborted) {
      const read = await readNotes(pool, NOTES_AT_ONCE, clock.now());
      // The machine's own time: it paces us, and means nothing.
      if (read > 0 || running.size === 0 || performance.now() - lookedAt > LOOK_EVERY_MS) {
        sources = await sourcesDue(pool, clock.now());
        if (sources.length > 0) await room.look();
        lookedAt = performance.now();
      }
      sources = await fill(deps, line, sources);
      for (let photo = line.begin(); photo !== undefined; photo = line.begin()) {
        const work = fetchOne(deps, { line, room }, photo, signal).finally(() =>
          running.delete(work),
        );
        running.add(work);
      }
      if (running.size > 0) await Promise.race(running);
      else if (read === 0) return;
    }
  } finally {
    await Promise.allSettled(running);
  }
};

/** Brings more of each source into the line, if none of it waits there. @returns those that had more */
const fill = async (
  { pool, clock }: PhotoDeps,
  line: PhotoLine,
  sources: readonly string[],
): Promise<readonly string[]> => {
  const left: string[] = [];
  for (const source of sources) {
    if (line.waitingOf(source) === 0) {
      // One that is fetched while we ask may be done before we hear that it is due.
      const begun = new Set(line.begun());
      const due = await photosDue(pool, source, {
        now: clock.now(),
        restingHosts: line.resting(),
        fresh: FRESH_AT_ONCE,
        again: AGAIN_AT_ONCE,
      });
      line.join(due.filter(({ hash }) => !begun.has(hash)));
    }
    if (line.waitingOf(source) > 0) left.push(source);
  }
  return left;
};

const fetchOne = async (
  deps: PhotoDeps,
  { line, room }: { readonly line: PhotoLine; readonly room: PhotoRoom },
  photo: DuePhoto,
  signal: AbortSignal,
): Promise<void> => {
  const { pool, clock } = deps;
  const isNew = photo.state !== "ok";
  try {
    const lack = isNew ? await room.take(photo.source) : undefined;
    const seen: PhotoAtAddress = lack
      ? { is: "refused", reason: lack }
      : await look(deps, photo, signal);
    if (isNew && lack === undefined && seen.is !== "picture") room.giveBack(photo.source);
    if (seen.is === "stopped") return;
    if (seen.is === "missed" && seen.waitMs !== null) {
      const rest = Math.min(seen.waitMs, LONGEST_REST_MS);
      line.rest(hostOf(photo.url), new Date(clock.now().getTime() + rest));
    }
    await keep(pool, photo, seen, clock.now());
  } finally {
    line.end(photo);
  }
};

/** A fault of our own is a miss of that photo: it must not stand in the way of the others. */
const look = async (
  { clock, guardedFetch, log }: PhotoDeps,
  photo: DuePhoto,
  signal: AbortSignal,
): Promise<PhotoAtAddress> => {
  try {
    return await lookAtPhoto(guardedFetch, photo, { now: clock.now(), signal });
  } catch (error) {
    log.error({ err: error, photo: photo.hash }, "a photo could not be looked at");
    return { is: "missed", reason: "broken", status: null, waitMs: null };
  }
};

const keep = async (
  pool: Pool,
  photo: DuePhoto,
  seen: Exclude<PhotoAtAddress, { is: "stopped" }>,
  now: Date,
): Promise<void> =>
  inTransaction(pool, async (client) => {
    if (seen.is === "picture") await storePicture(client, seen.picture, now);
    const after = photoAfter(photo, seen, now);
    await savePhoto(client, photo.hash, after, now);
    if (after.found !== undefined) await recordForGrouping(client, [photo.listing_id]);
    const partnerId = partnerOf(photo.source);
    if (!isNewlyGone(photo, after) || partnerId === undefined) return;
    // Nothing is wrong with the photo itself, and there may be many of them.
    if (after.reason === "too_many" || after.reason === "no_space") return;
    const reference = await referenceOf(client, photo.listing_id);
    if (reference === undefined) return;
    const home = { id: photo.listing_id, external_id: ownReference(reference) };
    await emitEvent(client, partnerId, { type: "image.dead", data: { ...home, url: photo.url } });
  });

const isNewlyGone = ({ state }: DuePhoto, after: PhotoAfter): boolean =>
  (after.state === "dead" || after.state === "refused") && (state === "waiting" || state === "ok");
